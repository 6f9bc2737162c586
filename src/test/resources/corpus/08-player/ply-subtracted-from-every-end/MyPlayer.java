// exercise: 08
// truth: wrong
// mistake: utility - ply is used for MIN's wins as well, so MIN takes the later of two wins and passes over a win in one
// kind: slip
// player: MIN
// style: two methods max and min, no stop at a proof
// single: yes
// detail: when MIN has a win in one move and a longer one too, with time for both
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private GivenPosition<A> position;
    private Clock clock;
    private boolean stopped;
    private Map<A, Integer> cuts;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        stopped = false;
        cuts = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        A answer = actions.get(0);
        int depth = 0;
        while (++depth <= 30) {
            A found = iteration(actions, depth);
            if (stopped) {
                break;
            }
            answer = found;
            actions.remove(found);
            actions.add(0, found);
        }
        return answer;
    }

    private A iteration(List<A> actions, int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : actions) {
            position.make(action);
            int v = search(depth - 1, alpha, beta, 1);
            if (stopped) {
                return null;
            }
            position.undo();
            if (max ? v > alpha : v < beta) {
                best = action;
                if (max) {
                    alpha = v;
                } else {
                    beta = v;
                }
            }
        }
        return best;
    }

    private int search(int depth, int alpha, int beta, int ply) {
        stopped |= clock.isUp();
        if (stopped) {
            return 0;
        }
        if (position.terminal()) {
            return position.utility() == 0 ? 0 : position.utility() - ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        return position.player() == Player.MAX ? max(depth, alpha, beta, ply) : min(depth, alpha, beta, ply);
    }

    private List<A> sorted() {
        List<A> list = new ArrayList<>(position.actions());
        list.sort((a, b) -> cuts.getOrDefault(b, 0) - cuts.getOrDefault(a, 0));
        return list;
    }

    private int max(int depth, int alpha, int beta, int ply) {
        int best = -Window.INFINITY;
        for (A action : sorted()) {
            position.make(action);
            best = Math.max(best, search(depth - 1, Math.max(alpha, best), beta, ply + 1));
            if (stopped) {
                return 0;
            }
            position.undo();
            if (best >= beta) {
                cuts.merge(action, 1 << Math.min(depth, 10), Integer::sum);
                return best;
            }
        }
        return best;
    }

    private int min(int depth, int alpha, int beta, int ply) {
        int best = Window.INFINITY;
        for (A action : sorted()) {
            position.make(action);
            best = Math.min(best, search(depth - 1, alpha, Math.min(beta, best), ply + 1));
            if (stopped) {
                return 0;
            }
            position.undo();
            if (best <= alpha) {
                cuts.merge(action, 1 << Math.min(depth, 10), Integer::sum);
                return best;
            }
        }
        return best;
    }
}
