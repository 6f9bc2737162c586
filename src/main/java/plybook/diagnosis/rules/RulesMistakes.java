package plybook.diagnosis.rules;

import plybook.diagnosis.Mistake;

/** The mistakes in rules that are seen directly, whichever game it is. */
public final class RulesMistakes {
    /** The given board is changed, whatever else is right or wrong. */
    public static final Mistake BOARD_CHANGED = new Mistake("board-changed");

    /** Answers to several calls are one object. */
    public static final Mistake ANSWERS_SHARED = new Mistake("answers-shared");

    /** A move is refused and something is not as it was; in exercise 07, too. */
    public static final Mistake TRACE_OF_REFUSED = new Mistake("refused-move-leaves-a-trace");

    /** The same question gets two answers: seen by asking again, and then nothing else is named. */
    public static final Mistake NOT_REPEATABLE = new Mistake("not-repeatable");

    private RulesMistakes() {}
}
