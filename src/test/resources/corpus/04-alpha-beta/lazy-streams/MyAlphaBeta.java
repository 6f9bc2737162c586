// exercise: 04
// truth: right
// mistake: -
// player: both
// style: anyMatch with side effects in an array; bestAction finds the value first and then the action that has it
// kind: -
// single: yes
// detail: -
import java.util.function.IntPredicate;
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
        int[] w = {alpha, beta, 0};
        IntPredicate closes;
        if (game.player(state) == Player.MAX) {
            w[2] = -Window.INFINITY;
            closes = v -> (w[0] = Math.max(w[0], w[2] = Math.max(w[2], v))) >= w[1];
        } else {
            w[2] = Window.INFINITY;
            closes = v -> (w[1] = Math.min(w[1], w[2] = Math.min(w[2], v))) <= w[0];
        }
        boolean cut = game.actions(state).stream()
                .map(action -> game.result(state, action))
                .mapToInt(next -> value(game, next, w[0], w[1]))
                .anyMatch(closes);
        assert !cut || w[0] >= w[1];
        return w[2];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int v = value(game, state, -Window.INFINITY, Window.INFINITY);
        return game.actions(state).stream()
                .filter(action -> value(game, game.result(state, action), v - 1, v + 1) == v)
                .findFirst()
                .orElseThrow();
    }
}
