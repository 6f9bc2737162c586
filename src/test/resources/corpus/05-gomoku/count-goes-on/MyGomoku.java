// exercise: 05
// truth: wrong
// mistake: the count of stones is set to 1 before the loop over the directions instead of in it, so that stones of crossing lines add up
// player: both
// style: one long method, four-element arrays dr and dc, while loops
// single: yes
// detail: sometimes, whenever the neighbours in all directions so far together are four or more
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    final int[] dr = {0, 1, 1, 1};
    final int[] dc = {1, 0, 1, -1};

    public GomokuState start(int size) {
        Board b = Board.empty(size);
        Optional<Cell> nothing = Optional.empty();
        return new GomokuState(b, nothing);
    }

    public Player player(GomokuState s) {
        return s.board().count(Player.X) != s.board().count(Player.O) ? Player.O : Player.X;
    }

    public GomokuState result(GomokuState s, Cell move) {
        if (terminal(s)) throw new IllegalArgumentException("game over");
        if (!s.board().contains(move)) throw new IllegalArgumentException("not on board: " + move);
        if (!s.board().isEmpty(move)) throw new IllegalArgumentException("occupied: " + move);
        Board b = s.board().copy();
        b.put(move, player(s));
        return new GomokuState(b, Optional.of(move));
    }

    public Optional<Player> winner(GomokuState s) {
        if (!s.last().isPresent()) return Optional.empty();
        Board b = s.board();
        int n = b.size();
        int r0 = s.last().get().row();
        int c0 = s.last().get().column();
        Player p = b.at(r0, c0).get();
        int count = 1;
        for (int d = 0; d < 4; d++) {
            int r = r0 + dr[d];
            int c = c0 + dc[d];
            while (r >= 0 && r < n && c >= 0 && c < n && b.has(p, r, c)) {
                count++;
                r += dr[d];
                c += dc[d];
            }
            r = r0 - dr[d];
            c = c0 - dc[d];
            while (r >= 0 && r < n && c >= 0 && c < n && b.has(p, r, c)) {
                count++;
                r -= dr[d];
                c -= dc[d];
            }
            if (count >= 5) return Optional.of(p);
        }
        return Optional.empty();
    }

    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || s.board().isFull();
    }

    public List<Cell> actions(GomokuState s) {
        List<Cell> list = new ArrayList<>();
        if (!terminal(s)) list.addAll(s.board().emptyCells());
        return list;
    }

    public int utility(GomokuState s) {
        Optional<Player> w = winner(s);
        if (!w.isPresent()) return 0;
        else if (w.get() == Player.X) return 1;
        else return -1;
    }
}
