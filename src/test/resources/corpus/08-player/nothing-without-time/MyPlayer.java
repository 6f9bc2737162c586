// exercise: 08
// truth: wrong
// mistake: the move to play is null until the first iteration is finished, so with very little time null is played
// player: both
// style: Optional of the iteration's result, history in a map
// single: yes
// detail: sometimes, only if the clock is up before one ply was searched
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private final Map<A, Long> history = new HashMap<>();
    private Clock clock;
    private GivenPosition<A> p;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        this.p = position;
        history.clear();
        List<A> root = new ArrayList<>(p.actions());
        A answer = null;
        for (int depth = 1; depth <= 64; depth++) {
            Optional<A> result = iteration(root, depth);
            if (result.isEmpty()) {
                return answer;
            }
            answer = result.get();
            root.remove(answer);
            root.add(0, answer);
        }
        return answer;
    }

    private Optional<A> iteration(List<A> root, int depth) {
        boolean max = p.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A a : root) {
            p.make(a);
            OptionalInt v = value(depth - 1, 1, alpha, beta);
            p.undo();
            if (v.isEmpty()) {
                return Optional.empty();
            }
            if (max && v.getAsInt() > alpha) {
                alpha = v.getAsInt();
                best = a;
            } else if (!max && v.getAsInt() < beta) {
                beta = v.getAsInt();
                best = a;
            }
        }
        return Optional.of(best);
    }

    /** Empty when the clock is up. */
    private OptionalInt value(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) {
            return OptionalInt.empty();
        }
        if (p.terminal()) {
            return OptionalInt.of(p.utility() - ply * Integer.signum(p.utility()));
        }
        if (depth == 0) {
            return OptionalInt.of(p.evaluation());
        }
        boolean max = p.player() == Player.MAX;
        List<A> list = new ArrayList<>(p.actions());
        list.sort(Comparator.comparingLong((A a) -> history.getOrDefault(a, 0L)).reversed());
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : list) {
            p.make(a);
            OptionalInt v = value(depth - 1, ply + 1, alpha, beta);
            p.undo();
            if (v.isEmpty()) {
                return v;
            }
            if (max) {
                best = Math.max(best, v.getAsInt());
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, v.getAsInt());
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(a, 1L << Math.min(depth, 20), Long::sum);
                break;
            }
        }
        return OptionalInt.of(best);
    }
}
