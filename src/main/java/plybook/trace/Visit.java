package plybook.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import plybook.game.Player;
import plybook.game.Window;

/** The visit of a search to one node, from entering it to leaving it. */
public final class Visit<A> {
    private final int number;
    private final int depth;
    private final @Nullable Visit<A> parent;
    private final Optional<A> action;
    private final Optional<Player> player;
    private final List<Visit<A>> children = new ArrayList<>(0);
    private final List<Window> windows = new ArrayList<>(1);
    private OptionalInt leafValue = OptionalInt.empty();
    private Step.@Nullable Cutoff<A> cutoff;
    private int value;
    private int lastBelow;

    Visit(@Nullable Visit<A> parent, Step.Enter<A> enter) {
        this.number = enter.node();
        this.depth = parent == null ? 0 : parent.depth + 1;
        this.parent = parent;
        this.action = enter.action();
        this.player = enter.player();
        this.windows.add(enter.window());
        if (parent != null) {
            parent.children.add(this);
        }
    }

    void heard(Step<A> step) {
        if (step instanceof Step.Leaf<A> leaf) {
            leafValue = OptionalInt.of(leaf.value());
        } else if (step instanceof Step.Narrow<A> narrow) {
            windows.add(narrow.after());
        } else if (step instanceof Step.Cutoff<A> cut) {
            cutoff = cut;
        } else if (step instanceof Step.Leave<A> leave) {
            value = leave.value();
            lastBelow = children.isEmpty() ? number : children.get(children.size() - 1).lastBelow;
        }
    }

    /** Returns its number in visiting order, from 1: a node comes before the nodes below it. */
    public int number() {
        return number;
    }

    /** Returns the number of plies below the root. */
    public int depth() {
        return depth;
    }

    /** Returns the parent; empty at the root. */
    public Optional<Visit<A>> parent() {
        return Optional.ofNullable(parent);
    }

    /** Returns the action that led here; empty at the root. */
    public Optional<A> action() {
        return action;
    }

    /** Returns the actions that lead here from the root; none at the root. */
    public List<A> path() {
        Deque<A> path = new ArrayDeque<>();
        for (Visit<A> at = this; at != null; at = at.parent) {
            at.action.ifPresent(path::addFirst);
        }
        return List.copyOf(path);
    }

    /** Returns the player to move; empty if the game is over. A leaf at the depth limit has a player, too. */
    public Optional<Player> player() {
        return player;
    }

    /** Returns whether the value came from the game or from the evaluation. */
    public boolean isLeaf() {
        return leafValue.isPresent();
    }

    /** Returns the value of a leaf by the game or the evaluation. {@link #value()} may have been clamped to the window. */
    public OptionalInt leafValue() {
        return leafValue;
    }

    /** Returns the children that were visited, in visiting order. */
    public List<Visit<A>> children() {
        return Collections.unmodifiableList(children);
    }

    /** Returns the window on entry, and then after each change. */
    public List<Window> windows() {
        return Collections.unmodifiableList(windows);
    }

    /** Returns the window on entry. */
    public Window entered() {
        return windows.get(0);
    }

    /** Returns the window when the node was left. */
    public Window ended() {
        return windows.get(windows.size() - 1);
    }

    /** Returns the value that was returned, to MAX. If the true value is outside the window, it is only a bound. */
    public int value() {
        return value;
    }

    /** Returns the cutoff at this node; empty if all actions were tried. */
    public Optional<Step.Cutoff<A>> cutoff() {
        return Optional.ofNullable(cutoff);
    }

    /** Returns the number of nodes visited in this subtree, including this one. */
    public int size() {
        return lastBelow - number + 1;
    }

    @Override
    public String toString() {
        String who = isLeaf() ? "leaf" : player.map(Player::name).orElse("leaf");
        return "node " + number + " (" + who + ", value " + Window.text(value) + ")";
    }
}
