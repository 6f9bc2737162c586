package plybook.cli.author;

/** Nothing was written; the message says why. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refused(String message) {
        super(message);
    }
}
