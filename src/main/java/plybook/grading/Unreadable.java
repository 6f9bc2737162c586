package plybook.grading;

/** A submission, or one file of it, cannot be read. The message is the rest of a sentence that begins with its name. */
final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
        super(message);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
