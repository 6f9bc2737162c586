package plybook.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Window;
import plybook.trace.SketchNode;
import plybook.trace.SketchNode.Kind;
import plybook.view.TreeLayout.Box;

/** Measures and draws single nodes: MAX with a point above, MIN with a point below, leaves as boxes, notes as pills. */
final class NodeSvg {
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

    private final Svg svg;
    private final boolean sideways;

    /** @param sideways whether the tree grows from left to right, so that a leaf has room for its number beside it, not below */
    NodeSvg(Svg svg, boolean sideways) {
        this.svg = svg;
        this.sideways = sideways;
    }

    /** Returns a box that is large enough for the node's content, not yet in its place. */
    Box box(SketchNode node) {
        if (node.kind() == Kind.MORE) {
            return new Box(node, TextWidth.of(more(node), SMALL_FONT, false) + 18, 22);
        }
        double width = contentWidth(node);
        double height = contentHeight(node);
        if (node.isInner()) {
            return new Box(node, Math.max(56, width + 14), height + POINT + (height == 0 ? 18 : 8));
        }
        double number = numberWidth(node);
        double leafWidth = Math.max(30, width + 12);
        double leafHeight = height + 7 + (node.board().isPresent() ? 4 : 0);
        if (number == 0) {
            return new Box(node, leafWidth, leafHeight);
        }
        return sideways
                ? new Box(node, leafWidth + number + 5, leafHeight)
                : new Box(node, Math.max(leafWidth, number), leafHeight + 13);
    }

    /** Returns the width of the widest line. The number of an inner node is in its corner, beside the first line. */
    private static double contentWidth(SketchNode node) {
        double number = node.isInner() ? numberWidth(node) : 0;
        double width = 0;
        if (node.board().isPresent()) {
            width = node.board().get().size() * BOARD_CELL + 2 * number;
        }
        if (node.action().isPresent()) {
            width = Math.max(width, TextWidth.of(node.action().get(), SMALL_FONT, false) + number);
        }
        Optional<String> value = value(node);
        if (value.isPresent()) {
            boolean isFirst = node.board().isEmpty() && node.action().isEmpty();
            width = Math.max(width, TextWidth.of(value.get(), VALUE_FONT, true) + (isFirst ? 2 * number : 0));
        }
        for (String window : windows(node)) {
            width = Math.max(width, TextWidth.of(window, SMALL_FONT, false));
        }
        return width;
    }

    private static double numberWidth(SketchNode node) {
        return node.number().isPresent() ? TextWidth.of(number(node), NUMBER_FONT, false) + 4 : 0;
    }

    /** Draws the node in its box. */
    void draw(Box box) {
        svg.group("class", "node");
        switch (box.node.kind()) {
            case MAX, MIN -> inner(box);
            case LEAF -> leaf(box);
            case MORE -> more(box);
        }
        if (box.node.mark().isPresent()) {
            mark(box);
        }
        svg.end();
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
        double number = numberWidth(node);
        double width = sideways && number > 0 ? box.width - number - 5 : box.width;
        double height = !sideways && number > 0 ? box.height - 13 : box.height;
        shape("rect", node, Palette.LEAF_FILL, Palette.LEAF_LINE, Svg.rectangle(box.x, box.y, width, height, 4));
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

    /** Draws a note: dashed if the nodes were not visited, solid if they are only not drawn. */
    private void more(Box box) {
        shape("rect", box.node, Palette.PANEL, Palette.PRUNED, Svg.rectangle(box.x, box.y, box.width, box.height, 11));
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

    /** Draws the sign that a marked node and its caption share. */
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
