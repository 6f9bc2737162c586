package plybook.diagnosis.ledger;

import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * Something to watch a search do.
 *
 * @param tree what the search is to see
 * @param window the window in which the value is asked for; empty if the action is
 * @param depth how deep it is to look; empty if it is to go to the end of the game
 */
public record Probe(Tree tree, Optional<Window> window, OptionalInt depth) {
    /** A question for the value in a window. */
    public static Probe value(Tree tree, Window window) {
        return new Probe(tree, Optional.of(window), OptionalInt.empty());
    }

    /** A question for the best action. */
    public static Probe choice(Tree tree) {
        return new Probe(tree, Optional.empty(), OptionalInt.empty());
    }

    /** The same with a depth. */
    public Probe within(int plies) {
        return new Probe(tree, window, OptionalInt.of(plies));
    }
}
