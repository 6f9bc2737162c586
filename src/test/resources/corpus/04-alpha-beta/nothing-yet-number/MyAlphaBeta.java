// exercise: 04
// truth: wrong
// mistake: -1,000,000, which a game may really have, stands for "no value yet", so at a MIN node a child that is worth just that is replaced by the next one
// player: MIN
// style: one loop, sentinel for the best
// single: yes
// detail: sometimes; only with leaves of exactly -1,000,000 below a MIN node that is not cut there (alpha below -1,000,000)
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int NONE = -1_000_000;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player player = game.player(state);
        int best = NONE;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == NONE || better(player, v, best)) {
                best = v;
            }
            if (player == Player.MAX) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    private static boolean better(Player player, int v, int than) {
        return player == Player.MAX ? v > than : v < than;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        A chosen = null;
        int[] window = {-Window.INFINITY, Window.INFINITY};
        int mine = player == Player.MAX ? 0 : 1;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), window[0], window[1]);
            if (better(player, v, window[mine])) {
                window[mine] = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
