"""A learner's server on a JupyterHub, with their own copy of the course: c.Spawner.cmd = ["python", "-m", "plybook.hub"]"""

import os
import subprocess
import sys

from plybook import launcher, replace


def main():
    """Fills my/ in the learner's home, where nothing of theirs is ever overwritten, and becomes their server."""
    if "JUPYTERHUB_SERVICE_URL" not in os.environ:
        sys.exit("plybook.hub is for a JupyterHub to start; without a hub, start: plybook lab")
    # Many machines let everybody enter a new folder.
    os.makedirs("my", mode=0o700, exist_ok=True)
    # A learner whose copy cannot be brought up to date still gets to their work.
    subprocess.run(launcher() + ["ide"], check=False, stdin=subprocess.DEVNULL)
    replace([sys.executable, "-m", "jupyterhub.singleuser"] + sys.argv[1:], {"PLYBOOK_MY": os.path.abspath("my")})


if __name__ == "__main__":
    main()
