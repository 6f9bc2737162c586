// exercise: 08
// truth: wrong
// mistake: at every node below the root only the first eight of the given actions are looked at, in an order that means nothing, from the second iteration on
// player: both
// style: streams with limit, beam
// single: yes
// detail: wherever a node has more than eight actions, which is usual in Gomoku; answers that refute a move are missed
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static final int WIDTH = 8;

    private static class TimeIsUp extends Exception {
        private static final long serialVersionUID = 3;
    }

    private final Map<A, Integer> score = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        score.clear();
        List<A> moves = new ArrayList<>(position.actions());
        A result = moves.get(0);
        for (int depth = 1; depth <= 45; depth++) {
            try {
                result = best(position, clock, moves, depth);
            } catch (TimeIsUp e) {
                return result;
            }
            moves.remove(result);
            moves.add(0, result);
        }
        return result;
    }

    private A best(GivenPosition<A> position, Clock clock, List<A> moves, int depth) throws TimeIsUp {
        boolean max = position.player() == Player.MAX;
        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = moves.get(0);
        for (A move : moves) {
            position.make(move);
            int v = search(position, clock, depth - 1, 1, a, b);
            position.undo();
            if (max && v > a) {
                a = v;
                best = move;
            } else if (!max && v < b) {
                b = v;
                best = move;
            }
        }
        return best;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int a, int b) throws TimeIsUp {
        if (clock.isUp()) {
            throw new TimeIsUp();
        }
        if (position.terminal()) {
            int u = position.utility();
            return u - Integer.signum(u) * ply;
        }
        if (depth == 0) {
            return position.evaluation();
        }
        List<A> moves = position.actions().stream()
                .limit(WIDTH)
                .sorted(Comparator.comparing((A m) -> -score.getOrDefault(m, 0)))
                .collect(Collectors.toList());
        boolean max = position.player() == Player.MAX;
        int v = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : moves) {
            position.make(move);
            int w = search(position, clock, depth - 1, ply + 1, a, b);
            position.undo();
            if (max) {
                v = Math.max(v, w);
                a = Math.max(a, v);
            } else {
                v = Math.min(v, w);
                b = Math.min(b, v);
            }
            if (a >= b) {
                score.merge(move, depth * depth, Integer::sum);
                break;
            }
        }
        return v;
    }
}
