// exercise: 08
// truth: right
// mistake: -
// player: both
// style: a wrapper of the position asks the clock in make and throws there; begins with two plies; lambdas for the two sides
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Bell extends IllegalStateException {
        private static final long serialVersionUID = 5L;

        @Override
        public Throwable fillInStackTrace() {
            return this;
        }
    }

    private record Watched<A>(GivenPosition<A> inner, Clock clock, int[] ply) implements GivenPosition<A> {
        @Override
        public Player player() {
            return inner.player();
        }

        @Override
        public List<A> actions() {
            return new ArrayList<>(inner.actions());
        }

        @Override
        public void make(A action) {
            if (clock.isUp()) {
                throw new Bell();
            }
            inner.make(action);
            ply[0]++;
        }

        @Override
        public void undo() {
            inner.undo();
            ply[0]--;
        }

        @Override
        public boolean terminal() {
            return inner.terminal();
        }

        @Override
        public int utility() {
            int end = inner.utility();
            return end == 0 ? 0 : end > 0 ? end - ply[0] : end + ply[0];
        }

        @Override
        public int evaluation() {
            return inner.evaluation();
        }
    }

    private enum Side {
        UP(Math::max),
        DOWN(Math::min);

        final IntBinaryOperator better;

        Side(IntBinaryOperator better) {
            this.better = better;
        }

        int worst() {
            return this == UP ? -Window.INFINITY : Window.INFINITY;
        }
    }

    private static final class Box<A> {
        A action;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        List<A> actions = new ArrayList<>(position.actions());
        Watched<A> watched = new Watched<>(position, clock, new int[1]);
        Map<Integer, A> replies = new HashMap<>();
        int depth = 2;
        boolean goOn = actions.size() > 1;
        while (goOn) {
            Box<A> box = new Box<>();
            try {
                int value = search(watched, depth++, -Window.INFINITY, Window.INFINITY, replies, actions, box);
                goOn = value > -800_000 && value < 800_000 && depth < 99;
            } catch (Bell bell) {
                break;
            }
            Collections.swap(actions, 0, actions.indexOf(box.action));
        }
        return actions.get(0);
    }

    private int search(Watched<A> p, int depth, int alpha, int beta, Map<Integer, A> replies, List<A> order, Box<A> box) {
        Side side = p.player() == Player.MAX ? Side.UP : Side.DOWN;
        int best = side.worst();
        for (A action : order) {
            p.make(action);
            int value;
            if (p.terminal()) {
                value = p.utility();
            } else if (depth == 1) {
                value = p.evaluation();
            } else {
                List<A> next = p.actions();
                int killer = next.indexOf(replies.get(depth - 1));
                if (killer > 0) {
                    next.add(0, next.remove(killer));
                }
                value = search(p, depth - 1, alpha, beta, replies, next, new Box<>());
            }
            p.undo();
            if (box.action == null || value != best && side.better.applyAsInt(value, best) == value) {
                best = value;
                box.action = action;
            }
            alpha = side == Side.UP ? Math.max(alpha, best) : alpha;
            beta = side == Side.DOWN ? Math.min(beta, best) : beta;
            if (alpha >= beta) {
                replies.put(depth, action);
                return best;
            }
        }
        return best;
    }
}
