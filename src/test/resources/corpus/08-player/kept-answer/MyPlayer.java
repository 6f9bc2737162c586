// exercise: 08
// truth: wrong
// mistake: the move to play is a field that is not set anew at the beginning, so if not even the first iteration is finished the move of an earlier call is played
// player: both
// style: fields, exception, lazy first answer
// kind: subtle
// single: yes
// detail: only when one object is asked more than once and the clock of a later call is up before its first iteration is finished: the answer may be illegal then
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
    private A move;
    private int value;
    private Map<Integer, A> killers;

    private static final class NoTime extends RuntimeException {
        private static final long serialVersionUID = 1;

        NoTime() {
            super("no time", null, false, false);
        }
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        killers = new HashMap<>();
        List<A> actions = new ArrayList<>(position.actions());
        if (move == null) {
            move = actions.get(0);
        }
        try {
            for (int depth = 1; depth <= 50; depth++) {
                A found = iteration(position, clock, actions, depth);
                move = found;
                actions.remove(found);
                actions.add(0, found);
                if (Math.abs(value) > 999_900) {
                    return move;
                }
            }
        } catch (NoTime e) {
            // the field has the move of the last finished iteration
        }
        return move;
    }

    private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A found = actions.get(0);
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, 1, alpha, beta);
            position.undo();
            if (position.player() == Player.MAX) {
                if (v > alpha) {
                    alpha = v;
                    found = action;
                }
            } else if (v < beta) {
                beta = v;
                found = action;
            }
        }
        value = position.player() == Player.MAX ? alpha : beta;
        return found;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new NoTime();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (actions.contains(killer)) {
            actions.remove(killer);
            actions.add(0, killer);
        }
        boolean max = position.player() == Player.MAX;
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
            } else if (!max && v < beta) {
                beta = v;
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return max ? alpha : beta;
    }
}
