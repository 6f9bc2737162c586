package plybook.tournament;

/** A player gave no legal move, and loses the game by that; the message says what happened. */
public final class Forfeit extends Exception {
    private static final long serialVersionUID = 1;

    /** Why a game is forfeited. */
    public enum Kind {
        /** A cell that is taken or outside the board. */
        ILLEGAL_MOVE("illegal move"),
        /** No answer in time. */
        TIMEOUT("timeout"),
        /** The program ended, or the code threw an exception. */
        CRASH("crash"),
        /** An answer that is no move. */
        NONSENSE("nonsense");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    private final Kind kind;

    /** @param why for people to read */
    public Forfeit(Kind kind, String why) {
        super(why);
        this.kind = kind;
    }

    /** What kind of failure it is. */
    public Kind kind() {
        return kind;
    }

    /** What happened. */
    public String why() {
        return String.valueOf(getMessage());
    }
}
