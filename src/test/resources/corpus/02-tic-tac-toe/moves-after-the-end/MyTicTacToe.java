// exercise: 02
// truth: wrong
// mistake: actions gives the empty cells even when somebody has won
// player: both
// style: lines as int arrays of cell numbers
// single: yes
// detail: sometimes; positions that are won before the board is full
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] WINS = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Player p = player(board);
        Board next = board.copy();
        next.put(cell, p);
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int[] w : WINS) {
            for (Player p : Player.values()) {
                int n = 0;
                for (int k : w) {
                    if (board.has(p, k / 3, k % 3)) {
                        n++;
                    }
                }
                if (n == 3) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
