// exercise: 08
// truth: right
// mistake: none; a flag ends the search, an iteration that was not finished is thrown away
// player: both
// style: abort flag in a field, history map, negamax by the side to move
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 2_000_000;
    private static final int WON = 900_000;

    private Map<A, Integer> history;
    private boolean aborted;
    private GivenPosition<A> pos;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.history = new HashMap<>();
        this.aborted = false;
        List<A> root = new ArrayList<>(position.actions());
        A answer = root.get(0);
        int sign = position.player() == Player.MAX ? 1 : -1;
        for (int depth = 1; depth <= 60 && root.size() > 1; depth++) {
            int alpha = -INF;
            A found = null;
            for (A action : root) {
                pos.make(action);
                int v = sign * search(depth - 1, 1, sign > 0 ? alpha : -INF, sign > 0 ? INF : -alpha);
                if (aborted) {
                    return answer;
                }
                pos.undo();
                if (v > alpha) {
                    alpha = v;
                    found = action;
                }
            }
            answer = found;
            root.remove(found);
            root.add(0, found);
            if (Math.abs(alpha) > WON) {
                break;
            }
        }
        return answer;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            aborted = true;
            return 0;
        }
        if (pos.terminal()) {
            int u = pos.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth <= 0) {
            return pos.evaluation();
        }
        boolean max = pos.player() == Player.MAX;
        List<A> list = new ArrayList<>(pos.actions());
        list.sort(Comparator.comparingInt((A a) -> -history.getOrDefault(a, 0)));
        int best = max ? -INF : INF;
        for (A a : list) {
            pos.make(a);
            int v = search(depth - 1, ply + 1, alpha, beta);
            if (aborted) {
                return 0;
            }
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
