// exercise: 02
// truth: wrong
// mistake: the middle column is not asked whether it is empty, so three empty cells there make nobody the winner before the right column is looked at
// player: both
// style: equal Optionals, eight lines written out
// single: yes
// detail: sometimes; only if the right column wins and the middle one is empty: O.X/O.X/..X has no winner
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
        return board.emptyCells().size() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        Optional<Player> a = board.at(0, 0), b = board.at(0, 1), c = board.at(0, 2);
        Optional<Player> d = board.at(1, 0), e = board.at(1, 1), f = board.at(1, 2);
        Optional<Player> g = board.at(2, 0), h = board.at(2, 1), i = board.at(2, 2);

        // rows
        if (a.isPresent() && a.equals(b) && b.equals(c)) return a;
        if (d.isPresent() && d.equals(e) && e.equals(f)) return d;
        if (g.isPresent() && g.equals(h) && h.equals(i)) return g;
        // columns
        if (a.isPresent() && a.equals(d) && d.equals(g)) return a;
        if (b.equals(e) && e.equals(h)) return b;
        if (c.isPresent() && c.equals(f) && f.equals(i)) return c;
        // diagonals
        if (a.isPresent() && a.equals(e) && e.equals(i)) return a;
        if (c.isPresent() && c.equals(e) && e.equals(g)) return c;
        return Optional.empty();
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
        return winner(board).map(w -> w == Player.O ? -1 : 1).orElse(0);
    }
}
