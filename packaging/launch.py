"""What the folder build starts: the program, or one of the worker processes that it starts itself."""

import sys
from multiprocessing import freeze_support

from arcology.app.main import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
