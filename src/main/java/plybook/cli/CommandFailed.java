package plybook.cli;

/** A command could not do its work, for a reason that the message explains to the user. */
final class CommandFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    CommandFailed(String message) {
        super(message);
    }

    CommandFailed(String message, Throwable cause) {
        super(message, cause);
    }
}
