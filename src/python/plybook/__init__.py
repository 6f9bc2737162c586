"""Starts Plybook, a Java program, from an environment of Python; installed by pip."""

import os
import subprocess
import sys
from pathlib import Path

INSTALLATION = Path(__file__).parent / "installation"


def launcher():
    """The installation's own launcher. Files of a wheel are not marked as programs."""
    windows = sys.platform == "win32"
    return [str(INSTALLATION / "plybook.cmd")] if windows else ["/bin/sh", str(INSTALLATION / "plybook")]


def main():
    """The command plybook: the launcher, told of this environment, so that it finds its JupyterLab."""
    replace(launcher() + sys.argv[1:], {"PLYBOOK_PYTHON": sys.executable})


def replace(command, variables):
    """Becomes another program, or where that cannot be, runs it to its end."""
    environment = {**os.environ, **variables}
    if sys.platform != "win32":
        os.execve(command[0], command, environment)
    try:
        sys.exit(subprocess.call(command, env=environment))
    except KeyboardInterrupt:
        sys.exit(130)
