package plybook.diagnosis;

import java.util.List;

/**
 * The known wrong assumptions of a search about its game, which no game promises. They show on games that are made for them, in a
 * search that is right on plain trees.
 */
public final class GameMistakes {
    public static final Mistake KEPT_BETWEEN_CALLS = new Mistake("kept-between-calls");

    /** One question gets two answers, and not even a new object gives the same ones in the same order. */
    public static final Mistake ANSWERS_BY_CHANCE = new Mistake("answers-by-chance");

    public static final Mistake MET_AGAIN = new Mistake("met-again");

    public static final Mistake MET_AT_ANOTHER_DEPTH = new Mistake("met-at-another-depth");

    public static final Mistake TOLD_APART_BY_HASH = new Mistake("told-apart-by-hash");

    public static final Mistake TOLD_APART_BY_TEXT = new Mistake("told-apart-by-text");

    public static final Mistake TOLD_APART_BY_IDENTITY = new Mistake("told-apart-by-identity");

    public static final Mistake LIST_CHANGED = new Mistake("list-changed");

    public static final Mistake TERMINAL_NOT_ASKED = new Mistake("terminal-not-asked");

    /** A number on the edge of a narrow window around the last value is taken for exact. */
    public static final Mistake EDGE_TAKEN = new Mistake("edge-of-the-window-taken");

    /** Also seen on plain trees, where a search that calls itself begins again and again. */
    public static final Mistake FROM_THE_START = new Mistake("from-the-start");

    private GameMistakes() {}

    /** All of them. */
    public static List<Mistake> all() {
        return List.of(
                KEPT_BETWEEN_CALLS,
                ANSWERS_BY_CHANCE,
                MET_AGAIN,
                MET_AT_ANOTHER_DEPTH,
                TOLD_APART_BY_HASH,
                TOLD_APART_BY_TEXT,
                TOLD_APART_BY_IDENTITY,
                LIST_CHANGED,
                TERMINAL_NOT_ASKED,
                EDGE_TAKEN,
                FROM_THE_START);
    }
}
