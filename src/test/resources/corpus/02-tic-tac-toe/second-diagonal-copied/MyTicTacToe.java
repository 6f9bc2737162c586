// exercise: 02
// truth: wrong
// mistake: the second diagonal ends in (2,2) instead of (2,0)
// player: both
// style: loop for rows and columns, diagonals by hand, for each player
// single: yes
// detail: only boards with that diagonal, or with (0,2), (1,1) and (2,2) of one player
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
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            for (int i = 0; i < 3; i++) {
                if (board.has(p, i, 0) && board.has(p, i, 1) && board.has(p, i, 2)) return Optional.of(p);
                if (board.has(p, 0, i) && board.has(p, 1, i) && board.has(p, 2, i)) return Optional.of(p);
            }
            if (board.has(p, 0, 0) && board.has(p, 1, 1) && board.has(p, 2, 2)) return Optional.of(p);
            if (board.has(p, 0, 2) && board.has(p, 1, 1) && board.has(p, 2, 2)) return Optional.of(p);
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
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
