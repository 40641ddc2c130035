"""`python -m carrack.cli` does what the installed command does."""

import sys

from carrack.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
