// exercise: 08
// truth: wrong
// mistake: after the first iteration only the eight best actions are kept, so the second does not look at every action
// kind: subtle
// player: both
// style: root list of mutable entries sorted by value, beam at the root
// single: yes
// detail: needs more than eight actions at the root, one of the dropped ones being best two plies deep
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 8;

    private static final class RootMove<A> {
        final A action;
        int score;

        RootMove(A action) {
            this.action = action;
        }
    }

    private static final class TimeIsUp extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    private Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history = new HashMap<>();
        int sign = position.player() == Player.MAX ? 1 : -1;
        List<RootMove<A>> moves = new ArrayList<>();
        for (A action : position.actions()) {
            moves.add(new RootMove<>(action));
        }
        A play = moves.get(0).action;
        try {
            for (int depth = 1; depth < 50; depth++) {
                int best = -Window.INFINITY;
                for (RootMove<A> move : moves) {
                    position.make(move.action);
                    // in the first iteration each gets its exact score, for the order
                    int bound = depth == 1 ? -Window.INFINITY : best;
                    int value = sign > 0
                            ? value(position, clock, depth - 1, 1, bound, Window.INFINITY)
                            : value(position, clock, depth - 1, 1, -Window.INFINITY, -bound);
                    position.undo();
                    move.score = sign * value;
                    if (depth > 1 && move.score <= best) {
                        move.score = best - 1; // not better
                    }
                    best = Math.max(best, move.score);
                }
                moves.sort(Comparator.comparingInt(move -> -move.score));
                play = moves.get(0).action;
                if (Math.abs(best) > 500_000) {
                    break;
                }
                if (moves.size() > WIDTH) {
                    moves = new ArrayList<>(moves.subList(0, WIDTH));
                }
            }
        } catch (TimeIsUp e) {
            return play;
        }
        return play;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (p.terminal()) {
            return p.utility() - Integer.signum(p.utility()) * ply;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        boolean max = p.player() == Player.MAX;
        List<A> actions = new ArrayList<>(p.actions());
        actions.sort(Comparator.comparingInt(action -> -history.getOrDefault(action, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            p.make(action);
            int v = value(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
