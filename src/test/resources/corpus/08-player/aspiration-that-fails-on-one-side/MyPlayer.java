// exercise: 08
// truth: wrong
// mistake: an iteration begins with a window around the last value and is repeated when the value lies above it, but not when it lies below: then the first action of the list passes for the best
// kind: subtle
// player: both
// style: aspiration windows, negamax
// single: yes
// detail: only where the value falls by more than the width from one iteration to the next and the best action changes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int INF = 5_000_000;
    private static final int WIDTH = 50;

    private static final class Abort extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private GivenPosition<A> game;
    private Clock time;
    private Map<A, Long> history;
    private A bestAtRoot;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        game = position;
        time = clock;
        history = new HashMap<>();
        List<A> root = new ArrayList<>(position.actions());
        A answer = root.get(0);
        if (root.size() == 1) {
            return answer;
        }
        try {
            int guess = searchRoot(root, 1, -INF, INF);
            answer = bestAtRoot;
            for (int depth = 2; depth < 64; depth++) {
                front(root, answer);
                int value = searchRoot(root, depth, guess - WIDTH, guess + WIDTH);
                if (value >= guess + WIDTH) {
                    // better than expected: how much?
                    value = searchRoot(root, depth, value - 1, INF);
                }
                guess = value;
                answer = bestAtRoot;
                if (Math.abs(guess) > 900_000) {
                    break;
                }
            }
        } catch (Abort abort) {
            return answer;
        }
        return answer;
    }

    private void front(List<A> list, A action) {
        list.remove(action);
        list.add(0, action);
    }

    private int searchRoot(List<A> root, int depth, int alpha, int beta) {
        int best = -INF;
        A bestAction = root.get(0);
        for (A action : root) {
            int score = tried(action, depth, 0, Math.max(alpha, best), beta);
            if (score > best && score > alpha) {
                bestAction = action;
            }
            best = Math.max(best, score);
            if (best >= beta) {
                break;
            }
        }
        bestAtRoot = bestAction;
        return best;
    }

    /** What the action is worth to the player who makes it. */
    private int tried(A action, int depth, int ply, int alpha, int beta) {
        Player me = game.player();
        game.make(action);
        int score;
        if (time.isUp()) {
            throw new Abort();
        } else if (game.terminal()) {
            int utility = me == Player.MAX ? game.utility() : -game.utility();
            score = utility - Integer.signum(utility) * (ply + 1);
        } else if (depth == 1) {
            score = me == Player.MAX ? game.evaluation() : -game.evaluation();
        } else if (game.player() == me) {
            score = negamax(depth - 1, ply + 1, alpha, beta);
        } else {
            score = -negamax(depth - 1, ply + 1, -beta, -alpha);
        }
        game.undo();
        return score;
    }

    private int negamax(int depth, int ply, int alpha, int beta) {
        List<A> actions = new ArrayList<>(game.actions());
        actions.sort((x, y) -> Long.compare(history.getOrDefault(y, 0L), history.getOrDefault(x, 0L)));
        int best = -INF;
        for (A action : actions) {
            best = Math.max(best, tried(action, depth, ply, Math.max(alpha, best), beta));
            if (best >= beta) {
                history.merge(action, (long) depth * depth, Long::sum);
                break;
            }
        }
        return best;
    }
}
