// exercise: 02
// truth: wrong
// mistake: result puts the mark on the board that it was given and copies it only afterwards
// player: both
// style: four if-statements and two loops
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    public Board initialState() {
        return Board.empty(3);
    }

    public Player player(Board board) {
        if (board.count(Player.X) > board.count(Player.O)) {
            return Player.O;
        }
        return Player.X;
    }

    public Board result(Board board, Cell cell) {
        if (cell.row() > 2 || cell.column() > 2 || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("illegal move: " + cell);
        }
        Player p = player(board);
        board.put(cell, p);
        return board.copy();
    }

    public Optional<Player> winner(Board board) {
        for (Player p : List.of(Player.X, Player.O)) {
            for (int i = 0; i < 3; i++) {
                if (board.has(p, i, 0) && board.has(p, i, 1) && board.has(p, i, 2)) return Optional.of(p);
                if (board.has(p, 0, i) && board.has(p, 1, i) && board.has(p, 2, i)) return Optional.of(p);
            }
            if (board.has(p, 1, 1)) {
                if (board.has(p, 0, 0) && board.has(p, 2, 2)) return Optional.of(p);
                if (board.has(p, 0, 2) && board.has(p, 2, 0)) return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return new ArrayList<>();
        }
        return board.emptyCells();
    }

    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isPresent()) {
            if (w.get() == Player.X) return 1;
            else return -1;
        }
        return 0;
    }
}
