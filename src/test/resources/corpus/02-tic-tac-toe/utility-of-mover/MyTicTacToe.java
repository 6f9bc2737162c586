// exercise: 02
// truth: wrong
// mistake: utility is 1 for whoever moved last and has won, so a win of O is worth +1 instead of -1.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.*;
import plybook.game.*;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int xs = board.count(Player.X);
        int os = board.count(Player.O);
        return xs > os ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (hasLine(board, Player.X)) return Optional.of(Player.X);
        if (hasLine(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    private boolean hasLine(Board b, Player p) {
        for (int i = 0; i < 3; i++) {
            if (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)) return true;
            if (b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i)) return true;
        }
        return b.has(p, 1, 1) && (b.has(p, 0, 0) && b.has(p, 2, 2) || b.has(p, 0, 2) && b.has(p, 2, 0));
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Player lastMover = player(board).opponent();
        Optional<Player> w = winner(board);
        if (w.isEmpty()) return 0;
        return w.get() == lastMover ? 1 : -1;
    }
}
