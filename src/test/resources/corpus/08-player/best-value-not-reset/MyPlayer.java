// exercise: 08
// truth: wrong
// mistake: the best value in a field is set to minus infinity once for the move and not for each iteration, so a deeper iteration whose values are all lower never replaces a move that has turned out to be bad
// kind: slip
// player: both
// style: fields, sign for MIN, iterator over children, checked exception
// single: yes
// detail: needs a best action whose value gets worse with depth
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
    private static final class Stop extends Exception {
        private static final long serialVersionUID = 1L;

        Stop() {
            super(null, null, false, false);
        }
    }

    private GivenPosition<A> game;
    private Clock clock;
    private A found;
    private int foundValue; // for the side to move at the root
    private final Map<Integer, A> refutations = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.game = position;
        this.clock = clock;
        refutations.clear();
        List<A> actions = new ArrayList<>(position.actions());
        found = actions.get(0);
        foundValue = -Window.INFINITY;
        A play = found;
        try {
            for (int depth = 1; depth < 64 && foundValue < 900_000; depth++) {
                iterate(actions, depth);
                play = found;
                actions.remove(play);
                actions.add(0, play);
            }
        } catch (Stop stop) {
            return play;
        }
        return play;
    }

    private void iterate(List<A> actions, int depth) throws Stop {
        int sign = game.player() == Player.MAX ? 1 : -1;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        for (A action : actions) {
            game.make(action);
            int value = value(depth - 1, 1, alpha, beta);
            game.undo();
            if (sign > 0) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (sign * value > foundValue) {
                foundValue = sign * value;
                found = action;
            }
        }
    }

    private int value(int depth, int ply, int alpha, int beta) throws Stop {
        if (clock.isUp()) {
            throw new Stop();
        }
        if (game.terminal()) {
            int end = game.utility();
            return end - Integer.signum(end) * ply;
        }
        if (depth == 0) {
            return game.evaluation();
        }
        boolean max = game.player() == Player.MAX;
        List<A> actions = new ArrayList<>(game.actions());
        A first = refutations.get(ply);
        if (actions.remove(first)) {
            actions.add(0, first);
        }
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : actions) {
            game.make(action);
            int value = value(depth - 1, ply + 1, alpha, beta);
            game.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                refutations.put(ply, action);
                return best;
            }
        }
        return best;
    }
}
