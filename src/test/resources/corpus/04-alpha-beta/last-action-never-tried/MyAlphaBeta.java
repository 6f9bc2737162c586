// exercise: 04
// truth: wrong
// mistake: the loop of bestAction ends one action too early, so the last action is never tried
// player: both
// style: first action taken as it comes, then a loop from 1
// single: yes
// detail: sometimes; when the last of two or more actions is the only best one
import java.util.List;
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
        Player p = game.player(state);
        List<A> actions = game.actions(state);
        int best = value(game, game.result(state, actions.get(0)), alpha, beta);
        for (int i = 1; i < actions.size(); i++) {
            if (p == Player.MAX) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
            int v = value(game, game.result(state, actions.get(i)), alpha, beta);
            best = p == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player p = game.player(state);
        List<A> actions = game.actions(state);
        A bestAction = actions.get(0);
        int best = value(game, game.result(state, bestAction), -Window.INFINITY, Window.INFINITY);
        for (int i = 1; i < actions.size() - 1; i++) {
            S next = game.result(state, actions.get(i));
            if (p == Player.MAX) {
                int v = value(game, next, best, Window.INFINITY);
                if (v > best) {
                    best = v;
                    bestAction = actions.get(i);
                }
            } else {
                int v = value(game, next, -Window.INFINITY, best);
                if (v < best) {
                    best = v;
                    bestAction = actions.get(i);
                }
            }
        }
        return bestAction;
    }
}
