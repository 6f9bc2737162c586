// exercise: 02
// truth: wrong
// mistake: The winner is kept in a field that is set when a line is found and never set back, so the next board without a line still has that winner.
// player: both
// style: fields, void helper
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private Player winner = null;

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        if (board.count(Player.X) > board.count(Player.O)) {
            return Player.O;
        } else {
            return Player.X;
        }
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(copy));
        return copy;
    }

    private void check(Board b, Player p) {
        for (int i = 0; i < 3; i++) {
            if (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)) winner = p;
            if (b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i)) winner = p;
        }
        if (b.has(p, 0, 0) && b.has(p, 1, 1) && b.has(p, 2, 2)) winner = p;
        if (b.has(p, 0, 2) && b.has(p, 1, 1) && b.has(p, 2, 0)) winner = p;
    }

    @Override
    public Optional<Player> winner(Board board) {
        check(board, Player.X);
        check(board, Player.O);
        return Optional.ofNullable(winner);
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (terminal(board)) {
            return list;
        }
        list.addAll(board.emptyCells());
        return list;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isPresent() && w.get() == Player.X) {
            return 1;
        } else if (w.isPresent() && w.get() == Player.O) {
            return -1;
        }
        return 0;
    }
}
