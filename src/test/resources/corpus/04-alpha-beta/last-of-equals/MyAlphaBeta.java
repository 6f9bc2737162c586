// exercise: 04
// truth: wrong
// mistake: for MIN bestAction takes an action whose number equals the best so far, although it may only be a bound
// player: MIN
// style: one method with Window records, narrowedBy
// single: yes
// detail: sometimes; MAX is right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return value(game, state, new Window(alpha, beta));
    }

    private int value(Game<S, A> game, S state, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        Window now = window;
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), now);
            if (best == null || (player == Player.MAX ? v > best : v < best)) {
                best = v;
            }
            now = now.narrowedBy(player, v);
            if (now.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window now = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), now);
            boolean take = switch (player) {
                case MAX -> v > now.alpha();
                case MIN -> v <= now.beta();
            };
            if (take) {
                best = action;
                now = now.narrowedBy(player, v);
            }
        }
        return best;
    }
}
