// exercise: 07
// truth: wrong
// mistake: the best of a MAX node starts at −1000, which is not below all values
// player: MAX
// style: constants for the infinities, C style
// single: yes
// detail: sometimes: only if all children of a MAX node are worth less than −1000
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    static final int LOWEST = -1_000;
    static final int HIGHEST = 1_000_000;

    @Override
    public int value(Position<A> g, int alpha, int beta) {
        if (g.terminal()) return g.utility();
        boolean x = g.player() == Player.MAX;
        int m = x ? LOWEST : HIGHEST;
        for (A a : g.actions()) {
            g.make(a);
            int v = value(g, alpha, beta);
            g.undo();
            if (x && v > m) m = v;
            if (!x && v < m) m = v;
            if (x && m > alpha) alpha = m;
            if (!x && m < beta) beta = m;
            if (alpha >= beta) return m;
        }
        return m;
    }
}
