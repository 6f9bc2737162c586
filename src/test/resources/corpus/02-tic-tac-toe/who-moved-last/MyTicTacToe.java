// exercise: 02
// truth: wrong
// mistake: utility is 1 whenever somebody has won, also when it was O
// player: MIN
// style: switch and sums
// single: yes
// detail: -
import java.util.Collections;
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
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int[] line : LINES) {
            Optional<Player> first = at(board, line[0]);
            if (first.isPresent() && first.equals(at(board, line[1])) && first.equals(at(board, line[2]))) {
                return first;
            }
        }
        return Optional.empty();
    }

    private Optional<Player> at(Board board, int number) {
        return board.at(number / 3, number % 3);
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? Collections.emptyList() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        // whoever moved last has won, so it is a win, or a tie
        return winner(board).isPresent() ? 1 : 0;
    }
}
