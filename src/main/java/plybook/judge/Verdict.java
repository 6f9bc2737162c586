package plybook.judge;

/** How a check ended. */
public sealed interface Verdict {
    /**
     * As the contract asks.
     *
     * @param remark what is worth knowing all the same, such as which cutoff rule it is; may be empty
     */
    record Passed(String remark) implements Verdict {
        /** Nothing more to say. */
        public Passed() {
            this("");
        }
    }

    /** An answer, and a wrong one. */
    record Failed(Evidence evidence) implements Verdict {}

    /** The file is missing, is not readable as Java, or holds another class. */
    record NotCompiled(String message) implements Verdict {}

    /** Still busy at the deadline. */
    record TimedOut(String message) implements Verdict {}

    /** No answer, for the code threw an exception or ended its process. */
    record Crashed(String message) implements Verdict {}

    /** The starter's "TODO" is still there. */
    record NotAttempted(String message) implements Verdict {}
}
