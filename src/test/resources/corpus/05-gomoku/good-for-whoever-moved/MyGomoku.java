// exercise: 05
// truth: wrong
// mistake: utility is +1 for whoever made the last move, so it is +1 also where O has won.
// kind: slip
// player: MIN
// style: loops over offsets, conditional expressions
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    @Override public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }

    @Override public Player player(GomokuState st) {
        return st.board().count(Player.O) < st.board().count(Player.X) ? Player.O : Player.X;
    }

    @Override public GomokuState result(GomokuState st, Cell cell) {
        if (terminal(st)) throw new IllegalStateException("It's over, " + cell + " can't be played");
        Board b = st.board().copy();
        b.put(cell, player(st));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override public Optional<Player> winner(GomokuState st) {
        if (st.last().isEmpty()) return Optional.empty();
        Cell l = st.last().get();
        Board b = st.board();
        Player p = b.at(l).get();
        // all windows of five that contain the last stone
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (int first = -4; first <= 0; first++) {
                boolean all = true;
                for (int k = first; k < first + 5 && all; k++) {
                    int r = l.row() + k * d[0], c = l.column() + k * d[1];
                    all = r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c);
                }
                if (all) return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override public boolean terminal(GomokuState st) { return st.board().isFull() || winner(st).isPresent(); }

    @Override public List<Cell> actions(GomokuState st) {
        List<Cell> moves = new LinkedList<>();
        if (!terminal(st)) moves.addAll(st.board().emptyCells());
        return moves;
    }

    @Override public int utility(GomokuState st) {
        Optional<Player> w = winner(st);
        if (w.isEmpty()) return 0;
        Player moved = st.board().at(st.last().get()).get();
        return w.get() == moved ? 1 : -1;
    }
}
