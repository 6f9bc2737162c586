package plybook.guest.trees;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/**
 * A way to play the tree of a question as a game. Each guise keeps what {@link plybook.game.Game} promises, gives the tree's values
 * and choices, and is awkward for a search that relies on more. The order is part of the wire format: new ones go to the end.
 */
public enum Guise {
    /** A {@link plybook.tree.TreeGame}: a state for each node, and the actions 0, 1, 2, … */
    PLAIN,
    /** Equal subtrees are one state, to which several paths lead. */
    SHARED_STATES,
    /** States at the same place are equal in all trees, so that those of one call are met again in the next. */
    EQUAL_ACROSS_CALLS,
    /** All states have one hash code, and so have all actions of a state, which are words. */
    COLLIDING_HASHES,
    /** The game makes new objects at each call, equal to those before and not the same; actions have no order. */
    NEW_OBJECTS,
    /** All nodes with as many actions have one list of them, and nobody may change it. */
    SHARED_LIST,
    /** Even where the game is over somebody is to move and actions are listed, none of which can be played. */
    ACTIONS_AFTER_END,
    /** The game begins elsewhere, in a state worth more than the one in question can be. */
    NOT_FROM_THE_START,
    /** All states have one text. */
    EQUAL_TEXTS,
    /**
     * Question after question about the same tree is about one game: the very same object with the very same states, and one evaluation object for
     * each way to estimate. Its actions are numbers
     * that count down to 0, so that none may be taken for its place.
     */
    ONE_GAME,
    /** The game begins elsewhere, and states at the same place are equal in all trees: no call is about the state with which a game begins. */
    EQUAL_AFTER_THE_START;

    /** Returns whether states at the same place are equal in all trees. */
    boolean isEqualAcrossCalls() {
        return this == EQUAL_ACROSS_CALLS || this == EQUAL_AFTER_THE_START;
    }

    /** Returns whether the game begins elsewhere. */
    boolean beginsElsewhere() {
        return this == NOT_FROM_THE_START || this == EQUAL_AFTER_THE_START;
    }

    /** Returns the tree's text with the numbers of its leaves instead of their values: all that the learner's process gets of it. */
    public String numbered(Tree tree) {
        return this == SHARED_STATES
                ? numbered(tree, new HashMap<>(), new ArrayList<>()).toString()
                : Trees.numberedText(tree);
    }

    /** Returns the value of the leaf of each number, from 0. */
    public List<Integer> leafValues(Tree tree) {
        if (this != SHARED_STATES) {
            return TreeGame.leafValues(tree);
        }
        List<Integer> values = new ArrayList<>();
        numbered(tree, new HashMap<>(), values);
        return values;
    }

    /** Numbers a node or a leaf where it is first met, and each equal one after it in the same way. */
    private static Tree numbered(Tree tree, Map<Tree, Tree> known, List<Integer> values) {
        Tree met = known.get(tree);
        if (met != null) {
            return met;
        }
        Tree shape;
        if (tree.isLeaf()) {
            values.add(tree.value());
            shape = Tree.leaf(values.size() - 1);
        } else {
            List<Tree> children = new ArrayList<>();
            for (Tree child : tree.children()) {
                children.add(numbered(child, known, values));
            }
            shape = new Tree.Node(tree.player(), children);
        }
        known.put(tree, shape);
        return shape;
    }
}
