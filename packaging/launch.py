"""What the folder build starts: the program, or one of the worker processes that it starts itself.

PyInstaller would put code of its own before this. It imports multiprocessing, inspect and more at every start, and
leaves variables behind that mislead other programs of Qt. So arcology.spec leaves it out; what is needed of it is here.
"""

import os
import sys

__file__ = None  # a worker would look for a file of this name, to run it once more
TRACKER = "from multiprocessing.resource_tracker import main"


def forget_own_libraries():
    """Programs of the system that we start (a file manager, a message) must not load the libraries of this folder."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


def work():
    """Does what multiprocessing has started this process for, if it has: as a worker, or to clean up after them."""
    if sys.argv[1:2] == ["--multiprocessing-fork"]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    for option, command in zip(sys.argv, sys.argv[1:], strict=False):
        if option == "-c" and command.startswith(TRACKER):
            exec(command)
            sys.exit()


if __name__ == "__main__":
    if sys.platform.startswith("linux"):
        forget_own_libraries()
    work()
    from arcology.app.main import main

    sys.exit(main())
