// exercise: 02
// truth: wrong
// mistake: the second diagonal ends at (2,2) instead of (2,0)
// player: both
// style: all comparisons spelled out, helper per player
// single: yes
// detail: sometimes; misses the real diagonal and sees a line in (0,2) (1,1) (2,2)
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
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    private boolean hasWon(Board b, Player p) {
        return b.has(p, 0, 0) && b.has(p, 0, 1) && b.has(p, 0, 2)
                || b.has(p, 1, 0) && b.has(p, 1, 1) && b.has(p, 1, 2)
                || b.has(p, 2, 0) && b.has(p, 2, 1) && b.has(p, 2, 2)
                || b.has(p, 0, 0) && b.has(p, 1, 0) && b.has(p, 2, 0)
                || b.has(p, 0, 1) && b.has(p, 1, 1) && b.has(p, 2, 1)
                || b.has(p, 0, 2) && b.has(p, 1, 2) && b.has(p, 2, 2)
                || b.has(p, 0, 0) && b.has(p, 1, 1) && b.has(p, 2, 2)
                || b.has(p, 0, 2) && b.has(p, 1, 1) && b.has(p, 2, 2);
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (hasWon(board, Player.X)) {
            return Optional.of(Player.X);
        }
        if (hasWon(board, Player.O)) {
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
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) return 0;
        return winner.get() == Player.X ? 1 : -1;
    }
}
