# nbgrader with Plybook. The kernel "java" must be Plybook's own: see docs/kernels.md.
c = get_config()  # noqa: F821 (nbgrader defines it)

# Starters keep their TODOs, by which the judge knows what was not begun; ClearSolutions would replace them.
c.GenerateAssignment.preprocessors = [
    "nbgrader.preprocessors.IncludeHeaderFooter",
    "nbgrader.preprocessors.LockCells",
    "nbgrader.preprocessors.ClearOutput",
    "nbgrader.preprocessors.CheckCellMetadata",
    "nbgrader.preprocessors.ComputeChecksums",
    "nbgrader.preprocessors.SaveCells",
    "nbgrader.preprocessors.ClearHiddenTests",
    "nbgrader.preprocessors.ClearMarkScheme",
    "nbgrader.preprocessors.ComputeChecksums",
    "nbgrader.preprocessors.CheckCellMetadata",
]
# The judge asks for some minutes at most.
c.ExecutePreprocessor.timeout = 600
