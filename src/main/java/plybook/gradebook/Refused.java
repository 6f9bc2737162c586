package plybook.gradebook;

/** A file is not filled, for the reason in the message. */
public final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String message) {
        super(message);
    }
}
