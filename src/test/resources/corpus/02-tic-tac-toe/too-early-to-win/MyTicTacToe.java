// exercise: 02
// truth: wrong
// mistake: winner says "nobody" for fewer than six marks, but X can have three in a line with the fifth mark.
// player: MAX
// style: table of lines, streams
// single: yes
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    public Board initialState() {
        return Board.empty(3);
    }

    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    public Optional<Player> winner(Board board) {
        if (board.stones() < 6) {
            return Optional.empty(); // nobody can have three yet
        }
        return Stream.of(Player.X, Player.O).filter(p -> wins(board, p)).findFirst();
    }

    private static boolean wins(Board board, Player p) {
        return Stream.of(LINES).anyMatch(line -> {
            for (int k : line) {
                if (!board.has(p, k / 3, k % 3)) return false;
            }
            return true;
        });
    }

    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    public List<Cell> actions(Board board) {
        if (terminal(board)) return List.of();
        return board.emptyCells();
    }

    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
