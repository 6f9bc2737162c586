// exercise: 04
// truth: right
// mistake: none; a look two plies ahead that asks for no utility sorts the children: finished games first, then by the number of answers, then by the number of answers to these
// player: both
// style: ordering by a shallow look at the shape, streams and comparators, the Window record at the root
// single: yes
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private record Move<S, A>(A action, S to, long breadth, long size) {}

    private List<Move<S, A>> moves(Game<S, A> game, S state) {
        return game.actions(state).stream()
                .map(action -> {
                    S to = game.result(state, action);
                    return new Move<>(action, to, size(game, to, 1), size(game, to, 2));
                })
                .sorted(Comparator.<Move<S, A>>comparingLong(Move::breadth).thenComparingLong(Move::size))
                .toList();
    }

    private long size(Game<S, A> game, S state, int plies) {
        if (plies == 0 || game.terminal(state)) {
            return 1;
        }
        long sum = 1;
        for (A action : game.actions(state)) {
            sum += size(game, game.result(state, action), plies - 1);
        }
        return sum;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (Move<S, A> move : moves(game, state)) {
            int v = value(game, move.to(), alpha, beta);
            if (player == Player.MAX) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (beta <= alpha) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (Move<S, A> move : moves(game, state)) {
            int v = value(game, move.to(), window.alpha(), window.beta());
            if (window.contains(v)) {
                best = move.action();
                window = window.narrowedBy(player, v);
            }
        }
        return best;
    }
}
