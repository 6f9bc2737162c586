// exercise: 08
// truth: wrong
// mistake: the best action is kept as its number in the list, which has been sorted before the number is looked up
// player: both
// style: index loops, arrays of values, root sorted by the values of the last iteration
// kind: slip
// single: yes
// detail: from the second iteration on, whenever sorting moves the best action, another one is played
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
    private GivenPosition<A> game;
    private Clock clock;
    private boolean timeOut;
    private final Map<Integer, A> killers = new HashMap<>();

    public A move(GivenPosition<A> position, Clock clock) {
        game = position;
        this.clock = clock;
        timeOut = false;
        killers.clear();
        List<A> actions = new ArrayList<>(position.actions());
        int bestIndex = 0;
        for (int depth = 1; depth <= 50 && !timeOut; depth++) {
            int index = iterate(actions, depth);
            if (timeOut) {
                break;
            }
            bestIndex = index;
            if (proved) {
                return actions.get(bestIndex);
            }
            // best move first in the next iteration
            A best = actions.remove(bestIndex);
            actions.add(0, best);
        }
        return actions.get(bestIndex);
    }

    private boolean proved;

    private int iterate(List<A> actions, int depth) {
        boolean max = game.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY, index = 0;
        for (int i = 0; i < actions.size(); i++) {
            game.make(actions.get(i));
            int v = value(depth - 1, 1, alpha, beta);
            if (timeOut) return -1;
            game.undo();
            if (max && v > alpha) {
                alpha = v;
                index = i;
            }
            if (!max && v < beta) {
                beta = v;
                index = i;
            }
        }
        proved = Math.abs(max ? alpha : beta) > 999_000;
        return index;
    }

    private int value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) timeOut = true;
        if (timeOut) return 0;
        if (game.terminal()) return game.utility() - Integer.signum(game.utility()) * ply;
        if (depth == 0) return game.evaluation();
        List<A> actions = new ArrayList<>(game.actions());
        A killer = killers.get(ply);
        if (killer != null && actions.remove(killer)) actions.add(0, killer);
        boolean max = game.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < actions.size(); i++) {
            game.make(actions.get(i));
            int v = value(depth - 1, ply + 1, alpha, beta);
            if (timeOut) return 0;
            game.undo();
            if (max) {
                if (v > best) best = v;
                if (best > alpha) alpha = best;
            } else {
                if (v < best) best = v;
                if (best < beta) beta = best;
            }
            if (alpha >= beta) {
                killers.put(ply, actions.get(i));
                break;
            }
        }
        return best;
    }
}
