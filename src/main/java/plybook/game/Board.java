package plybook.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A square board of {@value #MIN_SIZE} to {@value #MAX_SIZE} rows, on which X and O put their marks. It can be changed: take a {@link #copy} first
 * if the old one must stay as it is. Equality is by content.
 *
 * <p>Text form: rows from the top, joined by {@code /}, with {@code X}, {@code O} and {@code .} for an empty cell. {@link #parse} also takes
 * a number for so many empty cells, as chess programs do: {@code 2X/3/O2}.
 */
public final class Board {
    /** The smallest number of rows. */
    public static final int MIN_SIZE = 1;

    /** The largest number of rows. */
    public static final int MAX_SIZE = 20;

    private static final Pattern BETWEEN_ROWS = Pattern.compile("/|\\R");
    private static final Pattern BLANK = Pattern.compile("\\h");

    /** A number of empty cells in a text; {@link #MAX_SIZE} has two digits. */
    private static final Pattern EMPTY_CELLS = Pattern.compile("[1-9]\\d?");

    /** All cells of a board, by its size. They are made once, because a search lists the empty cells at every node. */
    private static final Cell[][] CELLS =
            IntStream.rangeClosed(0, MAX_SIZE).mapToObj(Board::allCells).toArray(Cell[][]::new);

    private static final Optional<Player> NOBODY = Optional.empty();
    private static final Optional<Player> X = Optional.of(Player.X);
    private static final Optional<Player> O = Optional.of(Player.O);

    private final int size;

    /** One bit for each cell, row by row. The words for the marks of X come first, then as many for those of O. */
    private final long[] bits;

    private int stones;

    private Board(int size, long[] bits, int stones) {
        this.size = size;
        this.bits = bits;
        this.stones = stones;
    }

    /**
     * Returns an empty board.
     *
     * @throws IllegalArgumentException if the size is not from {@value #MIN_SIZE} to {@value #MAX_SIZE}
     */
    public static Board empty(int size) {
        if (size < MIN_SIZE || size > MAX_SIZE) {
            throw new IllegalArgumentException("a board has " + MIN_SIZE + " to " + MAX_SIZE + " rows, not " + size);
        }
        return new Board(size, new long[2 * words(size * size)], 0);
    }

    /**
     * Returns the board that a text shows. Rows are separated by {@code /} or by line ends; blanks between cells do not count.
     *
     * @throws IllegalArgumentException if the text is not a square board; the message says where and what was expected
     */
    public static Board parse(String text) {
        List<String> rows = new ArrayList<>();
        for (String row : BETWEEN_ROWS.split(text.strip(), -1)) {
            rows.add(EMPTY_CELLS.matcher(BLANK.matcher(row).replaceAll("")).replaceAll(number -> "."
                    .repeat(Integer.parseInt(number.group()))));
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
            throw new IllegalArgumentException("row " + MAX_SIZE + ": expected the end, because a board has at most "
                    + MAX_SIZE + " rows, found " + rows.size());
        }
        return rows.size();
    }

    /** Returns the number of rows, which is also the number of columns. */
    public int size() {
        return size;
    }

    /**
     * Returns the player whose mark is on the cell, or empty if the cell is.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public Optional<Player> at(Cell cell) {
        return at(cell.row(), cell.column());
    }

    /**
     * Returns the player whose mark is on the cell of that row and column, each counted from 0 at the top left.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public Optional<Player> at(int row, int column) {
        int index = index(row, column);
        return isSet(Player.X, index) ? X : isSet(Player.O, index) ? O : NOBODY;
    }

    /** Returns whether the cell is on the board. */
    public boolean contains(Cell cell) {
        return cell.row() < size && cell.column() < size;
    }

    /**
     * Returns whether the cell has no mark.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public boolean isEmpty(Cell cell) {
        return isEmpty(cell.row(), cell.column());
    }

    /**
     * Returns whether the cell of that row and column has no mark. In a loop this is quicker than {@link #at(int, int)}.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public boolean isEmpty(int row, int column) {
        return isEmpty(index(row, column));
    }

    /**
     * Returns whether the cell has the player's mark. In a loop this is quicker than {@link #at(int, int)}.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public boolean has(Player player, int row, int column) {
        return isSet(player, index(row, column));
    }

    /**
     * Puts a mark on an empty cell of <em>this</em> board.
     *
     * @throws IllegalArgumentException if the cell is taken or outside the board; the message lists the free ones
     */
    public void put(Cell cell, Player player) {
        if (!contains(cell) || !isEmpty(cell)) {
            throw refusal(cell);
        }
        int index = index(cell.row(), cell.column());
        bits[word(player, index)] |= 1L << index; // a shift takes the index modulo 64
        stones++;
    }

    private IllegalArgumentException refusal(Cell cell) {
        String why = contains(cell)
                ? "taken by " + at(cell).orElseThrow().symbol()
                : "outside the board of " + size + "×" + size;
        return new IllegalArgumentException("cell " + cell + " is " + why + "; free: " + listed(emptyCells()));
    }

    /**
     * Empties a cell of <em>this</em> board. An empty cell stays empty.
     *
     * @throws IllegalArgumentException if the cell is outside the board
     */
    public void clear(Cell cell) {
        int index = index(cell.row(), cell.column());
        if (!isEmpty(index)) {
            bits[word(Player.X, index)] &= ~(1L << index);
            bits[word(Player.O, index)] &= ~(1L << index);
            stones--;
        }
    }

    /** Returns a new board with the same marks. */
    public Board copy() {
        return new Board(size, bits.clone(), stones);
    }

    /** Returns the empty cells, row by row, in a new list. */
    public List<Cell> emptyCells() {
        Cell[] cells = CELLS[size];
        List<Cell> free = new ArrayList<>(cells.length - stones);
        int words = bits.length / 2;
        for (int word = 0; word < words; word++) {
            int first = word * Long.SIZE;
            long empty = ~(bits[word] | bits[word + words]) & lowest(cells.length - first);
            while (empty != 0) {
                free.add(cells[first + Long.numberOfTrailingZeros(empty)]);
                empty &= empty - 1; // without the lowest bit
            }
        }
        return free;
    }

    /** Returns the number of cells that have the player's mark. */
    public int count(Player player) {
        int first = word(player, 0);
        int count = 0;
        for (int i = first; i < first + bits.length / 2; i++) {
            count += Long.bitCount(bits[i]);
        }
        return count;
    }

    /** Returns the number of cells that have a mark. */
    public int stones() {
        return stones;
    }

    /** Returns whether no cell is empty. */
    public boolean isFull() {
        return stones == size * size;
    }

    /**
     * Returns the player's marks as a number with a bit for each cell, row by row from the lowest: quick to compare with patterns.
     *
     * @throws IllegalStateException if the board has more than 64 cells
     */
    public long bits(Player player) {
        if (bits.length > 2) {
            throw new IllegalStateException(
                    "a board of " + size + "×" + size + " has more cells than a number has bits");
        }
        return bits[word(player, 0)];
    }

    /**
     * Returns the player's marks in a row as a number with a bit for each column. The lowest bit is the leftmost column.
     *
     * @throws IllegalArgumentException if there is no such row
     */
    public long row(Player player, int row) {
        int first = index(row, 0);
        int word = word(player, first);
        int shift = first % Long.SIZE;
        long marks = bits[word] >>> shift;
        if (shift + size > Long.SIZE) { // the row goes on in the next word
            marks |= bits[word + 1] << (Long.SIZE - shift);
        }
        return marks & lowest(size);
    }

    private int index(int row, int column) {
        if (row < 0 || row >= size || column < 0 || column >= size) {
            throw new IllegalArgumentException(
                    "cell (" + row + "," + column + ") is outside the board of " + size + "×" + size);
        }
        return row * size + column;
    }

    private boolean isSet(Player player, int index) {
        return (bits[word(player, index)] & 1L << index) != 0;
    }

    private boolean isEmpty(int index) {
        int word = index / Long.SIZE;
        return ((bits[word] | bits[word + bits.length / 2]) & 1L << index) == 0;
    }

    /** Returns the index of the word that has the bit of the cell. */
    private int word(Player player, int index) {
        int word = index / Long.SIZE;
        return player == Player.X ? word : word + bits.length / 2;
    }

    private static int words(int cells) {
        return (cells + Long.SIZE - 1) / Long.SIZE;
    }

    private static Cell[] allCells(int size) {
        return IntStream.range(0, size * size)
                .mapToObj(i -> new Cell(i / size, i % size))
                .toArray(Cell[]::new);
    }

    /** Returns a word whose lowest {@code count} bits are set, or all of them if it has no more. */
    private static long lowest(int count) {
        return count >= Long.SIZE ? -1L : (1L << count) - 1;
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
        return other instanceof Board board && size == board.size && Arrays.equals(bits, board.bits);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(bits) + size;
    }

    /** Returns the text form on one line, such as {@code X.O/.X./..O}. */
    @Override
    public String toString() {
        return rows("/", "");
    }

    /** Returns the board as people draw it: one row to a line, with blanks between the cells. */
    public String drawn() {
        return rows("\n", " ");
    }

    private String rows(String betweenRows, String betweenCells) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < size; row++) {
            text.append(row == 0 ? "" : betweenRows);
            long ofX = row(Player.X, row);
            long ofO = row(Player.O, row);
            for (int column = 0; column < size; column++) {
                long bit = 1L << column;
                if (column > 0 && !betweenCells.isEmpty()) {
                    text.append(betweenCells);
                }
                text.append((ofX & bit) != 0 ? 'X' : (ofO & bit) != 0 ? 'O' : '.');
            }
        }
        return text.toString();
    }
}
