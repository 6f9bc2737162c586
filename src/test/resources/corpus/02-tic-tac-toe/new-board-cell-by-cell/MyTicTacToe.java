// exercise: 02
// truth: wrong
// mistake: result builds the next board cell by cell and lets the new mark replace the old one, so a taken cell is not refused
// kind: slip
// player: both
// style: rebuilds boards cell by cell, lines as start and step
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int N = 3;

    @Override
    public Board initialState() {
        return Board.empty(N);
    }

    @Override
    public Player player(Board board) {
        return (board.count(Player.X) + board.count(Player.O)) % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() >= N || cell.column() >= N) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        Board next = Board.empty(N);
        for (int row = 0; row < N; row++) {
            for (int column = 0; column < N; column++) {
                Cell here = new Cell(row, column);
                if (here.equals(cell)) {
                    next.put(here, player(board));
                } else if (board.has(Player.X, row, column)) {
                    next.put(here, Player.X);
                } else if (board.has(Player.O, row, column)) {
                    next.put(here, Player.O);
                }
            }
        }
        return next;
    }

    /** Whether the player has three cells from there on, each so many rows and columns further. */
    private boolean three(Board board, Player player, int row, int column, int down, int right) {
        for (int i = 0; i < N; i++) {
            if (!board.has(player, row + i * down, column + i * right)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player player : Player.values()) {
            boolean won = three(board, player, 0, 0, 1, 1) || three(board, player, 2, 0, -1, 1);
            for (int i = 0; i < N; i++) {
                won |= three(board, player, i, 0, 0, 1) | three(board, player, 0, i, 1, 0);
            }
            if (won) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
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
        Player winner = winner(board).orElse(null);
        return winner == null ? 0 : winner == Player.X ? 1 : -1;
    }
}
