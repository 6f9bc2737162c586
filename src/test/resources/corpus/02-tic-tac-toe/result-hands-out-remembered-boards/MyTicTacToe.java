// exercise: 02
// truth: wrong
// mistake: result returns the same remembered board each time the same move is played on equal boards, so a caller who puts a mark on it spoils the next answer
// kind: subtle
// player: both
// style: memo table of positions
// single: yes
// detail: same instance, same move twice: the second board is the same object; wrong marks if the caller has put one on the first
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    /** A search plays the same move on the same position again and again. */
    private final Map<String, Board> positions = new HashMap<>();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        return positions.computeIfAbsent(board + " " + cell, key -> {
            Board next = board.copy();
            next.put(cell, player(board));
            return next;
        });
    }

    @Override
    public Optional<Player> winner(Board board) {
        String cells = board.toString().replace("/", "");
        for (int[] line : new int[][] {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}) {
            char mark = cells.charAt(line[0]);
            if (mark != '.' && mark == cells.charAt(line[1]) && mark == cells.charAt(line[2])) {
                return Optional.of(mark == 'X' ? Player.X : Player.O);
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
        Player winner = winner(board).orElse(null);
        return winner == Player.X ? 1 : winner == Player.O ? -1 : 0;
    }
}
