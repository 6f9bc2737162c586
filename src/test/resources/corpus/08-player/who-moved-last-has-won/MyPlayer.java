// exercise: 08
// truth: wrong
// mistake: an end that is no tie is scored as won by the side that has just moved, without regard to whose win the utility says it is
// player: both
// style: negamax with a window class
// single: yes
// detail: sometimes; never in Gomoku, only in games in which a move can lose at once
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIN = 1_000_000;
    private static final int INFINITY = 10_000_000;

    private static final class NoMoreTime extends Exception {
        private static final long serialVersionUID = 42;
    }

    private final Map<Integer, A> lastCut = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        lastCut.clear();
        List<A> list = new ArrayList<>(position.actions());
        A chosen = list.get(0);
        int depth = 1;
        try {
            while (depth < 70) {
                int bestScore = -INFINITY;
                A best = null;
                for (A action : list) {
                    int score = tryOut(position, clock, action, depth, 1, bestScore, INFINITY);
                    if (score > bestScore) {
                        bestScore = score;
                        best = action;
                    }
                }
                chosen = best;
                if (bestScore > WIN - 200 || bestScore < 200 - WIN) {
                    break;
                }
                toFront(list, chosen);
                depth++;
            }
        } catch (NoMoreTime e) {
            return chosen;
        }
        return chosen;
    }

    private static <T> void toFront(List<T> list, T item) {
        int at = list.indexOf(item);
        if (at > 0) {
            list.add(0, list.remove(at));
        }
    }

    /** What the action is worth to the side that plays it. */
    private int tryOut(GivenPosition<A> position, Clock clock, A action, int depth, int ply, int alpha, int beta)
            throws NoMoreTime {
        boolean max = position.player() == Player.MAX;
        position.make(action);
        int score;
        if (position.terminal()) {
            score = position.utility() == 0 ? 0 : WIN - ply;
        } else if (depth == 1) {
            score = max ? position.evaluation() : -position.evaluation();
        } else {
            score = -best(position, clock, depth - 1, ply + 1, -beta, -alpha);
        }
        position.undo();
        return score;
    }

    private int best(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws NoMoreTime {
        if (clock.isUp()) {
            throw new NoMoreTime();
        }
        List<A> list = new ArrayList<>(position.actions());
        toFront(list, lastCut.get(ply));
        int best = -INFINITY;
        for (A action : list) {
            int score = tryOut(position, clock, action, depth, ply, Math.max(alpha, best), beta);
            if (score > best) {
                best = score;
                if (best >= beta) {
                    lastCut.put(ply, action);
                    break;
                }
            }
        }
        return best;
    }
}
