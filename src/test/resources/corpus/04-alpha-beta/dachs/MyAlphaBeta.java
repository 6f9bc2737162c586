// exercise: 04
// truth: right
// mistake: none; forEach cannot be left, so each remaining action returns at once
// player: both
// style: lambda, window in an array that each call makes anew
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int LOW = 0, HIGH = 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return look(game, state, new int[] {alpha, beta}).value();
    }

    private Choice<A> look(Game<S, A> game, S state, int[] w) {
        int side = game.player(state) == Player.MAX ? LOW : HIGH;
        Object[] kept = new Object[1];
        game.actions(state).forEach(action -> {
            if (w[LOW] >= w[HIGH]) {
                return;
            }
            int v = value(game, game.result(state, action), w[LOW], w[HIGH]);
            boolean better = side == LOW ? v > w[LOW] : v < w[HIGH];
            if (better) {
                w[side] = v;
                kept[0] = action;
            }
        });
        @SuppressWarnings("unchecked")
        A a = (A) kept[0];
        return new Choice<>(a, w[side]);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return look(game, state, new int[] {-Window.INFINITY, Window.INFINITY}).action();
    }
}
