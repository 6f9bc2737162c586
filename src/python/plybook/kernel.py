"""Starts the Java kernel for a Jupyter that found it in this environment: python -m plybook.kernel CONNECTION_FILE"""

import json
import os
import shutil
import sys
from pathlib import Path

from plybook import INSTALLATION, replace


def java():
    """The Java to use: that of JAVA_HOME, otherwise the first one on the search path."""
    program = "java.exe" if sys.platform == "win32" else "java"
    home = os.environ.get("JAVA_HOME")
    found = str(Path(home) / "bin" / program) if home else shutil.which(program)
    if not found or not Path(found).exists():
        sys.exit(f"Plybook's kernel needs a JDK, 17 or newer: found {found or 'none'}; is JAVA_HOME right?")
    return found


def main(connection_file):
    described = json.loads((INSTALLATION.parent / "kernel.json").read_text(encoding="utf-8"))
    # Both kernels read a backslash in these as the escape of a pattern.
    gaps = {"{java}": java(), "{installation}": INSTALLATION.as_posix(), "{connection_file}": connection_file}

    def filled(text):
        for gap, value in gaps.items():
            text = text.replace(gap, value)
        return text

    replace(
        [filled(word) for word in described["argv"]],
        {name: filled(value) for name, value in described["env"].items()},
    )


if __name__ == "__main__":
    main(sys.argv[1])
