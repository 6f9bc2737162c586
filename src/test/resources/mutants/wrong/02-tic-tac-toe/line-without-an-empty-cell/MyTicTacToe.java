// Wrong: a line without an empty cell is taken for won by its first mark.
// Fails first: winner: three in a row, a column or a diagonal, of X or of O
// Says: nobody has three in a line yet
// Diagnosis: whose-marks-ignored

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (String line : List.of("012", "036", "345", "147", "678", "258", "048", "246")) {
            boolean full = true;
            for (char digit : line.toCharArray()) {
                int i = digit - '0';
                if (board.at(i / 3, i % 3).isEmpty()) {
                    full = false;
                }
            }
            if (full) {
                int first = line.charAt(0) - '0';
                return board.at(first / 3, first % 3);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).isEmpty()) {
            return 0;
        }
        return winner(board).get() == Player.X ? 1 : -1;
    }
}
