package plybook.gomocup;

/** A known command that cannot be done; the message says why, and becomes an {@code ERROR}. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    Refusal(String message) {
        super(message);
    }
}
