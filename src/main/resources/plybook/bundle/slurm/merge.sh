#!/usr/bin/env bash
# Makes one class of all shares; says what is missing, and can be repeated.
set -euo pipefail
exec "${PLYBOOK:-plybook}" grade --merge shares/share-* --out "${OUT:-graded}"
