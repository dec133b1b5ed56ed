"""Catalogues, messages and the rules reference: everything that turns an id into words."""
