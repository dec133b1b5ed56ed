"""Cities of Venus: Lost Contact. Floating cities that live on what the last canisters from Earth bring."""
