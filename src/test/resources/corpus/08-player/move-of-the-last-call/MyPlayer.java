// exercise: 08
// truth: wrong
// mistake: the move to play is a field that is only set when an iteration is finished and not at the beginning of a move, so with no time at all it plays the action of the call before
// kind: subtle
// player: both
// style: fields, lazy first choice, exception
// single: yes
// detail: only from the second call of the same object on, when the clock is up before the first iteration is finished
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Up extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Up() {
            super("the clock is up", null, false, false);
        }
    }

    private A toPlay;
    private List<A> order;
    private final Map<A, Integer> score = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        score.clear();
        order = new ArrayList<>(position.actions());
        if (toPlay == null) {
            toPlay = order.get(0);
        }
        try {
            for (int depth = 1; depth <= 45; depth++) {
                toPlay = think(position, clock, depth);
                order.remove(toPlay);
                order.add(0, toPlay);
            }
        } catch (Up up) {
            // toPlay is that of the last finished iteration
        }
        return toPlay;
    }

    private A think(GivenPosition<A> position, Clock clock, int depth) {
        A best = null;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A a : order) {
            position.make(a);
            int v = value(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (position.player() == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    best = a;
                }
            } else if (v < beta) {
                beta = v;
                best = a;
            }
        }
        return best;
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            return position.utility() / Window.MAX_VALUE * (Window.MAX_VALUE - ply);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(a -> -score.getOrDefault(a, 0)));
        boolean max = position.player() == Player.MAX;
        for (A a : actions) {
            position.make(a);
            int v = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, v);
            } else {
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                score.put(a, score.getOrDefault(a, 0) + depth);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
