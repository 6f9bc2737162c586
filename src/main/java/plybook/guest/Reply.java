package plybook.guest;

import java.util.Optional;

/** The reply to a question: an answer, or the fault in the learner's code. */
public sealed interface Reply {
    /**
     * The result of the learner's method as text: an {@code int}, {@code true} or {@code false}, the name of a player (empty for
     * nobody), a board, or cells such as {@code (0,0) (0,2)}.
     *
     * @param changedArgument the board that was handed in as it is now, if it is not as it was; or, behind {@link Walk#CHANGED}, the list
     *     or board that the method returned before, if that has changed since
     */
    record Answer(String text, Optional<String> changedArgument) implements Reply {}

    /**
     * There is no answer.
     *
     * @param message what the learner's code said, such as the message of an exception; may be empty
     * @param where the line of the learner's file, such as {@code MyMinimax.java:23}; empty if unknown
     * @param changedArgument the board that was handed in as it is now, if the code threw and it is not as it was
     */
    record Fault(Kind kind, String message, String where, Optional<String> changedArgument) implements Reply {
        /** The message of what befell the code before it was asked anything: in its constructor, or while its class was loaded. */
        public static final String MAKING = "making an object";

        /** A fault after which everything is as it was. */
        public Fault(Kind kind, String message, String where) {
            this(kind, message, where, Optional.empty());
        }
    }

    /** Why there is no answer. The order is part of the wire format: new ones go to the end. */
    enum Kind {
        /** The starter's {@code UnsupportedOperationException("TODO: …")} is still there. */
        NOT_ATTEMPTED,
        /** There is no such class, or it can't be made an object of the contract. */
        NO_OBJECT,
        THREW,
        RETURNED_NULL,
        STACK_OVERFLOW,
        OUT_OF_MEMORY,
        PRINTED_TOO_MUCH,
        /** Still busy at the deadline. */
        TOO_LATE,
        /** The code ended its process. */
        EXITED,
        /** The process ended, or spoke nonsense, without a word why. */
        DIED,
        TOO_MANY_THREADS,
        /** Open files and connections. */
        TOO_MANY_FILES,
        /** Memory that is not Java's heap: buffers, classes, what native code takes. */
        OFF_HEAP,
        /** Punctual each time, and yet too much in all. */
        TOO_MUCH_TIME,
        /** Of all threads together, those in the background included. */
        TOO_MUCH_PROCESSOR_TIME
    }
}
