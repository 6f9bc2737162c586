// exercise: 08
// truth: wrong
// mistake: the root plays the action with the largest value also when MIN is to move
// player: MIN
// style: list of scored moves that is sorted after each iteration, nested record
// single: yes
// detail: always for MIN; MAX is right
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
    private record Scored<T>(T move, int score) {}

    private static final class OutOfTime extends Exception {
        private static final long serialVersionUID = 1L;
    }

    private final Map<A, Integer> cuts = new HashMap<>();

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        cuts.clear();
        List<Scored<A>> moves = new ArrayList<>();
        for (A a : position.actions()) {
            moves.add(new Scored<>(a, 0));
        }
        if (moves.size() == 1) {
            return moves.get(0).move();
        }
        try {
            for (int depth = 1; depth <= 50; depth++) {
                List<Scored<A>> next = new ArrayList<>();
                int bound = -Window.INFINITY;
                for (Scored<A> m : moves) {
                    position.make(m.move());
                    int v = value(position, clock, depth - 1, 1, bound, Window.INFINITY);
                    position.undo();
                    next.add(new Scored<>(m.move(), v));
                    if (v > bound) {
                        bound = v;
                    } else {
                        next.set(next.size() - 1, new Scored<>(m.move(), v - 1));
                    }
                }
                next.sort(Comparator.comparingInt((Scored<A> s) -> s.score()).reversed());
                moves = next;
            }
        } catch (OutOfTime e) {
            return moves.get(0).move();
        }
        return moves.get(0).move();
    }

    private int value(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) throws OutOfTime {
        if (clock.isUp()) {
            throw new OutOfTime();
        }
        if (p.terminal()) {
            if (p.utility() > 0) return p.utility() - ply;
            if (p.utility() < 0) return p.utility() + ply;
            return 0;
        }
        if (depth <= 0) {
            return p.evaluation();
        }
        List<A> list = new ArrayList<>(p.actions());
        list.sort(Comparator.comparingInt((A a) -> -cuts.getOrDefault(a, 0)));
        boolean max = p.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : list) {
            p.make(a);
            int v = value(p, clock, depth - 1, ply + 1, alpha, beta);
            p.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) alpha = Math.max(alpha, best);
            else beta = Math.min(beta, best);
            if (alpha >= beta) {
                cuts.merge(a, depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
