// exercise: 08
// truth: wrong
// mistake: a search at the root that ends above its window is not repeated, and its move counts although the other actions were not looked at
// player: both
// style: negamax, aspiration
// single: yes
// detail: sometimes; only when the value grows by 800 or more for the player to move from one iteration to the next
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIN = 1_000_000, INF = 1_000_001, WIDTH = 800;

    private GivenPosition<A> pos;
    private Clock clock;
    private boolean stopped;
    private final Map<A, Integer> good = new HashMap<>();
    private A rootBest;

    public A move(GivenPosition<A> position, Clock clock) {
        pos = position;
        this.clock = clock;
        stopped = false;
        good.clear();
        List<A> root = new ArrayList<>(pos.actions());
        A answer = root.get(0);
        int last = 0;
        for (int depth = 1; depth < 50; depth++) {
            int alpha = depth < 3 ? -INF : Math.max(-INF, last - WIDTH), beta = depth < 3 ? INF : Math.min(INF, last + WIDTH);
            int v = searchRoot(root, depth, alpha, beta);
            if (!stopped && v <= alpha && alpha > -INF) v = searchRoot(root, depth, -INF, beta);
            if (stopped) return answer;
            answer = rootBest;
            last = v;
            root.remove(answer);
            root.add(0, answer);
            if (Math.abs(v) > WIN - 100) return answer;
        }
        return answer;
    }

    private int searchRoot(List<A> root, int depth, int alpha, int beta) {
        int color = pos.player() == Player.MAX ? 1 : -1;
        int best = -INF;
        rootBest = root.get(0);
        for (A a : root) {
            pos.make(a);
            int v = -nega(depth - 1, 1, -beta, -alpha, -color);
            pos.undo();
            if (stopped) return 0;
            if (v > best) {
                best = v;
                rootBest = a;
            }
            alpha = Math.max(alpha, v);
            if (alpha >= beta) break;
        }
        return best;
    }

    private int nega(int depth, int ply, int alpha, int beta, int color) {
        if (stopped || clock.isUp()) {
            stopped = true;
            return 0;
        }
        if (pos.terminal()) {
            int u = pos.utility() * color;
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) return color * pos.evaluation();
        List<A> list = new ArrayList<>(pos.actions());
        list.sort(Comparator.comparing(a -> -good.getOrDefault(a, 0)));
        int best = -INF;
        for (A a : list) {
            pos.make(a);
            int v = -nega(depth - 1, ply + 1, -beta, -alpha, -color);
            pos.undo();
            if (stopped) return 0;
            best = Math.max(best, v);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) {
                good.merge(a, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
