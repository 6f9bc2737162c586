package plybook.viva;

/** Thrown if a program cannot be asked about; the message says why in a plain sentence. */
public final class NoViva extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoViva(String message) {
        super(message);
    }
}
