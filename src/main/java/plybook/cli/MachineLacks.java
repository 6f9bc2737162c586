package plybook.cli;

/** The machine lacks something that Plybook needs; the message says what, and how to get it. */
final class MachineLacks extends RuntimeException {
    private static final long serialVersionUID = 1;

    MachineLacks(String message) {
        super(message);
    }
}
