// exercise: 08
// truth: wrong
// mistake: the best of an unfinished iteration is played because the best of the one before is looked at first, but the list is sorted with large values first also for MIN, where that one comes last
// player: MIN
// style: class for a root action with its score, Comparable, exception
// kind: subtle
// single: yes
// detail: MIN to move, the clock is up in the middle of an iteration before the action that was best came to its turn
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class RootMove<A> implements Comparable<RootMove<A>> {
        private final A action;
        private int score;

        RootMove(A action) {
            this.action = action;
        }

        @Override
        public int compareTo(RootMove<A> other) {
            return Integer.compare(other.score, score);
        }
    }

    private static final class Interrupt extends Exception {
        private static final long serialVersionUID = 9L;
    }

    private final Map<Integer, A> killers = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers.clear();
        List<RootMove<A>> moves = new ArrayList<>();
        position.actions().forEach(action -> moves.add(new RootMove<>(action)));
        boolean max = position.player() == Player.MAX;
        A answer = moves.get(0).action;
        for (int depth = 1; depth <= 50; depth++) {
            A best = null;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            try {
                for (RootMove<A> move : moves) {
                    position.make(move.action);
                    move.score = value(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max && move.score > alpha) {
                        alpha = move.score;
                        best = move.action;
                    } else if (!max && move.score < beta) {
                        beta = move.score;
                        best = move.action;
                    }
                }
            } catch (Interrupt time) {
                // What was best before has been looked at first: whatever is better now is better.
                return best != null && depth > 1 ? best : answer;
            }
            answer = best;
            Collections.sort(moves);
        }
        return answer;
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws Interrupt {
        if (clock.isUp()) {
            throw new Interrupt();
        }
        if (p.terminal()) {
            return p.utility() - Integer.signum(p.utility()) * ply;
        }
        if (depth == 0) {
            return p.evaluation();
        }
        boolean max = p.player() == Player.MAX;
        List<A> actions = new ArrayList<>(p.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.contains(killer)) {
            actions.remove(killer);
            actions.add(0, killer);
        }
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
                killers.put(ply, action);
                break;
            }
        }
        return best;
    }
}
