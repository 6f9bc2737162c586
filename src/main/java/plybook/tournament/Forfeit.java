package plybook.tournament;

/** Thrown if a player gives no legal move and so loses the game. The message says what happened. */
public final class Forfeit extends Exception {
    private static final long serialVersionUID = 1;

    /** The reason why a game is forfeited. */
    public enum Kind {
        /** The move is a cell that is taken or outside the board. */
        ILLEGAL_MOVE("illegal move"),
        /** There was no answer in time. */
        TIMEOUT("timeout"),
        /** The program ended, or the code threw an exception. */
        CRASH("crash"),
        /** The answer is not a move. */
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

    /** @param why the explanation for people to read */
    public Forfeit(Kind kind, String why) {
        super(why);
        this.kind = kind;
    }

    /** Returns the kind of failure. */
    public Kind kind() {
        return kind;
    }

    /** Returns the explanation for people to read. */
    public String why() {
        return String.valueOf(getMessage());
    }
}
