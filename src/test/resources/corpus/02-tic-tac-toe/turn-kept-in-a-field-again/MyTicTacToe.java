// exercise: 02
// truth: wrong
// mistake: whose turn it is is a field that result flips, so player and result go by the number of calls and not by the marks on the board
// kind: slip
// player: both
// style: object with a current player
// single: yes
// detail: right along a single game that is played from the start, wrong as soon as two actions are tried on one board
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

    private Player current = Player.X;

    @Override
    public Board initialState() {
        current = Player.X;
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return current;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, current);
        current = current.opponent();
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int[] win : WINS) {
            for (Player p : Player.values()) {
                int marks = 0;
                for (int i : win) {
                    if (board.has(p, i / 3, i % 3)) {
                        marks++;
                    }
                }
                if (marks == 3) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
