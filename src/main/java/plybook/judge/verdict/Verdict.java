package plybook.judge.verdict;

import java.util.Optional;

/**
 * The verdict on a check.
 *
 * <p>A proved violation is {@link Failed}, named or not. A suspicion is {@link NeedsLook}, neither a failure nor a pass.
 */
public sealed interface Verdict {
    /** Returns a message in addition to evidence; empty if the check passed or has evidence. */
    default String message() {
        return "";
    }

    /** Returns what was seen beside what was expected; empty for a verdict that does not rest on an answer. */
    default Optional<Evidence> shown() {
        return Optional.empty();
    }

    /** Returns the verdict's name in data: its type's, with a small first letter, such as {@code notCompiled}. */
    default String kind() {
        String name = getClass().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /**
     * As the contract asks.
     *
     * @param remark what is worth knowing all the same, such as which cutoff rule it is; may be empty
     * @param bare the remark without what was asked, for a graded learner
     */
    record Passed(String remark, String bare) implements Verdict {
        /** Nothing more to say. */
        public Passed() {
            this("", "");
        }

        /** A remark all of which may be told. */
        public Passed(String remark) {
            this(remark, remark);
        }
    }

    /** An answer, and a wrong one. */
    record Failed(Evidence evidence) implements Verdict {
        @Override
        public Optional<Evidence> shown() {
            return Optional.of(evidence);
        }
    }

    /**
     * Neither proved right nor proved wrong. The points are withheld until an instructor has decided.
     *
     * @param message what was seen and what is left to decide, in plain words that a graded learner may read
     * @param evidence a place where it was seen
     */
    record NeedsLook(String message, Evidence evidence) implements Verdict {
        @Override
        public Optional<Evidence> shown() {
            return Optional.of(evidence);
        }
    }

    /**
     * The file is missing, is not readable as Java, or holds another class.
     *
     * @param bare the message without what the code said when it ran, for a graded learner
     */
    record NotCompiled(String message, String bare) implements Verdict {
        /** A message that came about without running the code, so that all of it may be told. */
        public NotCompiled(String message) {
            this(message, message);
        }
    }

    /**
     * Still busy at the deadline.
     *
     * @param bare the message without what was asked and without what the code said, for a graded learner; may be empty
     */
    record TimedOut(String message, String bare) implements Verdict {
        /** A message of which nothing may be told on. */
        public TimedOut(String message) {
            this(message, "");
        }
    }

    /**
     * No answer, because the code threw an exception or ended its process.
     *
     * @param bare the message without what was asked and without what the code said, for a graded learner; may be empty
     */
    record Crashed(String message, String bare) implements Verdict {
        /** A message of which nothing may be told on. */
        public Crashed(String message) {
            this(message, "");
        }
    }

    /** The starter's "TODO" is still there. */
    record NotAttempted(String message) implements Verdict {}
}
