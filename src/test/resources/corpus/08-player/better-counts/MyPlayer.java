// exercise: 08
// truth: right
// mistake: -
// player: both
// style: the move to play is a field that changes in the middle of an iteration, as the page allows: the best of the last one first, each to the end
// single: yes
// detail: -
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
    private A best;
    private GivenPosition<A> game;
    private Clock clock;
    private Map<A, Integer> credit;

    private static class Stop extends RuntimeException {
        private static final long serialVersionUID = 7L;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.game = position;
        this.clock = clock;
        this.credit = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        best = actions.get(0);
        boolean max = position.player() == Player.MAX;
        try {
            for (int depth = 1; depth <= 100; depth++) {
                actions.remove(best);
                actions.sort(byCredit());
                actions.add(0, best);
                int record = max ? -Window.INFINITY : Window.INFINITY;
                for (A action : List.copyOf(actions)) {
                    game.make(action);
                    int value = max ? search(depth - 1, 1, record, Window.INFINITY) : search(depth - 1, 1, -Window.INFINITY, record);
                    game.undo();
                    if (max ? value > record : value < record) {
                        record = value;
                        best = action;
                    }
                }
                if (Math.abs(record) > 900_000) {
                    break;
                }
            }
        } catch (Stop stop) {
            // what is in the field is as good as the best of the last iteration, or better
        }
        return best;
    }

    private Comparator<A> byCredit() {
        return Comparator.comparingInt((A action) -> credit.getOrDefault(action, 0)).reversed();
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (game.terminal()) {
            return game.utility() - Integer.signum(game.utility()) * ply;
        }
        if (depth == 0) {
            return game.evaluation();
        }
        List<A> actions = new ArrayList<>(game.actions());
        actions.sort(byCredit());
        boolean max = game.player() == Player.MAX;
        for (A action : actions) {
            game.make(action);
            int value = search(depth - 1, ply + 1, alpha, beta);
            game.undo();
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                credit.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
