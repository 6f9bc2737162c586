package plybook.judge.verdict;

import java.util.OptionalInt;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * The question at which a search went wrong, to put it once more and watch.
 *
 * @param choice whether the best action was asked for, and not the value
 * @param window the window of the question; the full one for a choice
 * @param leaf the number of the leaf that was needless; for other faults it says nothing
 * @param depth how deep the search was to look; empty if to the end of the game
 */
public record Rerun(boolean choice, Tree tree, Window window, Fault fault, int leaf, OptionalInt depth) {
    /** A way in which a search goes wrong. */
    public enum Fault {
        /** A leaf was asked for that could no longer matter. */
        NEEDLESS_LEAF,
        /** A leaf was asked for that was known already. */
        ASKED_AGAIN,
        /** The answer is wrong, or does not follow from the leaves asked for. */
        ANSWER,
        /** A search with a depth asked for a value at a state where it should not. */
        STRAY,
        /** The position was not as before when the search returned. */
        NOT_UNDONE,
        /** There was no answer. */
        NO_ANSWER
    }

    /** A fault that is of no leaf. */
    public Rerun(boolean choice, Tree tree, Window window, Fault fault) {
        this(choice, tree, window, fault, -1, OptionalInt.empty());
    }

    /** The same, to be searched so deep. */
    public Rerun within(OptionalInt plies) {
        return new Rerun(choice, tree, window, fault, leaf, plies);
    }
}
