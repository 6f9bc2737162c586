package plybook.judge.verdict;

import plybook.game.Window;
import plybook.tree.Tree;

/**
 * The question at which a search went wrong, to put it once more and watch.
 *
 * @param choice whether the best action was asked for, and not the value
 * @param window the window of the question; the full one for a choice
 * @param leaf the number of the leaf that was needless; for other faults it says nothing
 */
public record Rerun(boolean choice, Tree tree, Window window, Fault fault, int leaf) {
    /** A way in which a search goes wrong. */
    public enum Fault {
        /** A leaf was asked for that could no longer matter. */
        NEEDLESS_LEAF,
        /** A leaf was asked for that was known already. */
        ASKED_AGAIN,
        /** The answer is wrong, or does not follow from the leaves asked for. */
        ANSWER,
        /** There was no answer. */
        NO_ANSWER
    }

    /** A fault that is of no leaf. */
    public Rerun(boolean choice, Tree tree, Window window, Fault fault) {
        this(choice, tree, window, fault, -1);
    }
}
