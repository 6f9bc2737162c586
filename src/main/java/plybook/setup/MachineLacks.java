package plybook.setup;

/** The machine lacks something that Plybook needs; the message says what, and how to get it. */
public final class MachineLacks extends RuntimeException {
    private static final long serialVersionUID = 1;

    public MachineLacks(String message) {
        super(message);
    }
}
