package plybook.report;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import plybook.judge.verdict.Report;

/**
 * A submission after grading.
 *
 * @param name the archive or folder, as the instructor named it
 * @param receipt the hash of the files that counted, as {@code submit} writes it
 * @param reports in the order of the course; none if the submission was not graded
 * @param notes what was left out of it, and why, a sentence each
 * @param counted what it counts by the rules of an assignment; empty if there is none
 * @param comments what an instructor wrote about the submission as a whole
 * @param provenance where the verdicts come from; empty if there are none
 */
public record Graded(
        String name,
        String receipt,
        Status status,
        List<Report> reports,
        List<String> notes,
        Optional<Counted> counted,
        List<String> comments,
        Optional<Provenance> provenance) {
    /**
     * The mark of a submission by the rules of an assignment.
     *
     * @param points rounded to two digits
     * @param possible what the assignment is worth
     * @param reasons why that is not the plain sum of the checks, a sentence each
     */
    public record Counted(BigDecimal points, BigDecimal possible, List<String> reasons) {
        public Counted {
            reasons = List.copyOf(reasons);
        }
    }

    /** The outcome of grading. */
    public enum Status {
        /** There are marks. */
        GRADED("graded"),
        /** Nothing could be read from it, so it gets 0 points; the notes say why. */
        UNREADABLE("unreadable"),
        /** The judge itself failed, so there are no marks; the notes say why. */
        NOT_GRADED("notGraded");

        private final String inData;

        Status(String inData) {
            this.inData = inData;
        }

        /** Returns its name in data. */
        public String inData() {
            return inData;
        }
    }

    public Graded {
        reports = List.copyOf(reports);
        notes = List.copyOf(notes);
        comments = List.copyOf(comments);
    }

    /** A submission that is graded without an assignment. */
    public Graded(String name, String receipt, Status status, List<Report> reports, List<String> notes) {
        this(name, receipt, status, reports, notes, Optional.empty(), List.of(), Optional.empty());
    }

    /** Returns the same with other reports. */
    public Graded with(List<Report> others) {
        return new Graded(name, receipt, status, others, notes, counted, comments, provenance);
    }

    /** Returns the points earned in all exercises. */
    public int earned() {
        return reports.stream().mapToInt(Report::earned).sum();
    }

    /** Returns the points of checks that need a look, in all exercises: an instructor may still give them. */
    public int withheld() {
        return reports.stream().mapToInt(Report::withheld).sum();
    }

    /** Returns the points that all exercises are worth. */
    public int possible() {
        return reports.stream().mapToInt(Report::possible).sum();
    }
}
