// exercise: 02
// truth: wrong
// mistake: winner compares the three cells of a column with each other without asking whether they are empty; an empty column counts as a line of nobody, and a column further right that is won is never seen (winner, and with it terminal, actions and utility)
// player: both
// style: board.at and Optional compared with equals; rows and diagonals ask the player
// single: yes
// detail: rows are looked at first and right; an empty column excludes the diagonals anyway
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
        if (board.count(Player.X) > board.count(Player.O)) {
            return Player.O;
        }
        return Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        // rows
        for (int r = 0; r < 3; r++) {
            if (board.at(r, 0).isPresent()
                    && board.at(r, 0).equals(board.at(r, 1))
                    && board.at(r, 1).equals(board.at(r, 2))) {
                return board.at(r, 0);
            }
        }
        // columns
        for (int c = 0; c < 3; c++) {
            if (board.at(0, c).equals(board.at(1, c)) && board.at(1, c).equals(board.at(2, c))) {
                return board.at(0, c);
            }
        }
        // diagonals
        Optional<Player> middle = board.at(1, 1);
        if (middle.equals(board.at(0, 0)) && middle.equals(board.at(2, 2))
                || middle.equals(board.at(0, 2)) && middle.equals(board.at(2, 0))) {
            return middle;
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return new ArrayList<>();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isPresent()) {
            return w.get() == Player.X ? 1 : -1;
        }
        return 0;
    }
}
