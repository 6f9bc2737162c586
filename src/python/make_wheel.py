"""Makes the wheel of Plybook from the installation that ./mvnw package has packed: python3 src/python/make_wheel.py [FOLDER]

The wheel holds the installation, the kernel JJava (checked against the hash in requirements.txt), and the kernel's description for
Jupyter. It is written to FOLDER, or to target/.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "src/main/resources/plybook/setup/requirements.txt"
KERNEL = ".data/data/share/jupyter/kernels/java/jjava.jar"


def version():
    """The version in pom.xml, as Python writes it: a snapshot comes before its release."""
    said = xml.etree.ElementTree.parse(ROOT / "pom.xml").findtext("{*}version")
    return said.replace("-SNAPSHOT", ".dev0")


def pip(*arguments):
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments], check=True)


def fetch_kernel(folder, temp):
    """Puts JJava and its licence into the folder."""
    pinned = re.search(r"^jjava==.*(?:\n +--hash.*)+", REQUIREMENTS.read_text(), re.MULTILINE)
    (temp / "jjava.txt").write_text(pinned.group() + "\n")
    pip("download", "--quiet", "--no-deps", "--require-hashes", "--dest", str(temp / "jjava"), "--requirement", str(temp / "jjava.txt"))
    folder.mkdir()
    with zipfile.ZipFile(next((temp / "jjava").glob("*.whl"))) as wheel:
        for name in wheel.namelist():
            last = name.rsplit("/", 1)[-1]
            if name.endswith(KERNEL) or last.upper().startswith(("LICENSE", "NOTICE")):
                (folder / last).write_bytes(wheel.read(name))
    if not (folder / "jjava.jar").exists():
        sys.exit("The wheel of JJava has no jjava.jar where it used to be.")


def describe_kernel(package, temp):
    """Lets Plybook describe the kernel, and leaves gaps for what is known only where it is installed."""
    installation = package / "installation"
    subprocess.run(["sh", str(installation / "plybook"), "kernel", "install", "--prefix", str(temp / "prefix")], check=True)
    described = temp / "prefix/share/jupyter/kernels/java"
    text = (described / "kernel.json").read_text(encoding="utf-8")
    kernel = json.loads(text)
    fill = {str(described / "kernel.jar"): "{installation}/kernel/jjava.jar", str(installation): "{installation}", kernel["argv"][0]: "{java}"}
    for path, gap in fill.items():
        text = text.replace(json.dumps(path)[1:-1], gap)
    (package / "kernel.json").write_text(text, encoding="utf-8")
    if str(temp) in text:
        sys.exit("The kernel's description still names a folder of this machine:\n" + text)
    kernel.update(argv=["python", "-m", "plybook.kernel", "{connection_file}"], env={}, metadata={"plybook": {"program": "pip"}})
    return kernel


def main(to):
    archives = sorted((ROOT / "target").glob("*-installation.zip"))
    if len(archives) != 1:
        sys.exit(f"There must be one archive of the installation in target, but there are {len(archives)}: ./mvnw package makes it.")
    with tempfile.TemporaryDirectory() as folder:
        temp = Path(folder).resolve()
        stage = temp / "wheel"
        shutil.copytree(ROOT / "src/python", stage, ignore=shutil.ignore_patterns("__pycache__", "make_wheel.py"))
        project = stage / "pyproject.toml"
        project.write_text(project.read_text().replace('version = "0"', f'version = "{version()}"'))
        shutil.unpack_archive(archives[0], temp / "archive")
        package = stage / "plybook"
        shutil.move(next((temp / "archive").iterdir()), package / "installation")
        fetch_kernel(package / "installation/kernel", temp)
        kernel = stage / "share/jupyter/kernels/java"
        kernel.mkdir(parents=True)
        (kernel / "kernel.json").write_text(json.dumps(describe_kernel(package, temp), indent=2) + "\n", encoding="utf-8")
        pip("wheel", "--quiet", "--no-deps", "--wheel-dir", str(to), str(stage))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "target")
