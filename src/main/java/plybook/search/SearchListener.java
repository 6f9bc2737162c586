package plybook.search;

import java.util.List;
import java.util.Optional;
import plybook.game.Window;

/**
 * Hears what a search does, in the order in which it does it. Each node is entered and left; in between come either its leaf
 * value, or its children, the changes of its window and at most one cutoff. A search that is cancelled simply falls silent. A
 * listener must not change states.
 */
public interface SearchListener<S, A> {
    /**
     * The search comes to a node.
     *
     * @param action the action that led here; empty at the root
     * @param window the window handed down; always {@link Window#FULL} in a minimax search
     */
    default void enter(S state, Optional<A> action, Window window) {}

    /** The node is a leaf, by the end of the game or by the depth limit, and has this value to MAX. */
    default void leaf(S state, int value) {}

    /** A child's value moved the bound of the player at the node. */
    default void narrow(S state, Window before, Window after) {}

    /** The window is closed: the remaining actions, one at least, are not tried. */
    default void cutoff(S state, Window window, List<A> remaining) {}

    /** The search returns from the node with this value to MAX. */
    default void leave(S state, int value) {}
}
