package plybook.grading;

import java.util.Optional;
import plybook.intake.Learner;
import plybook.report.Marks;
import plybook.report.Provenance;

/**
 * The results of a submission, as files.
 *
 * @param folder the name of their folder
 * @param from where the verdicts come from; empty if there are none
 */
public record Drawn(Learner learner, String folder, Marks marks, Optional<Provenance> from) {}
