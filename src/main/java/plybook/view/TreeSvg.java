package plybook.view;

import plybook.trace.Sketch;
import plybook.trace.SketchNode;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.TreeState;
import plybook.view.TreeLayout.Box;

/**
 * A game tree as a picture. MAX points up, MIN points down, and a leaf is a box. A visited node shows its number in visiting order, its
 * value, and its window on entry and, after the arrow, when it was left. A branch that was never visited is dashed, and its edge is struck
 * through. The line of best play is bold. A wide tree grows from left to right.
 */
public final class TreeSvg {
    /** The largest width in pixels of a tree that grows down: about the text column of a notebook. */
    private static final double WIDEST = 900;

    private static final double MARGIN = 20;

    private final boolean sideways;
    private final Svg svg = new Svg();
    private final NodeSvg nodes;

    private TreeSvg(boolean sideways) {
        this.sideways = sideways;
        this.nodes = new NodeSvg(svg, sideways);
    }

    /** Returns a picture of a tree with the values of its nodes. */
    public static Picture of(Tree tree) {
        return of(Sketch.of(tree));
    }

    /** Returns a picture of a tree with a search on it. */
    public static Picture of(Tree tree, Trace<TreeState, Integer> trace) {
        return of(Sketch.of(tree, trace));
    }

    /** Returns a picture of a search of any game. */
    public static Picture of(Trace<?, ?> trace) {
        return of(Sketch.of(trace));
    }

    /** Returns a picture of a sketch. */
    public static Picture of(Sketch sketch) {
        SketchNode root = sketch.root();
        TreeSvg down = new TreeSvg(false);
        TreeLayout layout = TreeLayout.of(down.box(root), false);
        if (layout.width() <= WIDEST) {
            return down.picture(sketch, layout);
        }
        TreeSvg across = new TreeSvg(true);
        TreeLayout other = TreeLayout.of(across.box(root), true);
        return other.width() < layout.width() ? across.picture(sketch, other) : down.picture(sketch, layout);
    }

    private Picture picture(Sketch sketch, TreeLayout layout) {
        TreeNotes notes = TreeNotes.of(sketch);
        double inner = Math.max(layout.width(), notes.width(layout.width()));
        svg.group(
                "transform",
                "translate(" + Svg.number(MARGIN + (inner - layout.width()) / 2) + " " + Svg.number(MARGIN) + ")");
        edges(layout.root());
        boxes(layout.root());
        svg.end();
        double end = notes.draw(svg, MARGIN, MARGIN + layout.height(), inner);
        return svg.picture(inner + 2 * MARGIN, end + MARGIN, TreeAlt.title(sketch), TreeAlt.of(sketch));
    }

    private Box box(SketchNode node) {
        Box box = nodes.box(node);
        node.children().forEach(child -> box.children.add(box(child)));
        return box;
    }

    private void boxes(Box box) {
        nodes.draw(box);
        box.children.forEach(this::boxes);
    }

    private void edges(Box box) {
        if (!box.children.isEmpty()) {
            stem(box);
        }
        for (Box child : box.children) {
            edge(box, child);
            edges(child);
        }
    }

    /** Draws the edge from a node to the end of its band, so that no edge can cross a larger node beside it. */
    private void stem(Box box) {
        boolean best = box.children.stream().anyMatch(child -> isBest(box, child));
        boolean dashed = box.children.stream().allMatch(child -> child.node.pruned());
        double x = sideways ? box.x + box.width : box.middleX();
        double y = sideways ? box.middleY() : box.y + box.height;
        if (box.bandEnd > (sideways ? x : y)) {
            line(x, y, sideways ? box.bandEnd : x, sideways ? y : box.bandEnd, best, dashed);
        }
    }

    private void edge(Box from, Box to) {
        boolean pruned = to.node.pruned();
        double x1 = sideways ? from.bandEnd : from.middleX();
        double y1 = sideways ? from.middleY() : from.bandEnd;
        double x2 = sideways ? to.x : to.middleX();
        double y2 = sideways ? to.middleY() : to.y;
        line(x1, y1, x2, y2, isBest(from, to), pruned);
        if (pruned && !from.node.pruned()) {
            strike(svg, x1 + (x2 - x1) * 0.55, y1 + (y2 - y1) * 0.55, x2 - x1, y2 - y1);
        }
    }

    private static boolean isBest(Box from, Box to) {
        return from.node.onLine() && to.node.onLine();
    }

    private void line(double x1, double y1, double x2, double y2, boolean best, boolean dashed) {
        svg.add(
                "path",
                "d",
                "M" + Svg.number(x1) + " " + Svg.number(y1) + "L" + Svg.number(x2) + " " + Svg.number(y2),
                "class",
                (dashed ? Palette.PRUNED : best ? Palette.TEXT : Palette.EDGE).stroke(),
                "stroke-width",
                best ? 3.5 : 1.3,
                dashed ? "stroke-dasharray" : "stroke-linecap",
                dashed ? "4 3" : "round");
    }

    /** Draws two strokes across a line of that direction. */
    static void strike(Svg svg, double x, double y, double directionX, double directionY) {
        double length = Math.hypot(directionX, directionY);
        double alongX = directionX / length;
        double alongY = directionY / length;
        StringBuilder path = new StringBuilder();
        for (int side : new int[] {-1, 1}) {
            double middleX = x + side * 2.6 * alongX;
            double middleY = y + side * 2.6 * alongY;
            // They lean a little, like strokes drawn by hand.
            double armX = -alongY * 6.5 + alongX * 2;
            double armY = alongX * 6.5 + alongY * 2;
            path.append('M').append(Svg.number(middleX - armX)).append(' ').append(Svg.number(middleY - armY));
            path.append('L').append(Svg.number(middleX + armX)).append(' ').append(Svg.number(middleY + armY));
        }
        svg.add("path", "d", path, "class", Palette.ALERT.stroke(), "stroke-width", 2, "stroke-linecap", "round");
    }
}
