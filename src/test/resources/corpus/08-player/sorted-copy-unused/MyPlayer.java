// exercise: 08
// truth: wrong
// mistake: what an unfinished iteration has found is played, but the list with the last best move in front is not the one that the loop goes through
// player: both
// style: partial iterations trusted, history
// single: yes
// detail: sometimes, as often as the clock ends an iteration before the last best move was looked at
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private boolean timeOver;
    private Clock clock;
    private GivenPosition<A> pos;
    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.pos = position;
        this.clock = clock;
        this.timeOver = false;
        history.clear();
        final List<A> actions = position.actions();
        final boolean max = position.player() == Player.MAX;
        A best = actions.get(0);
        for (int depth = 1; depth <= 50 && !timeOver; depth++) {
            List<A> sorted = new ArrayList<>(actions);
            sorted.remove(best);
            sorted.add(0, best);
            A found = null;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            for (A action : actions) {
                pos.make(action);
                int v = search(depth - 1, 1, alpha, beta);
                if (timeOver) {
                    break;
                }
                pos.undo();
                if (max ? v > alpha : v < beta) {
                    found = action;
                    if (max) {
                        alpha = v;
                    } else {
                        beta = v;
                    }
                }
            }
            if (found != null) {
                best = found;
            }
        }
        return best;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            timeOver = true;
            return 0;
        }
        if (pos.terminal()) {
            int u = pos.utility();
            return u - ply * Integer.compare(u, 0);
        }
        if (depth == 0) {
            return pos.evaluation();
        }
        boolean max = pos.player() == Player.MAX;
        List<A> moves = new ArrayList<>(pos.actions());
        moves.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : moves) {
            pos.make(a);
            int v = search(depth - 1, ply + 1, alpha, beta);
            if (timeOver) {
                return 0;
            }
            pos.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(a, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
