// exercise: 08
// truth: wrong
// mistake: the move to play is a field that the loop over the root actions writes, so each iteration begins by overwriting it with its first improvement, and an iteration that is cut off half-way leaves its best so far
// kind: slip
// player: both
// style: fields for position and clock, unchecked exception, max and min in two methods
// single: yes
// detail: root actions keep their order, so the first improvement of a new iteration is the first action
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class OutOfTime extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private GivenPosition<A> position;
    private Clock clock;
    private A bestMove;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.history = new HashMap<>();
        List<A> actions = position.actions();
        bestMove = actions.get(0);
        try {
            for (int depth = 1; depth <= 60; depth++) {
                int value = searchRoot(actions, depth);
                if (Math.abs(value) > 900_000) {
                    break;
                }
            }
        } catch (OutOfTime e) {
            // time is over: play the best move
        }
        return bestMove;
    }

    private int searchRoot(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = search(depth - 1, 1, alpha, beta);
            position.undo();
            if (max && value > alpha) {
                alpha = value;
                bestMove = action;
            } else if (!max && value < beta) {
                beta = value;
                bestMove = action;
            }
        }
        return max ? alpha : beta;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (position.terminal()) {
            return Integer.signum(position.utility()) * (Window.MAX_VALUE - ply);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        return position.player() == Player.MAX ? max(depth, ply, alpha, beta) : min(depth, ply, alpha, beta);
    }

    private int max(int depth, int ply, int alpha, int beta) {
        int best = -Window.INFINITY;
        for (A action : sorted()) {
            position.make(action);
            best = Math.max(best, search(depth - 1, ply + 1, alpha, beta));
            position.undo();
            alpha = Math.max(alpha, best);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }

    private int min(int depth, int ply, int alpha, int beta) {
        int best = Window.INFINITY;
        for (A action : sorted()) {
            position.make(action);
            best = Math.min(best, search(depth - 1, ply + 1, alpha, beta));
            position.undo();
            beta = Math.min(beta, best);
            if (alpha >= beta) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }

    private List<A> sorted() {
        List<A> list = new ArrayList<>(position.actions());
        list.sort((a, b) -> Integer.compare(history.getOrDefault(b, 0), history.getOrDefault(a, 0)));
        return list;
    }
}
