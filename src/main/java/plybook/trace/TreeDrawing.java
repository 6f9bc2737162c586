package plybook.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeState;

/**
 * Draws trees and searches as text, for terminals and for messages: one line per node, with children indented.
 *
 * <pre>
 * #1 MAX (−∞, +∞) → (15, +∞) = 15 *
 * ├─ #2 MIN (−∞, +∞) → (−∞, 3) = 3
 * │  ├─ #3 leaf 7
 * │  └─ #4 leaf 3
 * ├─ #5 MIN (3, +∞) → (3, 15) = 15 *
 * │  └─ #6 leaf 15 *
 * └─ #7 MIN (15, +∞) → (15, 1) = 1
 *    │  ✂ α = 15 ≥ β = 1: MIN can keep this node to 1 or less; MAX is already guaranteed 15
 *    ├─ #8 leaf 1
 *    ├─ ✂ 12
 *    ├─ ✂ 20
 *    └─ ✂ 22
 * * best play, ✂ never visited
 * </pre>
 */
public final class TreeDrawing {
    private final List<String> lines = new ArrayList<>();
    private boolean line;
    private boolean pruned;

    private TreeDrawing() {}

    /** Draws a tree with the values of its nodes. */
    public static String text(Tree tree) {
        return text(Sketch.of(tree));
    }

    /** Draws a tree with a search on it. */
    public static String text(Tree tree, Trace<TreeState, Integer> trace) {
        return text(Sketch.of(tree, trace));
    }

    /** Draws a search of any game. */
    public static String text(Trace<?, ?> trace) {
        return text(Sketch.of(trace));
    }

    /** Draws a sketch. The last line has no line end. */
    public static String text(Sketch sketch) {
        TreeDrawing drawing = new TreeDrawing();
        drawing.draw(sketch.withoutBoards().root(), "", "");
        List<String> legend = new ArrayList<>();
        if (drawing.line) {
            legend.add("* best play");
        }
        if (drawing.pruned) {
            legend.add("✂ never visited");
        }
        if (!legend.isEmpty()) {
            drawing.lines.add(String.join(", ", legend));
        }
        sketch.note().ifPresent(drawing.lines::add);
        return String.join("\n", drawing.lines);
    }

    private void draw(SketchNode node, String before, String beforeChildren) {
        lines.add(before
                + described(node)
                + node.mark().map(caption -> "   ← " + caption).orElse(""));
        line |= node.onLine();
        pruned |= node.pruned();
        if (node.pruned() && !holdsMark(node)) {
            return;
        }
        node.why().ifPresent(why -> lines.add(beforeChildren + "│  ✂ " + why));
        for (int i = 0; i < node.children().size(); i++) {
            boolean last = i == node.children().size() - 1;
            draw(
                    node.children().get(i),
                    beforeChildren + (last ? "└─ " : "├─ "),
                    beforeChildren + (last ? "   " : "│  "));
        }
    }

    private static String described(SketchNode node) {
        if (node.kind() == SketchNode.Kind.MORE) {
            return (node.pruned() ? "✂ " : "… ") + node.action().orElse("");
        }
        if (node.pruned()) {
            return "✂ " + (holdsMark(node) ? name(node) : written(node));
        }
        StringBuilder text = new StringBuilder();
        node.number().ifPresent(number -> text.append('#').append(number).append(' '));
        node.action().ifPresent(action -> text.append(action).append(' '));
        text.append(name(node));
        List<Window> windows = node.windows();
        if (!windows.isEmpty()) {
            text.append(' ').append(windows.get(0));
            if (windows.size() > 1) {
                text.append(" → ").append(windows.get(windows.size() - 1));
            }
        }
        if (node.isInner()) {
            text.append(" = ").append(value(node).orElse("?"));
        }
        return text.append(node.onLine() ? " *" : "").toString();
    }

    private static String name(SketchNode node) {
        return node.isInner()
                ? node.kind().name()
                : "leaf" + value(node).map(value -> " " + value).orElse("");
    }

    private static Optional<String> value(SketchNode node) {
        return node.value().isPresent() ? Optional.of(Window.text(node.value().getAsInt())) : Optional.empty();
    }

    private static boolean holdsMark(SketchNode node) {
        return node.children().stream().anyMatch(child -> child.mark().isPresent() || holdsMark(child));
    }

    /** Returns a subtree on one line, in the text form of trees. */
    private static String written(SketchNode node) {
        if (node.kind() == SketchNode.Kind.MORE) {
            return "…";
        }
        if (node.kind() == SketchNode.Kind.LEAF) {
            return value(node).orElse("?");
        }
        return (node.kind() == SketchNode.Kind.MAX ? "^" : "v")
                + node.children().stream().map(TreeDrawing::written).collect(Collectors.joining(" ", "(", ")"));
    }
}
