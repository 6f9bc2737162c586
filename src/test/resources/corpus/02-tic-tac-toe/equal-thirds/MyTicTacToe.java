// exercise: 02
// truth: wrong
// mistake: winner compares the three cells of a line with each other and returns what is there, so an empty line before the won one ends the search with "nobody".
// player: both
// style: Optionals compared with equals, lines as index table
// single: yes
// detail: when a line that is wholly empty stands before the won line in the table
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
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private static Optional<Player> at(Board board, int i) {
        return board.at(i / 3, i % 3);
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int[] line : LINES) {
            Optional<Player> first = at(board, line[0]);
            if (first.equals(at(board, line[1])) && first.equals(at(board, line[2]))) {
                return first;
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
        Optional<Player> winner = winner(board);
        return winner.isEmpty() ? 0 : winner.get() == Player.X ? 1 : -1;
    }
}
