package plybook.trace;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Board;
import plybook.game.Window;

/**
 * A node of a drawing, with the nodes below it. Texts and pictures are both made from it.
 *
 * @param kind the kind of node to draw
 * @param number its place in visiting order, if it was visited
 * @param action the action that leads here, if its text is worth showing
 * @param board the board, if it is small enough to be drawn inside the node
 * @param windows the window on entry and after each change; none if windows are not shown
 * @param value its value to MAX, if it is known and not hidden
 * @param pruned whether the search left the parent without visiting this node
 * @param onLine whether it lies on the line of best play
 * @param why the reason why the rest of its children were not tried, if they were not
 * @param mark the caption, if this is the marked node
 * @param hidden the number of nodes for which a node of kind {@link Kind#MORE} stands; otherwise 0
 * @param children the children, from left to right
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
    /** A kind of node. */
    public enum Kind {
        /** MAX is to move. */
        MAX,
        /** MIN is to move. */
        MIN,
        /** A leaf. */
        LEAF,
        /** A note that says how many nodes are not shown here. */
        MORE
    }

    public SketchNode {
        windows = List.copyOf(windows);
        children = List.copyOf(children);
    }

    /** Returns whether it is a node at which a player is to move. */
    public boolean isInner() {
        return kind == Kind.MAX || kind == Kind.MIN;
    }

    /** Returns the number of nodes that are drawn, including this one; notes do not count. */
    public int drawn() {
        return (kind == Kind.MORE ? 0 : 1)
                + children.stream().mapToInt(SketchNode::drawn).sum();
    }
}
