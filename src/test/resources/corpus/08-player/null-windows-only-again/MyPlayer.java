// exercise: 08
// truth: right
// mistake: none; MTD(f) inside of each iteration: only null windows, with a table of bounds by path that is new for each iteration
// player: both
// style: MTD(f), path keys, history
// single: yes
// detail: the move is the action whose lower bound (for MAX, upper for MIN) is the proved value
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final class Up extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Up() {
            super(null, null, false, false);
        }
    }

    private static final class Bounds<A> {
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        A good;
    }

    private Map<List<A>, Bounds<A>> table = new HashMap<>();
    private Map<List<A>, Bounds<A>> former = new HashMap<>();
    private final Map<A, Integer> history = new HashMap<>();
    private final List<A> path = new ArrayList<>();
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        history.clear();
        path.clear();
        former = new HashMap<>();
        A best = position.actions().get(0);
        int guess = 0;
        boolean max = position.player() == Player.MAX;
        try {
            for (int depth = 1; depth <= 40; depth++) {
                table = new HashMap<>();
                A choice = null;
                int lower = -Window.INFINITY;
                int upper = Window.INFINITY;
                while (lower < upper) {
                    int test = guess == lower ? guess + 1 : guess;
                    guess = prove(position, depth, test);
                    if (guess < test) {
                        upper = guess;
                    } else {
                        lower = guess;
                    }
                    if ((guess >= test) == max) {
                        choice = table.get(List.of()).good; // it alone proves this bound
                    }
                }
                best = choice;
                former = table;
                if (Math.abs(guess) > Window.MAX_VALUE / 2) {
                    break;
                }
            }
        } catch (Up up) {
            return best;
        }
        return best;
    }

    private int prove(GivenPosition<A> position, int depth, int test) {
        if (clock.isUp()) {
            throw new Up();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * path.size();
        }
        if (depth == 0) {
            return position.evaluation();
        }
        Bounds<A> known = table.computeIfAbsent(List.copyOf(path), p -> new Bounds<>());
        if (known.lower >= test) {
            return known.lower;
        }
        if (known.upper < test) {
            return known.upper;
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> actions = new ArrayList<>(position.actions());
        actions.sort(Comparator.comparingInt(a -> -history.getOrDefault(a, 0)));
        Bounds<A> before = former.get(path);
        front(actions, before == null ? null : before.good);
        front(actions, known.good);
        for (A action : actions) {
            position.make(action);
            path.add(action);
            int v = prove(position, depth - 1, test);
            path.remove(path.size() - 1);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max ? best >= test : best < test) {
                known.good = action;
                history.merge(action, depth * depth, Integer::sum);
                break;
            }
        }
        if (best >= test) {
            known.lower = best;
        } else {
            known.upper = best;
        }
        return best;
    }

    private static <T> void front(List<T> list, T element) {
        if (element != null && list.remove(element)) {
            list.add(0, element);
        }
    }
}
