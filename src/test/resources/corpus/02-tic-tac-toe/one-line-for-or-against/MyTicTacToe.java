// exercise: 02
// truth: wrong
// mistake: winner adds 1 for each line of X and -1 for each of O and knows only the sums 1 and -1, so X, completing two lines with one mark, has not won
// kind: subtle
// player: MAX
// style: score of lines, switch expression
// single: yes
// detail: only with two lines at once
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

    /** 1 if the line is X's, -1 if it is O's, otherwise 0. */
    private static int owner(Board board, int[] line) {
        int sum = 0;
        for (int cell : line) {
            sum += mark(board, cell / 3, cell % 3);
        }
        return sum / 3;
    }

    private static int mark(Board board, int row, int column) {
        return board.has(Player.X, row, column) ? 1 : board.has(Player.O, row, column) ? -1 : 0;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int score = 0;
        for (int[] line : LINES) {
            score += owner(board, line);
        }
        return switch (score) {
            case 1 -> Optional.of(Player.X);
            case -1 -> Optional.of(Player.O);
            default -> Optional.empty();
        };
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
