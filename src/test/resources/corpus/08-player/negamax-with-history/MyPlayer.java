// exercise: 08
// truth: right
// mistake: none; negamax with a sign and a history of cuts
// player: both
// style: negamax, history, early stop on proof
// single: yes
// detail: right
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WON = Window.MAX_VALUE - 1000;

    private static class TimeOut extends Exception {
        TimeOut() {
            super("time", null, false, false);
        }
    }

    private final Map<A, Integer> history = new HashMap<>();
    private GivenPosition<A> pos;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        history.clear();
        List<A> moves = new ArrayList<>(pos.actions());
        int sign = sign();
        A best = moves.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int alpha = -Window.INFINITY;
                A found = moves.get(0);
                for (A m : moves) {
                    pos.make(m);
                    int v = -search(depth - 1, 1, -Window.INFINITY, -alpha, -sign);
                    pos.undo();
                    if (v > alpha) {
                        alpha = v;
                        found = m;
                    }
                }
                best = found;
                if (Math.abs(alpha) >= WON) return best;
                moves.remove(best);
                moves.add(0, best);
            }
        } catch (TimeOut t) {
            return best;
        }
        return best;
    }

    private int sign() {
        return pos.player() == Player.MAX ? 1 : -1;
    }

    private int search(int depth, int ply, int alpha, int beta, int view) throws TimeOut {
        if (clock.isUp()) throw new TimeOut();
        if (pos.terminal()) {
            int u = pos.utility();
            return u == 0 ? 0 : view * (u > 0 ? u - ply : u + ply);
        }
        if (depth == 0) return view * pos.evaluation();
        if (sign() != view) return -search(depth, ply, -beta, -alpha, -view);
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort(Comparator.comparingInt(m -> -history.getOrDefault(m, 0)));
        int best = -Window.INFINITY;
        for (A m : moves) {
            pos.make(m);
            int v = -search(depth - 1, ply + 1, -beta, -alpha, -view);
            pos.undo();
            if (v > best) best = v;
            if (best > alpha) alpha = best;
            if (alpha >= beta) {
                history.merge(m, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
