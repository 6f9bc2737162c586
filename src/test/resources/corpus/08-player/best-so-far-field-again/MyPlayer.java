// exercise: 08
// truth: wrong
// mistake: the best action is a field that the loop over the root's actions sets at once, so the move of an iteration that is cut off is played
// player: both
// style: fields, own exception, history map
// single: yes
// detail: sometimes, as often as the clock ends an iteration after a deceptive action
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private static class Timeout extends RuntimeException {}

    private GivenPosition<A> position;
    private Clock clock;
    private A bestMove;
    private Map<A, Integer> history;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.position = position;
        this.clock = clock;
        this.history = new HashMap<>();
        this.bestMove = position.actions().get(0);
        try {
            for (int depth = 1; depth < 60; depth++) {
                searchRoot(depth);
            }
        } catch (Timeout t) {
            // time is over
        }
        return bestMove;
    }

    private void searchRoot(int depth) {
        boolean max = position.player() == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        for (A a : position.actions()) {
            position.make(a);
            int v = search(depth - 1, 1, alpha, beta);
            position.undo();
            if (max && v > alpha) {
                alpha = v;
                bestMove = a;
            } else if (!max && v < beta) {
                beta = v;
                bestMove = a;
            }
        }
    }

    private int search(int depth, int ply, int alpha, int beta) {
        if (clock.isUp()) throw new Timeout();
        if (position.terminal()) {
            int u = position.utility();
            return u == 0 ? 0 : u > 0 ? u - ply : u + ply;
        }
        if (depth == 0) return position.evaluation();
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        List<A> moves = new ArrayList<>(position.actions());
        moves.sort((x, y) -> history.getOrDefault(y, 0) - history.getOrDefault(x, 0));
        for (A a : moves) {
            position.make(a);
            int v = search(depth - 1, ply + 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) {
                history.merge(a, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }
}
