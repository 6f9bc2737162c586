package plybook.viva;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import plybook.game.Window;
import plybook.trace.AskedLeaves;
import plybook.trace.Step;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/**
 * A run of a program on a tree.
 *
 * @param asked the leaves that it looked at, in order, numbered from left to right and from 0; the same leaf twice in a row counts once
 * @param answer the value that it returned
 */
record Run(Tree tree, List<Integer> asked, int answer) {
    Run {
        asked = List.copyOf(asked);
    }

    /** Returns the value of the leaf of that number. */
    int value(int leaf) {
        return TreeGame.leafValues(tree).get(leaf);
    }

    /**
     * Returns whether it went through the tree once, depth first: no leaf twice, and no subtree left and entered again. Only then do the
     * bounds at a leaf follow from the leaves that it looked at before.
     */
    boolean isOnePass() {
        return Set.copyOf(asked).size() == asked.size() && isOnePass(tree, 0);
    }

    private boolean isOnePass(Tree below, int first) {
        int end = first + below.leaves();
        List<Boolean> inside =
                asked.stream().map(leaf -> leaf >= first && leaf < end).toList();
        if (inside.contains(true)
                && inside.subList(inside.indexOf(true), inside.lastIndexOf(true))
                        .contains(false)) {
            return false;
        }
        int next = first;
        for (Tree child : below.children()) {
            if (!isOnePass(child, next)) {
                return false;
            }
            next += child.leaves();
        }
        return true;
    }

    /**
     * Returns the window at the leaf that was looked at in that place of the order, from 0: what MAX and MIN are sure of by the leaves
     * before. Empty unless the run is one pass.
     */
    Optional<Window> windowAt(int place) {
        if (!isOnePass()) {
            return Optional.empty();
        }
        int leaf = 0;
        Window entered = Window.FULL;
        for (Step<String> step :
                AskedLeaves.recording("", tree, Window.FULL, asked, answer).steps()) {
            if (step instanceof Step.Enter<String> enter) {
                entered = enter.window();
            } else if (step instanceof Step.Leaf<String> && leaf++ == place) {
                return Optional.of(entered);
            }
        }
        return Optional.empty();
    }
}
