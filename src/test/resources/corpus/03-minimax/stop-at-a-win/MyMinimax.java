// exercise: 03
// truth: wrong
// mistake: the loop stops as soon as a MAX node has reached 1 or a MIN node -1, as if nothing could be worth more, so larger values behind are never found
// player: both
// style: ported from a Tic-Tac-Toe program, early exit from the loop
// single: yes
// detail: sometimes; right for games with values from -1 to 1 only
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int WIN = 1;
    private static final int LOSS = -1;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? maxValue(game, state) : minValue(game, state);
    }

    private int maxValue(Game<S, A> game, S state) {
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, a)));
            if (v >= WIN) {
                break;
            }
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, a)));
            if (v <= LOSS) {
                break;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        A best = null;
        int bestValue = 0;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            if (best == null || (player == Player.MAX ? v > bestValue : v < bestValue)) {
                best = a;
                bestValue = v;
            }
        }
        return best;
    }
}
