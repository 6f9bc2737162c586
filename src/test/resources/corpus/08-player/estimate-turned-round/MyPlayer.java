// exercise: 08
// truth: wrong
// mistake: the estimate at the horizon is turned round when MIN is to move there, although it is to MAX already and the search is minimax
// player: both
// style: minimax form with history, one big method
// single: yes
// detail: always in iterations whose horizon is at MIN's turn
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
    private final Map<A, Integer> history = new HashMap<>();
    private boolean timeUp;
    private A rootMove;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        history.clear();
        timeUp = false;
        A answer = position.actions().get(0);
        for (int depth = 1; depth <= 50; depth++) {
            rootMove = null;
            int v = search(position, clock, depth, 0, -Window.INFINITY, Window.INFINITY);
            if (timeUp) {
                break;
            }
            answer = rootMove;
            history.merge(answer, 1000, Integer::sum);
            if (Math.abs(v) > 900_000) {
                break;
            }
        }
        return answer;
    }

    private int search(GivenPosition<A> position, Clock clock, int depth, int ply, int alpha, int beta) {
        if (timeUp || clock.isUp()) {
            timeUp = true;
            return 0;
        }
        if (position.terminal()) {
            int u = position.utility();
            return u > 0 ? u - ply : u < 0 ? u + ply : 0;
        }
        if (depth == 0) {
            int e = position.evaluation();
            return position.player() == Player.MAX ? e : -e;
        }
        boolean max = position.player() == Player.MAX;
        List<A> list = new ArrayList<>(position.actions());
        list.sort((x, y) -> Integer.compare(history.getOrDefault(y, 0), history.getOrDefault(x, 0)));
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : list) {
            position.make(a);
            int v = search(position, clock, depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (timeUp) {
                return 0;
            }
            if (max ? v > best : v < best) {
                best = v;
                if (ply == 0) {
                    rootMove = a;
                }
            }
            if (max) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
