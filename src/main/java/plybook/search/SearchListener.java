package plybook.search;

import java.util.List;
import java.util.Optional;
import plybook.game.Window;

/**
 * A listener that is told every step of a search, in order. Each node is entered and left. In between come either its leaf value, or
 * its children, the changes of its window and at most one cutoff. A search that is cancelled makes no further calls. A listener must
 * not change states.
 */
public interface SearchListener<S, A> {
    /**
     * Called when the search enters a node.
     *
     * @param action the action that led here; empty at the root
     * @param window the window handed down; always {@link Window#FULL} in a minimax search
     */
    default void enter(S state, Optional<A> action, Window window) {}

    /** Called when the node is a leaf, by the end of the game or by the depth limit, with its value to MAX. */
    default void leaf(S state, int value) {}

    /** Called when a child's value moved the bound of the player at the node. */
    default void narrow(S state, Window before, Window after) {}

    /** Called when the window is closed, so that the remaining actions, at least one, are not tried. */
    default void cutoff(S state, Window window, List<A> remaining) {}

    /** Called when the search returns from the node with this value to MAX. */
    default void leave(S state, int value) {}
}
