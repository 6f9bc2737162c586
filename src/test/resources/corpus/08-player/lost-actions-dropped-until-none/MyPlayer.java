// exercise: 08
// truth: wrong
// mistake: actions that are proved lost are dropped from the list; when all are lost the list is empty, no more moves are made, and the loop waits for ever for a clock that counts moves
// kind: subtle
// player: both
// style: while the clock is not up, refuted actions removed by an iterator
// single: yes
// detail: only if it is proved before the clock is up that the side to move is lost by force
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WON = 900_000;

    private static final class TimeIsUp extends Exception {
        private static final long serialVersionUID = 1L;

        TimeIsUp() {
            super(null, null, false, false);
        }
    }

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        List<A> actions = new ArrayList<>(position.actions());
        A play = actions.get(0);
        int sign = position.player() == Player.MAX ? 1 : -1;
        try {
            for (int depth = 1; !clock.isUp(); depth++) {
                Set<A> lost = new HashSet<>();
                A best = play;
                int bestValue = -Window.INFINITY;
                for (A action : actions) {
                    position.make(action);
                    int value = sign > 0
                            ? value(position, clock, depth - 1, 1, bestValue, Window.INFINITY)
                            : -value(position, clock, depth - 1, 1, -Window.INFINITY, -bestValue);
                    position.undo();
                    if (value > bestValue) {
                        bestValue = value;
                        best = action;
                    }
                    if (value < -WON) {
                        lost.add(action);
                    }
                }
                play = best;
                if (bestValue > WON) {
                    return play;
                }
                if (actions.remove(play)) {
                    actions.add(0, play);
                }
                if (depth > 1) {
                    actions.removeAll(lost); // no use to look at them again
                }
            }
        } catch (TimeIsUp e) {
            return play;
        }
        return play;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws TimeIsUp {
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
        actions.sort((x, y) -> history.getOrDefault(y, 0) - history.getOrDefault(x, 0));
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
                history.merge(action, 1, Integer::sum);
                break;
            }
        }
        return best;
    }
}
