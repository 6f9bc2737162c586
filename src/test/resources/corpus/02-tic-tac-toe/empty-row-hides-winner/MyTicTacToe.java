// exercise: 02
// truth: wrong
// mistake: winner compares the three cells of a row, column or diagonal with each other and returns what the first equal line holds, so a line of three empty cells hides a later one that wins
// player: both
// style: board.at and Optional.equals, early return
// single: yes
// detail: sometimes; .../XXX/OO. gives nobody
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
        Board newBoard = board.copy();
        newBoard.put(cell, player(board));
        return newBoard;
    }

    @Override
    public Optional<Player> winner(Board board) {
        // rows
        for (int i = 0; i < 3; i++) {
            if (board.at(i, 0).equals(board.at(i, 1)) && board.at(i, 1).equals(board.at(i, 2))) {
                return board.at(i, 0);
            }
        }
        // columns
        for (int i = 0; i < 3; i++) {
            if (board.at(0, i).equals(board.at(1, i)) && board.at(1, i).equals(board.at(2, i))) {
                return board.at(0, i);
            }
        }
        // diagonals
        if (board.at(0, 0).equals(board.at(1, 1)) && board.at(1, 1).equals(board.at(2, 2))) {
            return board.at(1, 1);
        }
        if (board.at(0, 2).equals(board.at(1, 1)) && board.at(1, 1).equals(board.at(2, 0))) {
            return board.at(1, 1);
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
            return List.of();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
