package plybook.judge.gomoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.gomoku.Fives;
import plybook.engine.Puzzle;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Direction;

/** Boards of 15 rows with lines on them, for questions about patterns. A line is a text such as {@code OXXX..}. */
public final class Layout {
    /** The number of rows. */
    public static final int SIZE = 15;

    private static final int MIDDLE = SIZE / 2;

    /** Cells that have nothing to do with each other, nor with a line in the middle. */
    public static final List<Cell> FAR =
            List.of(new Cell(0, 2), new Cell(13, 1), new Cell(1, 13), new Cell(14, 12), new Cell(0, 8));

    private final Board board;

    private Layout(Board board) {
        this.board = board;
    }

    /** Begins with no stone. */
    public static Layout empty() {
        return new Layout(Board.empty(SIZE));
    }

    /** The line in the middle of the board, where nothing is near. */
    public static Board middle(String line, Direction direction) {
        int back = line.length() / 2;
        return empty().line(line, MIDDLE - back * direction.rows(), MIDDLE - back * direction.columns(), direction)
                .board();
    }

    /** The line from an edge on. */
    public static Board fromEdge(String line, Direction direction) {
        return switch (direction) {
            case ROW -> empty().line(line, MIDDLE, 0, direction).board();
            case COLUMN -> empty().line(line, 0, MIDDLE, direction).board();
            case DIAGONAL -> empty().line(line, 0, 4, direction).board();
            case ANTIDIAGONAL -> empty().line(line, 0, 10, direction).board();
        };
    }

    /** X on cells of which no two are near each other in a line. */
    public static Board scattered(int stones) {
        List<Cell> cells = List.of(new Cell(7, 7), new Cell(2, 9), new Cell(9, 2), new Cell(12, 10), new Cell(4, 4));
        return of(Player.X, cells.subList(0, stones));
    }

    /** Stones of both sides in turn, anywhere, without a five. */
    public static Board scattered(int size, int stones, Random random) {
        while (true) {
            Board board = Board.empty(size);
            for (int tries = 0; tries < 100 * (stones + 1) && board.stones() < stones; tries++) {
                Cell cell = new Cell(random.nextInt(size), random.nextInt(size));
                Player player = toMove(board);
                if (board.isEmpty(cell) && !Fives.completes(board, player, cell)) {
                    board.put(cell, player);
                }
            }
            if (board.stones() == stones) {
                return board;
            }
        }
    }

    /** Returns the player to move, by the number of stones on the board. */
    public static Player toMove(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    /** The player's stones alone. */
    public static Board of(Player player, List<Cell> cells) {
        Board board = Board.empty(SIZE);
        cells.forEach(cell -> board.put(cell, player));
        return board;
    }

    /** Adds a line that begins at the cell. */
    public Layout line(String line, int row, int column, Direction direction) {
        IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) != '.')
                .forEach(i -> board.put(
                        new Cell(row + i * direction.rows(), column + i * direction.columns()),
                        line.charAt(i) == 'X' ? Player.X : Player.O));
        return this;
    }

    /** Returns the board with all lines so far. */
    public Board board() {
        return board;
    }

    /** The same with the colours exchanged. */
    public static Board exchanged(Board board) {
        Board other = Board.empty(board.size());
        stones(board, Player.X).forEach(cell -> other.put(cell, Player.O));
        stones(board, Player.O).forEach(cell -> other.put(cell, Player.X));
        return other;
    }

    /** The stones of both boards, which must not lie on the same cells unless they are the same player's. */
    public static Board together(Board one, Board other) {
        Board both = one.copy();
        for (Player player : Player.values()) {
            stones(other, player).filter(both::isEmpty).forEach(cell -> both.put(cell, player));
        }
        return both;
    }

    /** The board turned and mirrored in the eight ways, itself first. */
    public static List<Board> symmetric(Board board) {
        int end = board.size() - 1;
        List<IntBinaryOperator> rows = List.of(
                (row, column) -> row,
                (row, column) -> column,
                (row, column) -> end - row,
                (row, column) -> end - column,
                (row, column) -> row,
                (row, column) -> end - row,
                (row, column) -> column,
                (row, column) -> end - column);
        List<IntBinaryOperator> columns = List.of(
                (row, column) -> column,
                (row, column) -> end - row,
                (row, column) -> end - column,
                (row, column) -> row,
                (row, column) -> end - column,
                (row, column) -> column,
                (row, column) -> row,
                (row, column) -> end - row);
        List<Board> all = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            IntBinaryOperator newRow = rows.get(i);
            IntBinaryOperator newColumn = columns.get(i);
            Board turned = Board.empty(board.size());
            for (Player player : Player.values()) {
                stones(board, player)
                        .forEach(cell -> turned.put(
                                new Cell(
                                        newRow.applyAsInt(cell.row(), cell.column()),
                                        newColumn.applyAsInt(cell.row(), cell.column())),
                                player));
            }
            all.add(turned);
        }
        return all;
    }

    /** A puzzle turned or mirrored in one of the eight ways. */
    public static Puzzle turned(Puzzle puzzle, int way) {
        Function<List<Cell>, List<Cell>> turn = cells -> cells.stream()
                .map(cell -> symmetric(of(Player.X, List.of(cell))).get(way))
                .flatMap(board -> stones(board, Player.X))
                .toList();
        return new Puzzle(
                puzzle.kind(),
                symmetric(puzzle.board()).get(way),
                turn.apply(puzzle.solutions()),
                turn.apply(puzzle.line()));
    }

    /** Returns the cells with the player's stones, row by row. */
    public static Stream<Cell> stones(Board board, Player player) {
        return Board.empty(board.size()).emptyCells().stream()
                .filter(cell -> board.has(player, cell.row(), cell.column()));
    }
}
