package plybook.trace;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Board;
import plybook.game.Window;

/**
 * A node as a drawing shows it, with what is drawn below it: what text and pictures have in common.
 *
 * @param kind what to draw
 * @param number its place in visiting order, if it was visited
 * @param action the action that leads here, where actions have a text worth showing
 * @param board the position, where it is small enough to be drawn inside the node
 * @param windows the window on entry and after each change; none where windows are not shown
 * @param value its value to MAX, where it is known and not hidden
 * @param pruned whether the search never came here, though it left the parent
 * @param onLine whether it lies on the line of best play
 * @param why why the rest of its children were not tried, if they were not
 * @param mark what the reader is told at this node, if it is the marked one
 * @param hidden how many nodes a node of kind {@link Kind#MORE} stands for; otherwise 0
 * @param children from left to right
 */
public record SketchNode(
        Kind kind,
        OptionalInt number,
        Optional<String> action,
        Optional<Board> board,
        List<Window> windows,
        OptionalInt value,
        boolean pruned,
        boolean onLine,
        Optional<String> why,
        Optional<String> mark,
        long hidden,
        List<SketchNode> children) {
    /** What a node is. */
    public enum Kind {
        /** MAX is to move. */
        MAX,
        /** MIN is to move. */
        MIN,
        /** A leaf. */
        LEAF,
        /** No node, but a note that says how many are not shown here. */
        MORE
    }

    public SketchNode {
        windows = List.copyOf(windows);
        children = List.copyOf(children);
    }

    /** Whether it is a node at which a player is to move. */
    public boolean isInner() {
        return kind == Kind.MAX || kind == Kind.MIN;
    }

    /** How many nodes are drawn, this one included; notes do not count. */
    public int drawn() {
        return (kind == Kind.MORE ? 0 : 1)
                + children.stream().mapToInt(SketchNode::drawn).sum();
    }
}
