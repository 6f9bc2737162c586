"""Fetches the wheels that a list of pinned packages means on another platform and Python version.

Arguments: the list, the folder to fetch into, the platform, the version. Markers such as "sys_platform == 'darwin'" are evaluated for
the platform that was asked for: pip itself would evaluate them for the machine that it runs on.
"""

import pathlib
import subprocess
import sys
import tempfile

from pip._vendor.packaging.requirements import Requirement

# The oldest systems with wheels of all packages; pip tries a wheel for each tag.
TAGS = {
    "linux": ["manylinux_2_28_x86_64", "manylinux_2_27_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64", "manylinux_2_12_x86_64",
              "manylinux2010_x86_64", "manylinux_2_5_x86_64", "manylinux1_x86_64"],
    "macos-arm": ["macosx_%d_0_%s" % (major, kind) for major in (14, 13, 12, 11) for kind in ("arm64", "universal2")],
    "macos-intel": ["macosx_%d_0_%s" % (major, kind) for major in (14, 13, 12, 11) for kind in ("x86_64", "universal2")]
    + ["macosx_10_%d_%s" % (minor, kind) for minor in range(16, 8, -1) for kind in ("x86_64", "universal2", "intel")],
    "windows": ["win_amd64"],
}
MARKERS = {
    "linux": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "platform_machine": "x86_64"},
    "macos-arm": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix", "platform_machine": "arm64"},
    "macos-intel": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix", "platform_machine": "x86_64"},
    "windows": {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt", "platform_machine": "AMD64"},
}


def entries(text):
    """Yields each requirement with its lines of hashes."""
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            requirement, *hashes = line.split("--hash=")
            yield requirement.strip(), ["--hash=" + each.strip() for each in hashes]


def wanted(text, platform, version):
    environment = {
        **MARKERS[platform],
        "python_version": version,
        "python_full_version": version + ".0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }
    for requirement, hashes in entries(text):
        marker = Requirement(requirement).marker
        if marker is None or marker.evaluate(environment):
            yield " ".join([requirement.split(";")[0].strip(), *hashes])


def main(listed, folder, platform, version):
    target = pathlib.Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    lines = list(wanted(pathlib.Path(listed).read_text(encoding="utf-8"), platform, version))
    with tempfile.TemporaryDirectory() as scratch:
        pinned = pathlib.Path(scratch) / "requirements.txt"
        pinned.write_text("\n".join(lines) + "\n", encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--no-input", "--progress-bar", "off", "--no-deps",
               "--only-binary", ":all:", "--require-hashes", "--implementation", "cp", "--python-version", version,
               "--dest", str(target), "--requirement", str(pinned)]
        for tag in TAGS[platform]:
            pip += ["--platform", tag]
        sys.exit(subprocess.call(pip))


if __name__ == "__main__":
    main(*sys.argv[1:])
