package plybook.grading;

/** Nothing can be read from what was handed in, or not from one file of it; the message is half a sentence that says why. */
final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
        super(message);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
