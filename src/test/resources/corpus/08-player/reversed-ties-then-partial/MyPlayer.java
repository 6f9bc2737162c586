// exercise: 08
// truth: wrong
// mistake: the root list is sorted upwards and reversed for MAX, so of equal numbers a later one comes first: the best of the last iteration is not looked at first, and yet the best of a broken iteration is played
// player: MAX
// style: scored records, sorting the root, best of the unfinished iteration
// single: yes
// detail: sometimes; only if another action has got the same number (a bound, perhaps) as the best, and the clock stops in the next iteration before the best is done
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private record Scored<T>(T action, int score) {}

    private static final class Timeout extends RuntimeException {
        private static final long serialVersionUID = 7;
    }

    private static final int INF = 10_000_000;
    private Map<A, Integer> history = new HashMap<>();
    private Clock clock;
    private GivenPosition<A> game;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.game = position;
        this.clock = clock;
        this.history = new HashMap<>();
        List<A> order = new ArrayList<>(position.actions());
        boolean max = position.player() == Player.MAX;
        A best = order.get(0);
        for (int depth = 1; depth <= 30; depth++) {
            List<Scored<A>> scored = new ArrayList<>();
            Scored<A> top = null;
            boolean finished = true;
            try {
                int alpha = -INF;
                int beta = INF;
                for (A action : order) {
                    game.make(action);
                    Scored<A> now = new Scored<>(action, alphaBeta(depth - 1, 1, alpha, beta));
                    game.undo();
                    scored.add(now);
                    if (top == null || (max ? now.score() > top.score() : now.score() < top.score())) {
                        top = now;
                    }
                    if (max) alpha = top.score();
                    else beta = top.score();
                }
            } catch (Timeout timeout) {
                finished = false;
            }
            if (top != null && (finished || depth > 1)) {
                best = top.action();
            }
            if (!finished || Math.abs(top.score()) > 900_000) {
                return best;
            }
            scored.sort(Comparator.comparingInt(Scored::score));
            if (max) {
                Collections.reverse(scored);
            }
            order = new ArrayList<>();
            for (Scored<A> each : scored) {
                order.add(each.action());
            }
        }
        return best;
    }

    private int alphaBeta(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Timeout();
        if (game.terminal()) {
            int result = game.utility();
            return result == 0 ? 0 : result > 0 ? result - ply : result + ply;
        }
        if (depth <= 0) return game.evaluation();
        List<A> moves = new ArrayList<>(game.actions());
        moves.sort(Comparator.comparingInt((A a) -> history.getOrDefault(a, 0)).reversed());
        if (game.player() == Player.MAX) {
            int value = -INF;
            for (A a : moves) {
                game.make(a);
                value = Math.max(value, alphaBeta(depth - 1, ply + 1, Math.max(alpha, value), beta));
                game.undo();
                if (value >= beta) {
                    history.merge(a, 1 << Math.min(depth, 10), Integer::sum);
                    break;
                }
            }
            return value;
        }
        int value = INF;
        for (A a : moves) {
            game.make(a);
            value = Math.min(value, alphaBeta(depth - 1, ply + 1, alpha, Math.min(beta, value)));
            game.undo();
            if (value <= alpha) {
                history.merge(a, 1 << Math.min(depth, 10), Integer::sum);
                break;
            }
        }
        return value;
    }
}
