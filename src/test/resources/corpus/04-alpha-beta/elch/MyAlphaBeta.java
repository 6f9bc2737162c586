// exercise: 04
// truth: wrong
// mistake: bestAction first gets the value of the state and then looks with full windows for a child that has it, so most leaves are asked for again and in full.
// player: both
// style: one method, root by comparison with the target
// single: yes
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
        int v;
        if (game.player(state) == Player.MAX) {
            v = -Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, a), alpha, beta));
                alpha = Math.max(alpha, v);
                if (alpha >= beta) return v;
            }
        } else {
            v = Window.INFINITY;
            for (A a : game.actions(state)) {
                v = Math.min(v, value(game, game.result(state, a), alpha, beta));
                beta = Math.min(beta, v);
                if (alpha >= beta) return v;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int target = value(game, state, -Window.INFINITY, Window.INFINITY);
        return game.actions(state).stream()
                .filter(a -> value(game, game.result(state, a), -Window.INFINITY, Window.INFINITY) == target)
                .findFirst()
                .orElseThrow();
    }
}
