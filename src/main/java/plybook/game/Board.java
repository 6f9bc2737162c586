package plybook.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A square board of {@value #MIN_SIZE} to {@value #MAX_SIZE} rows, on which X and O put their marks. It can be changed: take a {@link #copy} first
 * if the old one must stay as it is. Equality is by content.
 *
 * <p>Text form: rows from the top, joined by {@code /}, with {@code X}, {@code O} and {@code .} for an empty cell.
 */
public final class Board {
    /** The smallest number of rows. */
    public static final int MIN_SIZE = 1;

    /** The largest number of rows. */
    public static final int MAX_SIZE = 19;

    private static final byte EMPTY = 0;
    private static final byte X = 1;
    private static final byte O = 2;

    /** For each size all cells of a board, made once: a search lists the empty ones at every node. */
    private static final List<List<Cell>> CELLS =
            IntStream.rangeClosed(0, MAX_SIZE).mapToObj(Board::allCells).toList();

    private static final Optional<Player> NOBODY = Optional.empty();
    private static final List<Optional<Player>> SOMEBODY = List.of(Optional.of(Player.X), Optional.of(Player.O));

    private final int size;
    private final byte[] marks; // row by row
    private int stones;

    private Board(int size, byte[] marks, int stones) {
        this.size = size;
        this.marks = marks;
        this.stones = stones;
    }

    /**
     * An empty board.
     *
     * @throws IllegalArgumentException if the size is not from {@value #MIN_SIZE} to {@value #MAX_SIZE}
     */
    public static Board empty(int size) {
        if (size < MIN_SIZE || size > MAX_SIZE) {
            throw new IllegalArgumentException("a board has " + MIN_SIZE + " to " + MAX_SIZE + " rows, not " + size);
        }
        return new Board(size, new byte[size * size], 0);
    }

    /**
     * The board that a text shows. Rows may be separated by {@code /} or by line ends; blanks between cells do not count.
     *
     * @throws IllegalArgumentException if the text is no square board; the message says where and what was expected
     */
    public static Board parse(String text) {
        List<String> rows = new ArrayList<>();
        for (String row : text.strip().split("/|\\R", -1)) {
            rows.add(row.replaceAll("\\h", ""));
        }
        Board board = empty(checkedSize(rows));
        for (int row = 0; row < board.size; row++) {
            String cells = rows.get(row);
            if (cells.length() != board.size) {
                throw new IllegalArgumentException("row " + row + ": expected " + board.size
                        + " cells, as many as there are rows, found " + cells.length() + ": \"" + cells + "\"");
            }
            for (int column = 0; column < board.size; column++) {
                char symbol = cells.charAt(column);
                switch (symbol) {
                    case 'X', 'x' -> board.put(new Cell(row, column), Player.X);
                    case 'O', 'o' -> board.put(new Cell(row, column), Player.O);
                    case '.' -> {}
                    default ->
                        throw new IllegalArgumentException("row " + row + ", column " + column
                                + ": expected X, O or . (an empty cell), found '"
                                + Character.toString(cells.codePointAt(column)) + "'");
                }
            }
        }
        return board;
    }

    private static int checkedSize(List<String> rows) {
        if (rows.size() == 1 && rows.get(0).isEmpty()) {
            throw new IllegalArgumentException(
                    "row 0: expected cells, the text is empty; an empty 3×3 board is \".../.../...\"");
        }
        if (rows.size() > MAX_SIZE) {
            throw new IllegalArgumentException("row " + MAX_SIZE + ": expected the end, for a board has at most "
                    + MAX_SIZE + " rows, found " + rows.size());
        }
        return rows.size();
    }

    /** The number of rows, which is also that of columns. */
    public int size() {
        return size;
    }

    /**
     * Who has a mark on the cell.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public Optional<Player> at(Cell cell) {
        return at(cell.row(), cell.column());
    }

    /**
     * Who has a mark on the cell of that row and column, each counted from 0 at the top left.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public Optional<Player> at(int row, int column) {
        byte mark = marks[index(row, column)];
        return mark == EMPTY ? NOBODY : SOMEBODY.get(mark - 1);
    }

    /** Whether the cell is on the board. */
    public boolean contains(Cell cell) {
        return cell.row() < size && cell.column() < size;
    }

    /**
     * Whether the cell bears no mark.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public boolean isEmpty(Cell cell) {
        return marks[index(cell.row(), cell.column())] == EMPTY;
    }

    /**
     * Whether the cell bears the player's mark; quicker than {@link #at(int, int)} in a loop.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public boolean has(Player player, int row, int column) {
        return marks[index(row, column)] == markOf(player);
    }

    /**
     * Puts a mark on an empty cell of <em>this</em> board.
     *
     * @throws IllegalArgumentException if the cell is taken or outside the board; the message lists the free ones
     */
    public void put(Cell cell, Player player) {
        if (!contains(cell)) {
            throw new IllegalArgumentException("cell " + cell + " is outside the board of " + size + "×" + size
                    + "; free: " + listed(emptyCells()));
        }
        int index = index(cell.row(), cell.column());
        if (marks[index] != EMPTY) {
            throw new IllegalArgumentException("cell " + cell + " is taken by "
                    + SOMEBODY.get(marks[index] - 1).orElseThrow().symbol() + "; free: " + listed(emptyCells()));
        }
        marks[index] = markOf(player);
        stones++;
    }

    /**
     * Empties a cell of <em>this</em> board. An empty cell stays empty.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public void clear(Cell cell) {
        int index = index(cell.row(), cell.column());
        if (marks[index] != EMPTY) {
            marks[index] = EMPTY;
            stones--;
        }
    }

    /** A board of its own with the same marks. */
    public Board copy() {
        return new Board(size, marks.clone(), stones);
    }

    /** The empty cells, row by row, in a new list. */
    public List<Cell> emptyCells() {
        List<Cell> cells = CELLS.get(size);
        List<Cell> free = new ArrayList<>(marks.length - stones);
        for (int i = 0; i < marks.length; i++) {
            if (marks[i] == EMPTY) {
                free.add(cells.get(i));
            }
        }
        return free;
    }

    /** How many cells bear the player's mark. */
    public int count(Player player) {
        byte mark = markOf(player);
        int count = 0;
        for (byte each : marks) {
            if (each == mark) {
                count++;
            }
        }
        return count;
    }

    /** How many cells bear a mark. */
    public int stones() {
        return stones;
    }

    /** Whether no cell is empty. */
    public boolean isFull() {
        return stones == marks.length;
    }

    private int index(int row, int column) {
        if (row < 0 || row >= size || column < 0 || column >= size) {
            throw new IllegalArgumentException(
                    "cell (" + row + "," + column + ") is outside the board of " + size + "×" + size);
        }
        return row * size + column;
    }

    private static byte markOf(Player player) {
        return player == Player.X ? X : O;
    }

    private static List<Cell> allCells(int size) {
        return IntStream.range(0, size * size)
                .mapToObj(i -> new Cell(i / size, i % size))
                .toList();
    }

    private static String listed(List<Cell> cells) {
        int shown = 12;
        StringBuilder text = new StringBuilder(cells.isEmpty() ? "none" : "");
        cells.stream().limit(shown).forEach(cell -> text.append(text.isEmpty() ? "" : " ")
                .append(cell));
        return cells.size() <= shown ? text.toString() : text + " … (" + cells.size() + " in all)";
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Board board && size == board.size && Arrays.equals(marks, board.marks);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(marks);
    }

    /** The text form on one line, such as {@code X.O/.X./..O}. */
    @Override
    public String toString() {
        return rows("/", "");
    }

    /** The board as people draw it: a row a line, cells apart. */
    public String drawn() {
        return rows("\n", " ");
    }

    private String rows(String betweenRows, String betweenCells) {
        StringBuilder text = new StringBuilder(2 * marks.length);
        for (int i = 0; i < marks.length; i++) {
            if (i > 0) {
                text.append(i % size == 0 ? betweenRows : betweenCells);
            }
            text.append(".XO".charAt(marks[i]));
        }
        return text.toString();
    }
}
