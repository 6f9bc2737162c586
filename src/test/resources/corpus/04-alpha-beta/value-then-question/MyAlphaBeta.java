// exercise: 04
// truth: wrong
// mistake: bestAction finds the value v first and then asks each child in the window (v-1, v); for MIN an answer of v may there be only a bound, so a worse action is taken.
// player: MIN
// style: value first, then a null window for each action, Optional
// kind: subtle
// single: yes
// detail: bestAction for MIN when a child that is worth more, before the right one, is cut at exactly v, e.g. v(^(0 1) 0).
import java.util.Optional;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        Optional<Integer> best = Optional.empty();
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            int better = best.map(b -> max ? Math.max(b, value) : Math.min(b, value)).orElse(value);
            best = Optional.of(better);
            if (max) {
                alpha = Math.max(alpha, better);
            } else {
                beta = Math.min(beta, better);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best.orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int v = value(game, state, -Window.INFINITY, Window.INFINITY);
        for (A action : game.actions(state)) {
            int answer = value(game, game.result(state, action), v - 1, v);
            if (max ? answer >= v : answer <= v) {
                return action;
            }
        }
        throw new IllegalStateException("no action has the value " + v);
    }
}
