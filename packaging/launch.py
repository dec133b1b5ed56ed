"""What the folder build starts: the program, or one of the worker processes that it starts itself."""

import os
import sys
from multiprocessing import freeze_support

from arcology.app.main import main


def forget_own_libraries():
    """Programs of the system that we start (a file manager, a message) must not load the libraries of this folder."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    freeze_support()
    if sys.platform.startswith("linux"):
        forget_own_libraries()
    sys.exit(main())
