// exercise: 08
// truth: wrong
// mistake: at the root the best score is kept as the player to move sees it and handed down as alpha, also for MIN, whose best belongs into beta with the other sign
// kind: slip
// player: MIN
// style: root in the mover's terms, below it in terms of MAX
// single: yes
// detail: rare: below the root it is fail-soft, so that a wrong bound changes the choice only sometimes
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private GivenPosition<A> position;
    private Clock clock;
    private List<A> killers;
    private boolean stopped;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.stopped = false;
        this.killers = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            killers.add(null);
        }
        int sign = position.player() == Player.MAX ? 1 : -1;
        LinkedList<A> order = new LinkedList<>(position.actions());
        A toPlay = order.getFirst();
        for (int depth = 1; depth < 60 && !stopped; depth++) {
            A best = null;
            int bestScore = -Window.INFINITY;
            for (A action : order) {
                position.make(action);
                int score = sign * value(depth - 1, 1, bestScore, Window.INFINITY);
                position.undo();
                if (stopped) {
                    break;
                }
                if (best == null || score > bestScore) {
                    bestScore = score;
                    best = action;
                }
            }
            if (!stopped) {
                toPlay = best;
                order.remove(best);
                order.addFirst(best);
                if (Math.abs(bestScore) > 200_000) {
                    break;
                }
            }
        }
        return toPlay;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (stopped || clock.isUp()) {
            stopped = true;
            return 0; // nobody looks at it any more
        }
        if (position.terminal()) {
            int utility = position.utility();
            return utility - ply * Integer.signum(utility);
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        LinkedList<A> order = new LinkedList<>(position.actions());
        if (order.remove(killers.get(ply))) {
            order.addFirst(killers.get(ply));
        }
        for (A action : order) {
            position.make(action);
            int v = value(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (stopped) {
                return 0;
            }
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                killers.set(ply, action);
                break;
            }
        }
        return best;
    }
}
