"""Where games are kept: the journal that every decision goes to at once, the library over it, and portable saves."""
