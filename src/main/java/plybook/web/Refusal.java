package plybook.web;

/** A request of the page that is refused, with a sentence for the person in front of it. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int BAD_REQUEST = 400;
    private static final int NOT_FOUND = 404;
    private static final int CONFLICT = 409;
    private static final int LONGEST = 40;

    private final int status;

    Refusal(int status, String message) {
        super(message, null, false, false);
        this.status = status;
    }

    /** Returns a refusal of a request that makes no sense. */
    static Refusal badRequest(String message) {
        return new Refusal(BAD_REQUEST, message);
    }

    /** Returns a refusal of a request for something that does not exist. */
    static Refusal notFound(String message) {
        return new Refusal(NOT_FOUND, message);
    }

    /** Returns a refusal of a request that does not fit the game as it stands. */
    static Refusal conflict(String message) {
        return new Refusal(CONFLICT, message);
    }

    /** Returns the status code of HTTP. */
    int status() {
        return status;
    }

    /** Returns a text that somebody sent, shortened and made safe to show. */
    static String shortened(String text) {
        String visible = text.replaceAll("[^\\p{Print}]", "?");
        return visible.length() > LONGEST ? visible.substring(0, LONGEST) + "…" : visible;
    }
}
