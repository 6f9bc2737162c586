// exercise: 02
// truth: wrong
// mistake: utility compares the Optional itself with Player.X, which is never equal, so a win of X is worth 0
// kind: slip
// player: MAX
// style: lines as a two-dimensional array of numbers
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int[] line : LINES) {
            for (Player p : Player.values()) {
                int marks = 0;
                for (int n : line) {
                    if (board.has(p, n / 3, n % 3)) marks++;
                }
                if (marks == 3) return Optional.of(p);
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
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.equals(Player.X)) {
            return 1;
        }
        if (winner.equals(Optional.of(Player.O))) {
            return -1;
        }
        return 0;
    }
}
