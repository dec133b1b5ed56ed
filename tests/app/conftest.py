"""The program with the toy."""

from tests.app.toy_program import make_window, toy_data, toy_program, window

__all__ = ["make_window", "toy_data", "toy_program", "window"]
