package plybook.report;

import java.util.List;
import plybook.judge.verdict.Report;

/**
 * A submission after grading.
 *
 * @param name what was handed in, as the instructor named it
 * @param receipt the hash of the files that counted, as {@code submit} writes it
 * @param reports in the order of the course; none if the submission was not graded
 * @param notes what was left out of it, and why: each a sentence
 */
public record Graded(String name, String receipt, Status status, List<Report> reports, List<String> notes) {
    /** What came of it. */
    public enum Status {
        /** There are marks, and they are the submission's own. */
        GRADED("graded"),
        /** Nothing could be read from it, so there are no points; the notes say why. */
        UNREADABLE("unreadable"),
        /** The judge itself failed, so there are no marks at all; the notes say why. */
        NOT_GRADED("notGraded");

        private final String inData;

        Status(String inData) {
            this.inData = inData;
        }

        /** Its name in data. */
        public String inData() {
            return inData;
        }
    }

    public Graded {
        reports = List.copyOf(reports);
        notes = List.copyOf(notes);
    }

    /** The points of all exercises. */
    public int earned() {
        return reports.stream().mapToInt(Report::earned).sum();
    }

    /** What all exercises are worth. */
    public int possible() {
        return reports.stream().mapToInt(Report::possible).sum();
    }
}
