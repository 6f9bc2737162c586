#!/usr/bin/env bash
# A share of the class for each task of a Slurm job array. From the folder that this file is in:
#   SUBMISSIONS=downloads PLYBOOK=/opt/plybook/plybook sbatch --array=1-8 grade.sh
# A task whose node fails is queued again and goes on where it was. When all have ended: ./merge.sh
#SBATCH --job-name=plybook
#SBATCH --cpus-per-task=1
#SBATCH --mem-per-cpu=2G
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=share-%a.log
set -uo pipefail
"${PLYBOOK:-plybook}" grade "${SUBMISSIONS:?the folder with the submissions}" --assignment assignment.yml \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --out "shares/share-$SLURM_ARRAY_TASK_ID" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}" --sandbox "${PLYBOOK_SANDBOX:-auto}"
code=$?
# 1: some could not be read, which the merged table says; that is no failure of the task.
[ "$code" -eq 1 ] && exit 0
exit "$code"
