// exercise: 02
// truth: wrong
// mistake: the second diagonal has a typing error, (2,1) for (2,0), so it is never seen and a line that is none wins
// player: both
// style: all comparisons written out
// single: yes
// detail: -
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
        if (board.count(Player.X) > board.count(Player.O)) return Player.O;
        return Player.X;
    }

    public Board result(Board board, Cell cell) {
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    private boolean wins(Board b, Player p) {
        return b.has(p, 0, 0) && b.has(p, 0, 1) && b.has(p, 0, 2)
                || b.has(p, 1, 0) && b.has(p, 1, 1) && b.has(p, 1, 2)
                || b.has(p, 2, 0) && b.has(p, 2, 1) && b.has(p, 2, 2)
                || b.has(p, 0, 0) && b.has(p, 1, 0) && b.has(p, 2, 0)
                || b.has(p, 0, 1) && b.has(p, 1, 1) && b.has(p, 2, 1)
                || b.has(p, 0, 2) && b.has(p, 1, 2) && b.has(p, 2, 2)
                || b.has(p, 0, 0) && b.has(p, 1, 1) && b.has(p, 2, 2)
                || b.has(p, 0, 2) && b.has(p, 1, 1) && b.has(p, 2, 1);
    }

    public Optional<Player> winner(Board board) {
        if (wins(board, Player.X)) return Optional.of(Player.X);
        if (wins(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    public List<Cell> actions(Board board) {
        if (terminal(board)) return new ArrayList<>();
        return board.emptyCells();
    }

    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
