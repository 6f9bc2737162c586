package plybook.trace;

import java.util.List;
import java.util.Optional;
import plybook.game.Player;
import plybook.game.Window;

/** A step of a search, as plain data. The list of its steps describes a search completely. */
public sealed interface Step<A> {
    /** Returns the number of the node at which it happened, in visiting order from 1. */
    int node();

    /**
     * The search enters a node, from the node that it entered last and has not left yet.
     *
     * @param action the action that led here; empty at the root
     * @param player the player to move; empty if the game is over
     * @param window the window handed down
     */
    record Enter<A>(int node, Optional<A> action, Optional<Player> player, Window window) implements Step<A> {}

    /** The node is a leaf, by the end of the game or by the depth limit, and has this value to MAX. */
    record Leaf<A>(int node, int value) implements Step<A> {}

    /** A child's value moved the bound of the player at the node. */
    record Narrow<A>(int node, Window before, Window after) implements Step<A> {}

    /**
     * The window is closed, and the node is left without trying the rest.
     *
     * @param player the player to move at the node
     * @param window the window when it closed
     * @param remaining the actions that are not tried, at least one
     */
    record Cutoff<A>(int node, Player player, Window window, List<A> remaining) implements Step<A> {
        public Cutoff {
            remaining = List.copyOf(remaining);
        }

        /** Returns the reason why the cutoff is right, in one sentence. */
        public String why() {
            return why(player, window);
        }

        /** Returns the reason why the player's node may be left with this closed window, in one sentence. */
        public static String why(Player player, Window window) {
            String alpha = Window.text(window.alpha());
            String beta = Window.text(window.beta());
            return "α = " + alpha + " ≥ β = " + beta + ": "
                    + (player == Player.MIN
                            ? "MIN can keep this node to " + beta + " or less; MAX is already guaranteed " + alpha
                            : "MAX is guaranteed " + alpha + " or more here; MIN can already keep MAX to " + beta)
                    + (window.alpha() == window.beta() ? ", which is no worse" : "");
        }
    }

    /** The search returns from the node with this value to MAX. */
    record Leave<A>(int node, int value) implements Step<A> {}
}
