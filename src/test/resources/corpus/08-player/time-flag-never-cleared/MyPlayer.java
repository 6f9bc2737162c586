// exercise: 08
// truth: wrong
// mistake: the flag that says the time is over is set in the first move and never cleared, so from the second move on nothing is searched
// player: both
// style: flag and fields, negamax with killers
// single: yes
// detail: only from the second move of the same object on; the first is right
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INFINITE = 10_000_000;

    private boolean timeOver = false;
    private final Map<Integer, A> killer = new HashMap<>();
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        killer.clear();
        List<A> list = new ArrayList<>(position.actions());
        A move = list.get(0);
        int sign = position.player() == Player.MAX ? 1 : -1;
        for (int depth = 1; depth <= 50 && !timeOver; depth++) {
            A best = list.get(0);
            int alpha = -INFINITE;
            for (A a : list) {
                position.make(a);
                int v = -nega(position, depth - 1, 1, -INFINITE, -alpha, -sign);
                position.undo();
                if (timeOver) {
                    break;
                }
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            }
            if (!timeOver) {
                move = best;
                list.remove(move);
                list.add(0, move);
            }
        }
        return move;
    }

    private int nega(GivenPosition<A> position, int depth, int ply, int alpha, int beta, int sign) {
        if (clock.isUp()) {
            timeOver = true;
        }
        if (timeOver) {
            return 0;
        }
        if (position.terminal()) {
            int u = sign * position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return sign * position.evaluation();
        }
        List<A> list = new ArrayList<>(position.actions());
        A k = killer.get(ply);
        if (k != null && list.remove(k)) {
            list.add(0, k);
        }
        int best = -INFINITE;
        for (A a : list) {
            position.make(a);
            int v = -nega(position, depth - 1, ply + 1, -beta, -alpha, -sign);
            position.undo();
            if (timeOver) {
                return 0;
            }
            if (v > best) {
                best = v;
            }
            if (v > alpha) {
                alpha = v;
            }
            if (alpha >= beta) {
                killer.put(ply, a);
                break;
            }
        }
        return best;
    }
}
