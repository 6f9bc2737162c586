// exercise: 02
// truth: wrong
// mistake: The loop over rows and columns ends at 2, so the last row and column are never seen.
// player: both
// style: rows, columns and diagonals in loops
// single: yes
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
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    private boolean wins(Board b, Player p) {
        for (int i = 0; i < 2; i++) {
            if (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)) {
                return true;
            }
            if (b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i)) {
                return true;
            }
        }
        if (b.has(p, 0, 0) && b.has(p, 1, 1) && b.has(p, 2, 2)) {
            return true;
        }
        return b.has(p, 0, 2) && b.has(p, 1, 1) && b.has(p, 2, 0);
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (wins(board, Player.X)) {
            return Optional.of(Player.X);
        }
        if (wins(board, Player.O)) {
            return Optional.of(Player.O);
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
        if (wins(board, Player.X)) {
            return 1;
        }
        return wins(board, Player.O) ? -1 : 0;
    }
}
