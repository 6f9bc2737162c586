// exercise: 04
// truth: right
// mistake: none; fail-hard, and the actions are tried from the last to the first
// player: both
// style: fail-hard in two halves, index loop downwards
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            return u <= alpha ? alpha : u >= beta ? beta : u;
        }
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        for (int i = actions.size() - 1; i >= 0; i--) {
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            if (max) {
                if (v >= beta) return beta;
                if (v > alpha) alpha = v;
            } else {
                if (v <= alpha) return alpha;
                if (v < beta) beta = v;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (int i = actions.size() - 1; i >= 0; i--) {
            A a = actions.get(i);
            int v = value(game, game.result(state, a), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = a;
                if (max) alpha = v;
                else beta = v;
            }
        }
        return best;
    }
}
