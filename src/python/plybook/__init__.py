"""Starts Plybook, a Java program, from an environment of Python; installed by pip."""

import os
import subprocess
import sys
from pathlib import Path

INSTALLATION = Path(__file__).parent / "installation"


def main():
    """The command plybook: the installation's own launcher, which finds this environment's JupyterLab."""
    windows = sys.platform == "win32"
    launcher = [str(INSTALLATION / "plybook.cmd")] if windows else ["/bin/sh", str(INSTALLATION / "plybook")]
    replace(launcher + sys.argv[1:], {"PLYBOOK_PYTHON": sys.executable})


def replace(command, variables):
    """Becomes another program, or where that cannot be, runs it to its end."""
    environment = {**os.environ, **variables}
    if sys.platform != "win32":
        os.execve(command[0], command, environment)
    try:
        sys.exit(subprocess.call(command, env=environment))
    except KeyboardInterrupt:
        sys.exit(130)
