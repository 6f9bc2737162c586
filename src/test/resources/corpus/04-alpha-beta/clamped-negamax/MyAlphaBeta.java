// exercise: 04
// truth: right
// mistake: -
// player: both
// style: negamax by the real mover, window clamped to the values that a game can have, cuts early at the best possible value
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int TOP = Window.MAX_VALUE;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int low = Math.max(sign > 0 ? alpha : -beta, -TOP);
        int high = Math.min(sign > 0 ? beta : -alpha, TOP);
        return sign * nega(game, state, sign, low, high);
    }

    private int nega(Game<S, A> game, S state, int sign, int low, int high) {
        List<A> actions = game.actions(state);
        for (int i = actions.size(); i-- > 0 && low < high; ) {
            low = Math.max(low, reply(game, game.result(state, actions.get(i)), sign, low, high));
        }
        return low;
    }

    /** In the view of the side with this sign, whoever moves in the state. */
    private int reply(Game<S, A> game, S state, int sign, int low, int high) {
        if (game.terminal(state)) {
            return sign * game.utility(state);
        }
        int other = game.player(state) == Player.MAX ? 1 : -1;
        return other == sign ? nega(game, state, sign, low, high) : -nega(game, state, other, -high, -low);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        A best = game.actions(state).get(0);
        int low = -TOP; // not beyond every value: if nothing is better than this, all are equal
        for (A action : game.actions(state)) {
            int v = reply(game, game.result(state, action), sign, low, TOP);
            if (v > low) {
                low = v;
                best = action;
            }
        }
        return best;
    }
}
