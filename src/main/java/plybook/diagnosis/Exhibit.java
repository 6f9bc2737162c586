package plybook.diagnosis;

import java.util.Optional;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * Something to watch a search do.
 *
 * @param window the window in which the value is asked for; empty if the action is
 */
public record Exhibit(Tree tree, Optional<Window> window) {
    /** A question for the value in a window. */
    public static Exhibit value(Tree tree, Window window) {
        return new Exhibit(tree, Optional.of(window));
    }

    /** A question for the best action. */
    public static Exhibit choice(Tree tree) {
        return new Exhibit(tree, Optional.empty());
    }
}
