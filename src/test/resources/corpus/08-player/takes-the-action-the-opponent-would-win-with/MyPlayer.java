// exercise: 08
// truth: wrong
// mistake: before it searches, it looks whether the opponent could win with some action next and plays that action itself, which blocks on a board but means something else in another game such as a tree
// kind: subtle
// player: both
// style: quick checks for win and block first, then iterative deepening
// single: yes
// detail: right in Gomoku; in trees where a reply that wins for the opponent has the number of an action of the root
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
    private static class NoTime extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        Player me = position.player();
        List<A> actions = new ArrayList<>(position.actions());
        if (actions.size() == 1) {
            return actions.get(0);
        }

        // 1. can I win at once?
        for (A action : actions) {
            position.make(action);
            boolean won = isWonBy(position, me);
            position.undo();
            if (won) {
                return action;
            }
        }

        // 2. must I block? He wins with the same cell wherever else I play.
        A elsewhere = actions.get(0);
        position.make(elsewhere);
        A threat = null;
        if (!position.terminal()) {
            for (A reply : position.actions()) {
                position.make(reply);
                if (isWonBy(position, me.opponent())) {
                    threat = reply;
                }
                position.undo();
            }
        }
        position.undo();
        if (threat != null && actions.contains(threat)) {
            return threat;
        }

        // 3. search
        A best = actions.get(0);
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int alpha = -Window.INFINITY;
                int beta = Window.INFINITY;
                A found = null;
                for (A action : actions) {
                    position.make(action);
                    int value = value(position, clock, depth - 1, 1, alpha, beta);
                    position.undo();
                    if (me == Player.MAX && value > alpha) {
                        alpha = value;
                        found = action;
                    } else if (me == Player.MIN && value < beta) {
                        beta = value;
                        found = action;
                    }
                }
                best = found;
                actions.remove(found);
                actions.add(0, found);
            }
        } catch (NoTime e) {
            return best;
        }
        return best;
    }

    private boolean isWonBy(GivenPosition<A> position, Player player) {
        return position.terminal() && (player == Player.MAX ? position.utility() > 0 : position.utility() < 0);
    }

    private int value(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new NoTime();
        }
        if (position.terminal()) {
            return position.utility() - Integer.signum(position.utility()) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort((a, b) -> history.getOrDefault(b, 0) - history.getOrDefault(a, 0));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            position.make(action);
            int value = value(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
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
