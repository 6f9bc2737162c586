package plybook.web;

/** Something that the page asked for and does not get, with a sentence for whoever sits in front of it. */
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

    /** What was sent makes no sense. */
    static Refusal badRequest(String message) {
        return new Refusal(BAD_REQUEST, message);
    }

    /** There is no such thing. */
    static Refusal notFound(String message) {
        return new Refusal(NOT_FOUND, message);
    }

    /** It makes sense, but not in the game as it stands. */
    static Refusal conflict(String message) {
        return new Refusal(CONFLICT, message);
    }

    /** As an answer of HTTP. */
    int status() {
        return status;
    }

    /** What somebody sent, so that it can be told again. */
    static String shortened(String text) {
        String visible = text.replaceAll("[^\\p{Print}]", "?");
        return visible.length() > LONGEST ? visible.substring(0, LONGEST) + "…" : visible;
    }
}
