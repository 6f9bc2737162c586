// exercise: 02
// truth: wrong
// mistake: winner remembers its answers by a number with digits 0, 1, 2 in base 2 instead of base 3, so different boards share a key
// kind: subtle
// player: both
// style: memo table with a number for each board
// single: yes
// detail: depends on the order of the questions: an earlier board with the same key and another winner must have been asked about
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int SIZE = 3;

    private final Map<Integer, Optional<Player>> winners = new HashMap<>();

    @Override
    public Board initialState() {
        return Board.empty(SIZE);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) != board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    /** A number for the marks on the board. */
    private static int key(Board board) {
        int key = 0;
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                int digit = board.has(Player.X, row, column) ? 1 : board.has(Player.O, row, column) ? 2 : 0;
                key = 2 * key + digit;
            }
        }
        return key;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return winners.computeIfAbsent(key(board), k -> findWinner(board));
    }

    private static Optional<Player> findWinner(Board board) {
        for (Player p : Player.values()) {
            for (int i = 0; i < SIZE; i++) {
                if (line(board, p, i, 0, 0, 1) || line(board, p, 0, i, 1, 0)) {
                    return Optional.of(p);
                }
            }
            if (line(board, p, 0, 0, 1, 1) || line(board, p, 0, 2, 1, -1)) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private static boolean line(Board board, Player p, int row, int column, int down, int right) {
        for (int i = 0; i < SIZE; i++) {
            if (!board.has(p, row + i * down, column + i * right)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? +1 : -1).orElse(0);
    }
}
