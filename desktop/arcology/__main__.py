"""``python -m arcology``."""

import sys

from arcology.app.main import main

if __name__ == "__main__":
    sys.exit(main())
