#!/usr/bin/env bash
# Gradescope runs this once, when it builds the autograder's image.
set -euo pipefail
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends openjdk-17-jdk-headless util-linux
chmod 600 /autograder/source/seed
chmod 755 /autograder/source/plybook/plybook
