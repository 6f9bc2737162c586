package plybook.gomoku;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;

/** Gomoku: five stones in a row, in any of the four directions, win; X begins. Actions are listed row by row. */
public final class Gomoku implements BoardGame {
    /** The number of stones in a row that wins. */
    public static final int FIVE = 5;

    /** The number of rows of the smallest board. */
    public static final int MIN_SIZE = FIVE;

    /** The number of rows of the largest board. */
    public static final int MAX_SIZE = Board.MAX_SIZE;

    private static final Direction[] DIRECTIONS = Direction.values();
    private static final int STANDARD_SIZE = 15;
    private static final Optional<Player> NOBODY = Optional.empty();
    private static final Optional<Player> X_WINS = Optional.of(Player.X);
    private static final Optional<Player> O_WINS = Optional.of(Player.O);

    /** The rule for a row of more than five stones. */
    public enum Rule {
        /** Free style: five or more win. */
        FIVE_OR_MORE,
        /** Standard: exactly five win, and six or more do not. */
        EXACTLY_FIVE
    }

    private final int size;
    private final Rule rule;

    /**
     * Makes the game on a board of so many rows.
     *
     * @throws IllegalArgumentException if the size is not from {@value #MIN_SIZE} to {@value #MAX_SIZE}
     */
    public Gomoku(int size, Rule rule) {
        if (size < MIN_SIZE || size > MAX_SIZE) {
            throw new IllegalArgumentException(
                    "Gomoku is played on " + MIN_SIZE + " to " + MAX_SIZE + " rows, not on " + size);
        }
        this.size = size;
        this.rule = rule;
    }

    /** Returns the game with fifteen rows in which five or more win. */
    public static Gomoku standard() {
        return new Gomoku(STANDARD_SIZE, Rule.FIVE_OR_MORE);
    }

    /** Returns the number of rows, which is also the number of columns. */
    public int size() {
        return size;
    }

    /** Returns the rule for a row of more than five stones. */
    public Rule rule() {
        return rule;
    }

    @Override
    public Board initialState() {
        return Board.empty(size);
    }

    /** Returns X if the number of stones is even, otherwise O. */
    @Override
    public Player player(Board board) {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public Board result(Board board, Cell cell) {
        refuseIfOver(winner(board), board.isFull(), cell);
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    /** Throws if the game is over; the message says how it ended. */
    static void refuseIfOver(Optional<Player> winner, boolean full, Cell cell) {
        if (winner.isPresent() || full) {
            String end = winner.map(player -> player.symbol() + " has won").orElse("a tie");
            throw new IllegalArgumentException(
                    "the game is over, " + end + ": there is no legal action, not even " + cell);
        }
    }

    /**
     * Looks at the whole board, because a board does not know which stone came last; {@link #winningLine} and {@link GomokuPosition}
     * know.
     */
    @Override
    public Optional<Player> winner(Board board) {
        checkSize(board);
        return FiveInARow.on(board, Player.X, rule) ? X_WINS : FiveInARow.on(board, Player.O, rule) ? O_WINS : NOBODY;
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public int utility(Board board) {
        if (!terminal(board)) {
            throw new IllegalStateException("utility is for terminal states only, and " + board + " goes on");
        }
        return winner(board).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }

    /**
     * Returns the row with which the last stone wins, from one end to the other; empty if it does not win.
     *
     * @throws IllegalArgumentException if the cell is empty or outside the board
     */
    public List<Cell> winningLine(Board board, Cell last) {
        checkSize(board);
        Player player = board.at(last)
                .orElseThrow(
                        () -> new IllegalArgumentException("no stone stands on " + last + ", so none came last there"));
        for (Direction direction : DIRECTIONS) {
            int before = stones(board, player, last, direction, -1);
            int after = stones(board, player, last, direction, 1);
            if (wins(before + 1 + after)) {
                return IntStream.rangeClosed(-before, after)
                        .mapToObj(step -> new Cell(
                                last.row() + step * direction.rows(), last.column() + step * direction.columns()))
                        .toList();
            }
        }
        return List.of();
    }

    /** Counts the player's stones next to the cell without a gap, forward (1) or backward (−1) in the direction. */
    private int stones(Board board, Player player, Cell cell, Direction direction, int sign) {
        int rows = sign * direction.rows();
        int columns = sign * direction.columns();
        int count = 0;
        for (int row = cell.row() + rows, column = cell.column() + columns;
                has(board, player, row, column);
                row += rows, column += columns) {
            count++;
        }
        return count;
    }

    private boolean wins(int length) {
        return length == FIVE || (length > FIVE && rule == Rule.FIVE_OR_MORE);
    }

    private boolean has(Board board, Player player, int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size && board.has(player, row, column);
    }

    /** Returns the game in place, from its start. */
    public GomokuPosition position() {
        return position(initialState());
    }

    /**
     * Returns the game in place, from a copy of the board.
     *
     * @throws IllegalArgumentException if the board cannot be reached: it has another size, or too many stones of one side
     */
    public GomokuPosition position(Board board) {
        checkSize(board);
        int more = board.count(Player.X) - board.count(Player.O);
        if (more != 0 && more != 1) {
            throw new IllegalArgumentException(
                    "X begins and the sides take turns, so X has as many stones as O or one more; here X has "
                            + board.count(Player.X) + " and O " + board.count(Player.O));
        }
        return new GomokuPosition(this, board.copy());
    }

    private void checkSize(Board board) {
        if (board.size() != size) {
            throw new IllegalArgumentException("this game of Gomoku is played on " + size + "×" + size
                    + " cells, not on " + board.size() + "×" + board.size());
        }
    }

    @Override
    public String toString() {
        return "Gomoku " + size + "×" + size + (rule == Rule.EXACTLY_FIVE ? ", exactly five" : ", five or more");
    }
}
