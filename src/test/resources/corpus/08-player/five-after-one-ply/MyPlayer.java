// exercise: 08
// truth: wrong
// mistake: after the first iteration only the five best actions are kept, so most actions are never looked at in the second
// player: both
// style: scored root moves, beam at the root
// single: yes
// detail: always with more than five actions; wrong moves when the defence looks bad at one ply
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 5;

    private static final class NoTime extends Exception {
        private static final long serialVersionUID = 7;
    }

    private static final class RootMove<A> {
        final A action;
        int value;

        RootMove(A action) {
            this.action = action;
        }
    }

    private final Map<A, Integer> history = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        boolean max = position.player() == Player.MAX;
        List<RootMove<A>> root = new ArrayList<>();
        for (A action : position.actions()) {
            root.add(new RootMove<>(action));
        }
        A best = root.get(0).action;
        try {
            for (int depth = 1; depth <= 50; depth++) {
                int bound = max ? -Window.INFINITY : Window.INFINITY;
                for (RootMove<A> move : root) {
                    position.make(move.action);
                    boolean open = depth == 1;
                    move.value = search(position, clock, depth - 1, 1,
                            max && !open ? bound : -Window.INFINITY, max || open ? Window.INFINITY : bound);
                    position.undo();
                    bound = max ? Math.max(bound, move.value) : Math.min(bound, move.value);
                }
                root.sort((a, b) -> max ? Integer.compare(b.value, a.value) : Integer.compare(a.value, b.value));
                best = root.get(0).action;
                if (root.size() > WIDTH) {
                    root = new ArrayList<>(root.subList(0, WIDTH));
                }
            }
        } catch (NoTime e) {
            return best;
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) throws NoTime {
        if (clock.isUp()) {
            throw new NoTime();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparing((A a) -> history.getOrDefault(a, 0), Comparator.reverseOrder()));
        for (A action : actions) {
            position.make(action);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, best);
            }
            if (beta <= alpha) {
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
