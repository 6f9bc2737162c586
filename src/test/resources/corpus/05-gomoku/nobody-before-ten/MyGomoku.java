// exercise: 05
// truth: wrong
// mistake: a shortcut says that nobody can have won with fewer than ten stones on the board, but X can have with nine
// player: MAX
// style: ported from Python, window scan through the last stone, MyGomoku
// single: yes
// detail: only when X wins with the very first five stones
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    static final int N = 5;
    static final int[] DR = {0, 1, 1, 1};
    static final int[] DC = {1, 0, 1, -1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState s) {
        return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState s, Cell cell) {
        if (winner(s).isPresent()) {
            throw new IllegalStateException("already won");
        }
        Board nb = s.board().copy();
        nb.put(cell, player(s));
        return new GomokuState(nb, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState s) {
        Board b = s.board();
        if (b.stones() < 2 * N || s.last().isEmpty()) {
            return Optional.empty();
        }
        Cell c = s.last().get();
        Player p = b.at(c).orElseThrow();
        for (int k = 0; k < DR.length; k++) {
            int run = 0;
            for (int i = -(N - 1); i <= N - 1; i++) {
                int r = c.row() + i * DR[k];
                int q = c.column() + i * DC[k];
                boolean on = 0 <= r && r < b.size() && 0 <= q && q < b.size();
                run = on && b.has(p, r, q) ? run + 1 : 0;
                if (run == N) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || s.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? List.of() : s.board().emptyCells();
    }

    @Override
    public int utility(GomokuState s) {
        Player w = winner(s).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
