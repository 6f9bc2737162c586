// exercise: 04
// truth: right
// mistake: -
// player: both
// style: ends before everything else, the rest from right to left, the window in longs
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Try<S, A>(A action, S next) {}

    /** The tries in the order in which they are made: ends as they come, then the others, the last one first. */
    private Deque<Try<S, A>> tries(Game<S, A> game, S state) {
        Deque<Try<S, A>> ends = new ArrayDeque<>();
        Deque<Try<S, A>> others = new ArrayDeque<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (game.terminal(next)) {
                ends.addLast(new Try<>(action, next));
            } else {
                others.addFirst(new Try<>(action, next));
            }
        }
        ends.addAll(others);
        return ends;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : (int) search(game, state, alpha, beta, new ArrayDeque<>());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Deque<A> line = new ArrayDeque<>();
        search(game, state, -Window.INFINITY, Window.INFINITY, line);
        return line.getLast();
    }

    /** Whenever an action is strictly better than all that was there, it is added to the end of the line. */
    private long search(Game<S, A> game, S state, long alpha, long beta, Deque<A> line) {
        boolean max = game.player(state) == Player.MAX;
        long best = max ? Long.MIN_VALUE : Long.MAX_VALUE;
        for (Deque<Try<S, A>> tries = tries(game, state); !tries.isEmpty() && alpha < beta; ) {
            Try<S, A> one = tries.removeFirst();
            long v = game.terminal(one.next())
                    ? game.utility(one.next())
                    : search(game, one.next(), alpha, beta, new ArrayDeque<>(1));
            if (max ? v > alpha : v < beta) {
                line.addLast(one.action());
            }
            best = max ? Math.max(best, v) : Math.min(best, v);
            alpha = max ? Math.max(alpha, v) : alpha;
            beta = max ? beta : Math.min(beta, v);
        }
        return best;
    }
}
