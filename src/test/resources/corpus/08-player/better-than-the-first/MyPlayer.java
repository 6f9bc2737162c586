// exercise: 08
// truth: right
// mistake: none; it may use an unfinished iteration, but only after the best move of the one before was searched to the end and a better one was found, to the end
// player: both
// style: fields for the search, partial iterations used
// single: yes
// detail: checked on a few thousand random cases
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
    private final Map<A, Integer> cuts = new HashMap<>();
    private GivenPosition<A> game;
    private Clock watch;
    private A answer;

    private static class TimeOver extends Exception {
        private static final long serialVersionUID = 7;
    }

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        game = position;
        watch = clock;
        cuts.clear();
        List<A> list = new ArrayList<>(game.actions());
        answer = list.get(0);
        boolean max = game.player() == Player.MAX;
        try {
            for (int depth = 1; depth < 80; depth++) {
                int bound = max ? -Window.INFINITY : Window.INFINITY;
                A found = null;
                for (A a : list) {
                    game.make(a);
                    int v = max ? alphaBeta(depth - 1, 1, bound, Window.INFINITY) : alphaBeta(depth - 1, 1, -Window.INFINITY, bound);
                    game.undo();
                    if (max ? v > bound : v < bound) {
                        bound = v;
                        found = a;
                        if (depth > 1) {
                            answer = a; // the first of the list is the answer of the last iteration, so this one is no worse
                        }
                    }
                }
                answer = found;
                list.remove(answer);
                list.add(0, answer);
            }
        } catch (TimeOver e) {
            return answer;
        }
        return answer;
    }

    private int alphaBeta(int depth, int ply, int alpha, int beta) throws TimeOver {
        if (watch.isUp()) {
            throw new TimeOver();
        }
        if (game.terminal()) {
            int u = game.utility();
            return u - ply * Integer.compare(u, 0);
        }
        if (depth == 0) {
            return game.evaluation();
        }
        List<A> list = new ArrayList<>(game.actions());
        list.sort((a, b) -> cuts.getOrDefault(b, 0).compareTo(cuts.getOrDefault(a, 0)));
        if (game.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : list) {
                game.make(a);
                best = Math.max(best, alphaBeta(depth - 1, ply + 1, Math.max(alpha, best), beta));
                game.undo();
                if (best >= beta) {
                    cuts.merge(a, depth * depth, Integer::sum);
                    return best;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : list) {
            game.make(a);
            best = Math.min(best, alphaBeta(depth - 1, ply + 1, alpha, Math.min(beta, best)));
            game.undo();
            if (best <= alpha) {
                cuts.merge(a, depth * depth, Integer::sum);
                return best;
            }
        }
        return best;
    }
}
