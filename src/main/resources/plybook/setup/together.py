"""Runs a command, and ends it and everything it started as soon as standard input closes.

Plybook holds the other end of standard input, so nothing outlives Plybook, even if it is killed.
Usage: together.py COMMAND [ARGUMENT...]; the exit code is the command's.
"""

import os
import signal
import subprocess
import sys
import threading
import uuid

# Kernels have sessions of their own and outlive a notebook server that crashes. They inherit this mark, by which they are found.
MARK = "PLYBOOK_RUN"


def main():
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for Plybook, which then closes standard input
    run = uuid.uuid4().hex
    group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP} if os.name == "nt" else {"start_new_session": True}
    command = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, env={**os.environ, MARK: run}, **group)
    threading.Thread(target=end_when_alone, args=(command,), daemon=True).start()
    code = command.wait()
    end_group(command)
    end_marked(run)
    return code if code >= 0 else 128 - code


def end_when_alone(command):
    while os.read(0, 1024):  # nothing is ever sent: this waits for the end of the input
        pass
    command.terminate()
    try:
        command.wait(12)
    except subprocess.TimeoutExpired:
        command.kill()


def end_group(command):
    if os.name != "nt":
        try:
            os.killpg(command.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass


def end_marked(run):
    try:
        import psutil
    except ImportError:  # while the environment is being built there are no kernels
        return
    for process in psutil.process_iter():
        try:
            if process.environ().get(MARK) == run:
                process.kill()
        except (psutil.Error, OSError):
            pass


if __name__ == "__main__":
    sys.exit(main())
