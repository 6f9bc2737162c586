// exercise: 08
// truth: wrong
// mistake: the clock is asked at every 16384th node only, as in chess programs, so the move comes thousands of moves late
// player: both
// style: node counter with a bit mask, ported from a chess engine
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITE = 1 << 30;
    private static final int MASK = 0x3fff;

    private int nodes;
    private boolean stop;
    private Clock clock;
    private GivenPosition<A> pos;
    private Map<A, Integer> hist;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.nodes = 0;
        this.stop = false;
        this.hist = new HashMap<>();
        List<A> list = new ArrayList<>(pos.actions());
        A pv = list.get(0);
        for (int depth = 1; depth < 100; depth++) {
            int side = pos.player() == Player.MAX ? 1 : -1;
            int best = -INFINITE;
            A bestMove = null;
            for (A m : list) {
                pos.make(m);
                int v = side > 0 ? alphaBeta(best, INFINITE, depth - 1, 1) : -alphaBeta(-INFINITE, -best, depth - 1, 1);
                if (stop) return pv;
                pos.undo();
                if (v > best) {
                    best = v;
                    bestMove = m;
                }
            }
            pv = bestMove;
            list.remove(pv);
            list.add(0, pv);
        }
        return pv;
    }

    private int alphaBeta(int alpha, int beta, int depth, int ply) {
        if ((++nodes & MASK) == 0 && clock.isUp()) stop = true;
        if (stop) return 0;
        if (pos.terminal()) return pos.utility() > 0 ? pos.utility() - ply : pos.utility() < 0 ? pos.utility() + ply : 0;
        if (depth == 0) return pos.evaluation();
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort((a, b) -> hist.getOrDefault(b, 0) - hist.getOrDefault(a, 0));
        boolean max = pos.player() == Player.MAX;
        for (A m : moves) {
            pos.make(m);
            int v = alphaBeta(alpha, beta, depth - 1, ply + 1);
            if (stop) return 0;
            pos.undo();
            if (max) alpha = Math.max(alpha, v);
            else beta = Math.min(beta, v);
            if (alpha >= beta) {
                hist.merge(m, depth * depth, Integer::sum);
                return max ? beta : alpha;
            }
        }
        return max ? alpha : beta;
    }
}
