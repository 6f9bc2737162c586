// exercise: 02
// truth: wrong
// mistake: result plays on the given board and takes the mark back in a finally, which on a refused cell removes the mark that was there before
// kind: subtle
// player: both
// style: make, copy, undo with try/finally
// single: yes
// detail: only seen on the given board after result has refused a taken cell
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
    public Board result(Board board, Cell cell) {
        try {
            board.put(cell, player(board));
            return board.copy();
        } finally {
            board.clear(cell);
        }
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : List.of(Player.X, Player.O)) {
            for (int i = 0; i < 3; i++) {
                if (board.has(p, i, 0) && board.has(p, i, 1) && board.has(p, i, 2)) {
                    return Optional.of(p);
                }
                if (board.has(p, 0, i) && board.has(p, 1, i) && board.has(p, 2, i)) {
                    return Optional.of(p);
                }
            }
            if (board.has(p, 1, 1)
                    && (board.has(p, 0, 0) && board.has(p, 2, 2) || board.has(p, 0, 2) && board.has(p, 2, 0))) {
                return Optional.of(p);
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
        if (terminal(board)) {
            return List.of();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (winner(board).equals(Optional.of(Player.X))) {
            return 1;
        }
        return winner(board).equals(Optional.of(Player.O)) ? -1 : 0;
    }
}
