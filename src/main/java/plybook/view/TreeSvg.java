package plybook.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Window;
import plybook.trace.Sketch;
import plybook.trace.SketchNode;
import plybook.trace.SketchNode.Kind;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.TreeState;
import plybook.view.TreeLayout.Box;

/**
 * A game tree as a picture. MAX points up, MIN points down, a leaf is a box. A visited node bears its number in visiting order,
 * its value, and its window on entry and, after the arrow, when it was left. A branch that was never visited is dashed, and its
 * edge is struck through. The line of best play is drawn bold. A wide tree grows from left to right.
 */
public final class TreeSvg {
    /** A tree that grows down is at most so wide, in pixels: about the text column of a notebook. */
    private static final double WIDEST = 900;

    private static final double MARGIN = 20;
    private static final double POINT = 17;
    private static final double VALUE_FONT = 16;
    private static final double SMALL_FONT = 11;
    private static final double NUMBER_FONT = 10;
    private static final double LABEL_FONT = 9;
    private static final double VALUE_LINE = 21;
    private static final double SMALL_LINE = 14;
    private static final double BOARD_CELL = 13;
    private static final double RING = 5;
    private static final double BADGE = 8;

    private final boolean sideways;
    private final Svg svg = new Svg();

    private TreeSvg(boolean sideways) {
        this.sideways = sideways;
    }

    /** A tree with the values of its nodes. */
    public static Picture of(Tree tree) {
        return of(Sketch.of(tree));
    }

    /** A tree with what a search did on it. */
    public static Picture of(Tree tree, Trace<TreeState, Integer> trace) {
        return of(Sketch.of(tree, trace));
    }

    /** A search of any game. */
    public static Picture of(Trace<?, ?> trace) {
        return of(Sketch.of(trace));
    }

    /** What the sketch says. */
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
        double width = 0;
        double height = 0;
        if (node.kind() == Kind.MORE) {
            width = TextWidth.of(more(node), SMALL_FONT, false) + 18;
            height = 22;
        } else {
            Optional<String> value = value(node);
            double number = node.number().isPresent() ? TextWidth.of(number(node), NUMBER_FONT, false) + 4 : 0;
            if (node.board().isPresent()) {
                double side = node.board().get().size() * BOARD_CELL;
                width = side + (node.isInner() ? 2 * number : 0);
                height += side + 6;
            }
            if (node.action().isPresent()) {
                double action = TextWidth.of(node.action().get(), SMALL_FONT, false);
                width = Math.max(width, action + (node.isInner() ? number : 0));
                height += SMALL_LINE;
            }
            if (value.isPresent()) {
                boolean besideNumber = node.isInner()
                        && node.board().isEmpty()
                        && node.action().isEmpty();
                width = Math.max(width, TextWidth.of(value.get(), VALUE_FONT, true) + (besideNumber ? 2 * number : 0));
                height += VALUE_LINE;
            }
            for (String window : windows(node)) {
                width = Math.max(width, TextWidth.of(window, SMALL_FONT, false));
                height += SMALL_LINE;
            }
            if (node.isInner()) {
                width = Math.max(56, width + 14);
                height += POINT + (height == 0 ? 18 : 8);
            } else {
                width = Math.max(30, width + 12);
                height += 7 + (node.board().isPresent() ? 4 : 0);
                if (sideways) {
                    width += number == 0 ? 0 : number + 5;
                } else {
                    width = Math.max(width, number);
                    height += number == 0 ? 0 : 13;
                }
            }
        }
        Box box = new Box(node, width, height);
        node.children().forEach(child -> box.children.add(box(child)));
        return box;
    }

    private static String number(SketchNode node) {
        return "#" + node.number().orElseThrow();
    }

    private static String more(SketchNode node) {
        return node.pruned() ? node.action().orElse("") : "… " + node.action().orElse("");
    }

    private static Optional<String> value(SketchNode node) {
        if (node.value().isPresent()) {
            return Optional.of(Window.text(node.value().getAsInt()));
        }
        return node.pruned() ? Optional.empty() : Optional.of("?");
    }

    private static List<String> windows(SketchNode node) {
        List<Window> windows = node.windows();
        if (windows.isEmpty()) {
            return List.of();
        }
        Window ended = windows.get(windows.size() - 1);
        return ended.equals(windows.get(0))
                ? List.of(ended.toString())
                : List.of(windows.get(0).toString(), "→ " + ended);
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

    /** From a node to the end of its band, so that no edge can cross a larger node beside it. */
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

    /** Two strokes across a line of that direction. */
    static void strike(Svg svg, double x, double y, double directionX, double directionY) {
        double length = Math.hypot(directionX, directionY);
        double alongX = directionX / length;
        double alongY = directionY / length;
        StringBuilder path = new StringBuilder();
        for (int side : new int[] {-1, 1}) {
            double middleX = x + side * 2.6 * alongX;
            double middleY = y + side * 2.6 * alongY;
            // Leaning a little, as strokes through an edge are drawn by hand.
            double armX = -alongY * 6.5 + alongX * 2;
            double armY = alongX * 6.5 + alongY * 2;
            path.append('M').append(Svg.number(middleX - armX)).append(' ').append(Svg.number(middleY - armY));
            path.append('L').append(Svg.number(middleX + armX)).append(' ').append(Svg.number(middleY + armY));
        }
        svg.add("path", "d", path, "class", Palette.ALERT.stroke(), "stroke-width", 2, "stroke-linecap", "round");
    }

    private void boxes(Box box) {
        SketchNode node = box.node;
        svg.group("class", "node");
        switch (node.kind()) {
            case MAX, MIN -> inner(box);
            case LEAF -> leaf(box);
            case MORE -> more(box);
        }
        if (node.mark().isPresent()) {
            mark(box);
        }
        svg.end();
        box.children.forEach(this::boxes);
    }

    private void inner(Box box) {
        SketchNode node = box.node;
        boolean max = node.kind() == Kind.MAX;
        double top = max ? box.y + POINT : box.y;
        double bottom = max ? box.y + box.height : box.y + box.height - POINT;
        double right = box.x + box.width;
        String left = Svg.number(box.x);
        String path = max
                ? "M" + left + " " + Svg.number(top) + "L" + Svg.number(box.middleX()) + " " + Svg.number(box.y) + "L"
                        + Svg.number(right) + " " + Svg.number(top) + "V" + Svg.number(bottom) + "H" + left + "Z"
                : "M" + left + " " + Svg.number(top) + "H" + Svg.number(right) + "V" + Svg.number(bottom) + "L"
                        + Svg.number(box.middleX()) + " " + Svg.number(box.y + box.height) + "L" + left + " "
                        + Svg.number(bottom) + "Z";
        shape(
                "path",
                node,
                max ? Palette.MAX_FILL : Palette.MIN_FILL,
                max ? Palette.MAX_LINE : Palette.MIN_LINE,
                "d",
                path);
        double emptyBody = node.pruned() ? 8 : 0;
        double labelAt = max ? top - 3 + emptyBody : bottom + LABEL_FONT - 1 - emptyBody;
        svg.text(
                box.middleX(),
                labelAt,
                LABEL_FONT,
                true,
                text(node),
                "middle",
                node.kind().name());
        if (node.number().isPresent()) {
            svg.text(box.x + 5, top + NUMBER_FONT + 2, NUMBER_FONT, false, Palette.MUTED, "start", number(node));
        }
        contents(box, top + (bottom - top - contentHeight(node)) / 2);
    }

    private void leaf(Box box) {
        SketchNode node = box.node;
        double number = node.number().isPresent() ? TextWidth.of(number(node), NUMBER_FONT, false) + 4 : 0;
        double width = sideways && number > 0 ? box.width - number - 5 : box.width;
        double height = !sideways && number > 0 ? box.height - 13 : box.height;
        shape(
                "rect",
                node,
                Palette.LEAF_FILL,
                Palette.LEAF_LINE,
                "x",
                box.x,
                "y",
                box.y,
                "width",
                width,
                "height",
                height,
                "rx",
                4);
        if (number > 0) {
            double x = sideways ? box.x + width + 4 : box.middleX();
            double y = sideways ? box.middleY() + 4 : box.y + box.height - 2;
            svg.text(x, y, NUMBER_FONT, false, Palette.MUTED, sideways ? "start" : "middle", number(node));
        }
        Box visible = new Box(node, width, height);
        visible.x = box.x;
        visible.y = box.y;
        contents(visible, box.y + (height - contentHeight(node)) / 2);
    }

    private void more(Box box) {
        svg.add(
                "rect",
                "x",
                box.x,
                "y",
                box.y,
                "width",
                box.width,
                "height",
                box.height,
                "rx",
                11,
                "class",
                Palette.PRUNED.stroke(),
                "fill",
                "none",
                "stroke-dasharray",
                "4 3");
        svg.text(box.middleX(), box.y + 15, SMALL_FONT, false, Palette.MUTED, "middle", more(box.node));
    }

    private void shape(String element, SketchNode node, Palette fill, Palette line, Object... geometry) {
        List<Object> attributes = new ArrayList<>(List.of(geometry));
        if (node.pruned()) {
            attributes.addAll(List.of("class", Palette.PRUNED.stroke(), "fill", "none", "stroke-dasharray", "4 3"));
        } else {
            attributes.addAll(
                    List.of("class", fill.fill() + " " + line.stroke(), "stroke-width", node.onLine() ? 3 : 1.3));
        }
        attributes.addAll(List.of("stroke-linejoin", "round"));
        svg.add(element, attributes.toArray());
    }

    private static double contentHeight(SketchNode node) {
        return node.board().map(board -> board.size() * BOARD_CELL + 6).orElse(0.0)
                + (node.action().isPresent() ? SMALL_LINE : 0)
                + (value(node).isPresent() ? VALUE_LINE : 0)
                + windows(node).size() * SMALL_LINE;
    }

    private void contents(Box box, double top) {
        SketchNode node = box.node;
        double y = top;
        if (node.board().isPresent()) {
            Board board = node.board().get();
            double side = board.size() * BOARD_CELL;
            BoardSvg.draw(svg, board, box.middleX() - side / 2, y + 3, BOARD_CELL);
            y += side + 6;
        }
        if (node.action().isPresent()) {
            boolean beside = node.isInner() && node.number().isPresent();
            double x = beside ? box.x + box.width - 6 : box.middleX();
            svg.text(
                    x,
                    y + 11,
                    SMALL_FONT,
                    false,
                    text(node),
                    beside ? "end" : "middle",
                    node.action().get());
            y += SMALL_LINE;
        }
        Optional<String> value = value(node);
        if (value.isPresent()) {
            svg.text(box.middleX(), y + 16.5, VALUE_FONT, !node.pruned(), text(node), "middle", value.get());
            y += VALUE_LINE;
        }
        for (String window : windows(node)) {
            svg.text(box.middleX(), y + 10.5, SMALL_FONT, false, Palette.TEXT, "middle", window);
            y += SMALL_LINE;
        }
    }

    private static Palette text(SketchNode node) {
        return node.pruned() ? Palette.MUTED : Palette.TEXT;
    }

    private void mark(Box box) {
        svg.add(
                "rect",
                "x",
                box.x - RING,
                "y",
                box.y - RING,
                "width",
                box.width + 2 * RING,
                "height",
                box.height + 2 * RING,
                "rx",
                9,
                "class",
                Palette.ALERT.stroke(),
                "fill",
                "none",
                "stroke-width",
                2.5);
        badge(svg, box.x + box.width + RING - 1, box.y - RING + 1);
    }

    /** The sign that a marked node and its caption share. */
    static void badge(Svg svg, double x, double y) {
        svg.add(
                "circle",
                "cx",
                x,
                "cy",
                y,
                "r",
                BADGE,
                "class",
                Palette.ALERT_FILL.fill() + " " + Palette.ALERT.stroke(),
                "stroke-width",
                1.5);
        svg.text(x, y + 4.5, 13, true, Palette.ALERT, "middle", "!");
    }
}
