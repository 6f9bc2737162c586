package plybook.setup;

/** A command could not do its work, for a reason that the message explains to the user. */
public final class CommandFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    public CommandFailed(String message) {
        super(message);
    }

    public CommandFailed(String message, Throwable cause) {
        super(message, cause);
    }
}
