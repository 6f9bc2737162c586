package plybook.intake;

/** A submission, or one file of it, cannot be read. The message is the rest of a sentence that begins with its name. */
final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
        super(message);
    }

    /** Something is larger than anything of its kind should be. */
    static Unreadable larger(int most) {
        return new Unreadable(most == Submission.LARGEST ? Texts.of("file.large") : Texts.of("too.large", most >> 20));
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
