// exercise: 08
// truth: wrong
// mistake: for MAX the root list is sorted upwards and reversed, which turns ties round, and the others' bounds tie with the best, so the next iteration begins with another action, which is then played as its improvement when the clock cuts it off
// kind: subtle
// player: MAX
// style: root moves as objects that remember their value, fail-hard, plays what an unfinished iteration has found
// single: yes
// detail: only with an iteration that is cut off after its first action, and ties at the root
import java.util.ArrayList;
import java.util.Collections;
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
    private static final class RootMove<A> {
        final A action;
        int value;

        RootMove(A action) {
            this.action = action;
        }
    }

    private static final class Interrupted extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final Map<Integer, A> killers = new HashMap<>();
    private GivenPosition<A> position;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        killers.clear();
        boolean max = position.player() == Player.MAX;
        List<RootMove<A>> moves = new ArrayList<>();
        for (A action : position.actions()) {
            moves.add(new RootMove<>(action));
        }
        A play = moves.get(0).action;
        for (int depth = 1; depth <= 50; depth++) {
            A found = null;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            try {
                for (RootMove<A> move : moves) {
                    position.make(move.action);
                    move.value = search(depth - 1, 1, alpha, beta);
                    position.undo();
                    if (max && move.value > alpha) {
                        alpha = move.value;
                        found = move.action;
                    }
                    if (!max && move.value < beta) {
                        beta = move.value;
                        found = move.action;
                    }
                }
            } catch (Interrupted e) {
                // the best of the last iteration came first, so what was found is at least as good
                return depth > 1 && found != null ? found : play;
            }
            play = found;
            moves.sort(Comparator.comparingInt(move -> move.value));
            if (max) {
                Collections.reverse(moves);
            }
        }
        return play;
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            throw new Interrupted();
        }
        if (position.terminal()) {
            int u = position.utility();
            return within(alpha, u - Integer.signum(u) * ply, beta);
        }
        if (depth == 0) {
            return within(alpha, position.evaluation(), beta);
        }
        boolean max = position.player() == Player.MAX;
        List<A> actions = new ArrayList<>(position.actions());
        A killer = killers.get(ply);
        if (actions.remove(killer)) {
            actions.add(0, killer);
        }
        for (A action : actions) {
            position.make(action);
            int value = search(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                killers.put(ply, action);
                break;
            }
        }
        return max ? alpha : beta;
    }

    private static int within(int alpha, int value, int beta) {
        return Math.max(alpha, Math.min(beta, value));
    }
}
