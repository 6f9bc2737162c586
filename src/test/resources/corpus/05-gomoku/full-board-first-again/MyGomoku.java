// exercise: 05
// truth: wrong
// mistake: utility returns 0 for every full board, also if the stone that filled it made five
// player: both
// style: plain loops, 3x3 deltas
// single: yes
// detail: sometimes; only when the very last stone of a full board wins
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState s) {
        int diff = s.board().count(Player.X) - s.board().count(Player.O);
        return diff == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) {
            throw new IllegalArgumentException("game over");
        }
        if (!s.board().contains(cell) || !s.board().isEmpty(cell)) {
            throw new IllegalArgumentException("bad cell " + cell);
        }
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState s) {
        if (!s.last().isPresent()) {
            return Optional.empty();
        }
        Board b = s.board();
        int r = s.last().get().row();
        int c = s.last().get().column();
        Player p = b.at(r, c).get();
        for (int dr = 0; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc != 1) {
                    continue;
                }
                int n = 1;
                for (int k = 1; ok(b, p, r + k * dr, c + k * dc); k++) {
                    n++;
                }
                for (int k = 1; ok(b, p, r - k * dr, c - k * dc); k++) {
                    n++;
                }
                if (n >= 5) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    private boolean ok(Board b, Player p, int r, int c) {
        return r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c);
    }

    @Override
    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || s.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState s) {
        if (terminal(s)) {
            return List.of();
        }
        return s.board().emptyCells();
    }

    @Override
    public int utility(GomokuState s) {
        if (s.board().isFull()) {
            return 0;
        }
        return winner(s).get() == Player.X ? 1 : -1;
    }
}
