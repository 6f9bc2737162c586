package plybook.tictactoe;

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;

/** Tic-Tac-Toe: three in a row, a column or a diagonal wins; X begins. Actions are listed row by row. */
public final class TicTacToe implements BoardGame {
    /** The number of rows, and of marks in a row that win. */
    public static final int SIZE = 3;

    /** Three rows, three columns and two diagonals, each with the bits of its cells as in {@link Board#bits}. */
    private static final int[] LINES = {
        0b000_000_111, 0b000_111_000, 0b111_000_000,
        0b001_001_001, 0b010_010_010, 0b100_100_100,
        0b100_010_001, 0b001_010_100
    };

    /** A table of the marks that contain a line, by their bits. A search looks into it several times at every node. */
    private static final boolean[] WON = won();

    private static final Optional<Player> NOBODY = Optional.empty();
    private static final Optional<Player> X_WINS = Optional.of(Player.X);
    private static final Optional<Player> O_WINS = Optional.of(Player.O);

    @Override
    public Board initialState() {
        return Board.empty(SIZE);
    }

    /** Returns X if the number of marks is even, otherwise O. */
    @Override
    public Player player(Board board) {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public List<Cell> actions(Board board) {
        return hasWon(board, Player.X) || hasWon(board, Player.O) ? List.of() : board.emptyCells();
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (terminal(board)) {
            String end =
                    winner(board).map(player -> player.symbol() + " has won").orElse("a tie");
            throw new IllegalArgumentException(
                    "the game is over, " + end + ": there is no legal action, not even " + cell);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return hasWon(board, Player.X) ? X_WINS : hasWon(board, Player.O) ? O_WINS : NOBODY;
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || hasWon(board, Player.X) || hasWon(board, Player.O);
    }

    @Override
    public int utility(Board board) {
        if (!terminal(board)) {
            throw new IllegalStateException("utility is for terminal states only, and " + board + " goes on");
        }
        return hasWon(board, Player.X) ? 1 : hasWon(board, Player.O) ? -1 : 0;
    }

    private static boolean hasWon(Board board, Player player) {
        if (board.size() != SIZE) {
            throw new IllegalArgumentException("Tic-Tac-Toe is played on 3×3 cells, not on " + board);
        }
        return WON[(int) board.bits(player)];
    }

    private static boolean[] won() {
        boolean[] won = new boolean[1 << (SIZE * SIZE)];
        for (int marks = 0; marks < won.length; marks++) {
            for (int line : LINES) {
                won[marks] |= (marks & line) == line;
            }
        }
        return won;
    }
}
