// exercise: 07
// truth: wrong
// mistake: the search begins with -100,000 or 100,000 as the best so far, as if no value were beyond, so a MAX node worth less or a MIN node worth more gets that number
// player: both
// style: own constant for infinity
// single: yes
// detail: sometimes; only with values beyond 100,000 (they go to 1,000,000)

import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private static final int INF = 100_000;

    @Override
    public int value(Position<A> pos, int alpha, int beta) {
        if (pos.terminal()) return pos.utility();
        final boolean max = pos.player() == Player.MAX;
        int v = max ? -INF : INF;
        for (A a : pos.actions()) {
            pos.make(a);
            int w = value(pos, alpha, beta);
            pos.undo();
            v = max ? Math.max(v, w) : Math.min(v, w);
            if (max ? v >= beta : v <= alpha) return v;
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
        }
        return v;
    }
}
