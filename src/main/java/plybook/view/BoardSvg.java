package plybook.view;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;

/**
 * A board as a picture: X as a cross, O as a ring, rows and columns numbered from 0. {@link #of} draws the plain board. Start with
 * {@link #draw} to point out something on it.
 */
public final class BoardSvg {
    private static final double MARGIN = 16;
    private static final double NUMBERS = 20;

    /** The cells that are drawn around what is to be seen on a cropped board, and the least number of rows of one. */
    private static final int AROUND = 2;

    private static final int SMALLEST_PART = 7;

    private final Board board;
    private final Optional<Cell> last;
    private final List<Cell> line;
    private final List<Cell> highlights;
    private final Map<Cell, Integer> values;
    private final List<Cell> moves;
    private final boolean cropped;

    private BoardSvg(
            Board board,
            Optional<Cell> last,
            List<Cell> line,
            List<Cell> highlights,
            Map<Cell, Integer> values,
            List<Cell> moves,
            boolean cropped) {
        this.board = board;
        this.last = last;
        this.line = line;
        this.highlights = highlights;
        this.values = values;
        this.moves = moves;
        this.cropped = cropped;
    }

    /** Returns a picture of the board. */
    public static Picture of(Board board) {
        return draw(board).picture();
    }

    /** Starts a picture of the board as it is now. */
    public static BoardSvg draw(Board board) {
        return new BoardSvg(board.copy(), Optional.empty(), List.of(), List.of(), Map.of(), List.of(), false);
    }

    /**
     * Adds a frame around the last move.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public BoardSvg lastMove(Cell cell) {
        return new BoardSvg(board, Optional.of(onBoard(cell)), line, highlights, values, moves, cropped);
    }

    /**
     * Adds a line through the cells, from the first to the last.
     *
     * @throws IllegalArgumentException if a cell is outside the board
     */
    public BoardSvg winningLine(List<Cell> cells) {
        return new BoardSvg(board, last, onBoard(cells), highlights, values, moves, cropped);
    }

    /**
     * Adds a dashed frame and a tint to the cells.
     *
     * @throws IllegalArgumentException if a cell is outside the board
     */
    public BoardSvg highlighting(List<Cell> cells) {
        return new BoardSvg(board, last, line, onBoard(cells), values, moves, cropped);
    }

    /**
     * Adds the values of moves to their cells.
     *
     * @throws IllegalArgumentException if a cell is outside the board
     */
    public BoardSvg values(Map<Cell, Integer> valueOfMove) {
        valueOfMove.keySet().forEach(this::onBoard);
        return new BoardSvg(board, last, line, highlights, new TreeMap<>(valueOfMove), moves, cropped);
    }

    /**
     * Adds numbers to the last stones, from 1, in the order in which they were put.
     *
     * @throws IllegalArgumentException if a cell is outside the board
     */
    public BoardSvg numbered(List<Cell> moves) {
        return new BoardSvg(board, last, line, highlights, values, onBoard(moves), cropped);
    }

    /** Draws only the part of a large board where something is to be seen, with two cells around it. */
    public BoardSvg cropped() {
        return new BoardSvg(board, last, line, highlights, values, moves, true);
    }

    private List<Cell> onBoard(List<Cell> cells) {
        cells.forEach(this::onBoard);
        return List.copyOf(cells);
    }

    private Cell onBoard(Cell cell) {
        if (!board.contains(cell)) {
            throw new IllegalArgumentException(
                    "cell " + cell + " is outside the board of " + board.size() + "×" + board.size());
        }
        return cell;
    }

    /** Returns the part of the board that is drawn. */
    private Part part() {
        List<Cell> seen = Stream.of(
                        cellsWith(Player.X), cellsWith(Player.O), highlights, List.copyOf(values.keySet()), moves)
                .flatMap(List::stream)
                .toList();
        if (!cropped || seen.isEmpty()) {
            return new Part(0, 0, board.size());
        }
        IntSummaryStatistics rows = seen.stream().mapToInt(Cell::row).summaryStatistics();
        IntSummaryStatistics columns = seen.stream().mapToInt(Cell::column).summaryStatistics();
        int longer = Math.max(rows.getMax() - rows.getMin(), columns.getMax() - columns.getMin()) + 1;
        int size = Math.min(board.size(), Math.max(SMALLEST_PART, longer + 2 * AROUND));
        return new Part(start(rows, size), start(columns, size), size);
    }

    /** Returns where a part of so many rows or columns starts, with what is seen in its middle as far as the board allows. */
    private int start(IntSummaryStatistics seen, int size) {
        int middle = (seen.getMin() + seen.getMax() + 1 - size) / 2;
        return Math.max(0, Math.min(board.size() - size, middle));
    }

    /** A part of a board: its first row, its first column, and the number of both. */
    private record Part(int row, int column, int size) {}

    /** The place of a board in a picture: where its first cell would be, and how large cells are. */
    private record Place(double x, double y, double cell) {
        double x(double column) {
            return x + column * cell;
        }

        double y(double row) {
            return y + row * cell;
        }
    }

    /** Returns the picture. */
    public Picture picture() {
        Part part = part();
        int size = part.size();
        double cell = size <= 3 ? 60 : size <= 6 ? 46 : size <= 10 ? 36 : 30;
        double origin = MARGIN + NUMBERS;
        Place place = new Place(origin - part.column() * cell, origin - part.row() * cell, cell);
        Svg svg = new Svg();
        for (Cell each : highlights) {
            square(svg, each, place, 2, Palette.HIGHLIGHT, Palette.TEXT, "3 3", 1.2);
        }
        for (int i = 0; i < size; i++) {
            double middle = origin + (i + 0.5) * cell;
            String column = Integer.toString(part.column() + i);
            String row = Integer.toString(part.row() + i);
            svg.text(middle, MARGIN + 10, 12, false, Palette.MUTED, "middle", column);
            svg.text(MARGIN + 12, middle + 4, 12, false, Palette.MUTED, "end", row);
        }
        drawLine(svg, place, 0.2, cell * 0.5, Palette.HIGHLIGHT);
        draw(svg, board, place, part);
        last.ifPresent(each -> square(svg, each, place, 4, null, Palette.TEXT, "", 2.2));
        values.forEach((each, value) -> {
            double x = place.x(each.column() + 0.5);
            double y = place.y(each.row() + 0.5);
            String text = brief(value);
            double room = 0.86 * cell / TextWidth.of(text, 1, true);
            boolean empty = board.isEmpty(each);
            double font = Math.min(room, empty ? cell * 0.36 : cell * 0.24);
            svg.text(x, empty ? y + font * 0.36 : y + cell * 0.46, font, true, Palette.TEXT, "middle", text);
        });
        for (int i = 0; i < moves.size(); i++) {
            double right = place.x(moves.get(i).column() + 0.96);
            double bottom = place.y(moves.get(i).row() + 0.95);
            svg.text(right, bottom, cell * 0.32, true, Palette.TEXT, "end", Integer.toString(i + 1));
        }
        drawLine(svg, place, 0.44, Math.max(2, cell * 0.045), Palette.TEXT);
        double side = origin + size * cell + MARGIN;
        int all = board.size();
        return svg.picture(side, side, all + "×" + all + " board", altText());
    }

    private static void square(
            Svg svg,
            Cell at,
            Place place,
            double inset,
            @Nullable Palette fill,
            Palette stroke,
            String dashes,
            double width) {
        List<Object> attributes = new ArrayList<>(List.of(
                "x",
                place.x(at.column()) + inset,
                "y",
                place.y(at.row()) + inset,
                "width",
                place.cell() - 2 * inset,
                "height",
                place.cell() - 2 * inset,
                "rx",
                4,
                "class",
                (fill == null ? "" : fill.fill() + " ") + stroke.stroke(),
                "stroke-width",
                width));
        if (fill == null) {
            attributes.addAll(List.of("fill", "none"));
        }
        if (!dashes.isEmpty()) {
            attributes.addAll(List.of("stroke-dasharray", dashes));
        }
        svg.add("rect", attributes.toArray());
    }

    /** Draws the winning line through its cells, and so far beyond the middle of its ends. */
    private void drawLine(Svg svg, Place place, double beyond, double width, Palette colour) {
        if (line.isEmpty()) {
            return;
        }
        Cell from = line.get(0);
        Cell to = line.get(line.size() - 1);
        double down = Integer.signum(to.row() - from.row()) * place.cell() * beyond;
        double right = Integer.signum(to.column() - from.column()) * place.cell() * beyond;
        svg.add(
                "line",
                "x1",
                place.x(from.column() + 0.5) - right,
                "y1",
                place.y(from.row() + 0.5) - down,
                "x2",
                place.x(to.column() + 0.5) + right,
                "y2",
                place.y(to.row() + 0.5) + down,
                "class",
                colour.stroke(),
                "stroke-width",
                width,
                "stroke-linecap",
                "round");
    }

    /** Draws the grid and the marks alone, for pictures that contain a board among other things. */
    static void draw(Svg svg, Board board, double x, double y, double cell) {
        draw(svg, board, new Place(x, y, cell), new Part(0, 0, board.size()));
    }

    private static void draw(Svg svg, Board board, Place place, Part part) {
        int size = part.size();
        double cell = place.cell();
        double left = place.x(part.column());
        double top = place.y(part.row());
        StringBuilder grid = new StringBuilder();
        for (int i = 1; i < size; i++) {
            String across = Svg.number(left + i * cell);
            String down = Svg.number(top + i * cell);
            grid.append('M')
                    .append(across)
                    .append(' ')
                    .append(Svg.number(top))
                    .append('V')
                    .append(Svg.number(top + size * cell));
            grid.append('M')
                    .append(Svg.number(left))
                    .append(' ')
                    .append(down)
                    .append('H')
                    .append(Svg.number(left + size * cell));
        }
        if (size > 1) {
            svg.add("path", "d", grid, "class", Palette.LEAF_LINE.stroke(), "stroke-width", cell < 32 ? 0.7 : 1);
        }
        if (size > 3 && size == board.size()) { // where the board goes on, no line closes it
            svg.add(
                    "rect",
                    "x",
                    left,
                    "y",
                    top,
                    "width",
                    size * cell,
                    "height",
                    size * cell,
                    "class",
                    Palette.LEAF_LINE.stroke(),
                    "fill",
                    "none");
        }
        double width = Math.max(1.4, cell * 0.095);
        for (int row = part.row(); row < part.row() + size; row++) {
            for (int column = part.column(); column < part.column() + size; column++) {
                double middleX = place.x(column + 0.5);
                double middleY = place.y(row + 0.5);
                if (board.has(Player.X, row, column)) {
                    cross(svg, middleX, middleY, cell * 0.25, width);
                } else if (board.has(Player.O, row, column)) {
                    svg.add(
                            "circle",
                            "cx",
                            middleX,
                            "cy",
                            middleY,
                            "r",
                            cell * 0.27,
                            "class",
                            Palette.MIN_LINE.stroke(),
                            "fill",
                            "none",
                            "stroke-width",
                            width);
                }
            }
        }
    }

    private static void cross(Svg svg, double x, double y, double arm, double width) {
        String left = Svg.number(x - arm);
        String right = Svg.number(x + arm);
        String top = Svg.number(y - arm);
        String bottom = Svg.number(y + arm);
        svg.add(
                "path",
                "d",
                "M" + left + " " + top + "L" + right + " " + bottom + "M" + left + " " + bottom + "L" + right + " "
                        + top,
                "class",
                Palette.MAX_LINE.stroke(),
                "stroke-width",
                width,
                "stroke-linecap",
                "round");
    }

    /** Returns a value as short text. Thousands are rounded, so that they are legible in a small cell; the text alternative has the full value. */
    private static String brief(int value) {
        String sign = value > 0 ? "+" : value < 0 ? "−" : "";
        int size = Math.abs(value);
        return sign
                + (size < 1_000 ? size : size < 1_000_000 ? Math.round(size / 1_000.0) + "k" : size / 1_000_000 + "M");
    }

    private static String signed(int value) {
        return (value > 0 ? "+" : "") + Window.text(value);
    }

    private String altText() {
        int size = board.size();
        StringBuilder text = new StringBuilder(size + "×" + size + " board. ");
        if (size <= 5) {
            for (int row = 0; row < size; row++) {
                text.append("Row ").append(row).append(": ");
                for (int column = 0; column < size; column++) {
                    text.append(column == 0 ? "" : ", ")
                            .append(board.at(row, column)
                                    .map(player -> String.valueOf(player.symbol()))
                                    .orElse("empty"));
                }
                text.append(". ");
            }
        } else {
            text.append("X: ")
                    .append(cellsOf(Player.X))
                    .append(". O: ")
                    .append(cellsOf(Player.O))
                    .append(". ");
        }
        last.ifPresent(cell -> text.append("Last move: ").append(cell).append(". "));
        if (!line.isEmpty()) {
            text.append("Winning line: ").append(listed(line)).append(". ");
        }
        if (!highlights.isEmpty()) {
            text.append("Highlighted: ").append(listed(highlights)).append(". ");
        }
        if (!moves.isEmpty()) {
            text.append("In this order: ").append(listed(moves)).append(". ");
        }
        if (!values.isEmpty()) {
            text.append("Values: ")
                    .append(values.entrySet().stream()
                            .map(entry -> entry.getKey() + " " + signed(entry.getValue()))
                            .collect(Collectors.joining(", ")))
                    .append(". ");
        }
        return text.toString().strip();
    }

    private String cellsOf(Player player) {
        List<Cell> cells = cellsWith(player);
        return cells.isEmpty() ? "none" : listed(cells);
    }

    private List<Cell> cellsWith(Player player) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.has(player, row, column)) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }

    private static String listed(List<Cell> cells) {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(" "));
    }
}
