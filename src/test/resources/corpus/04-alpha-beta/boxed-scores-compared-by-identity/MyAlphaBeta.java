// exercise: 04
// truth: wrong
// mistake: finds the best score in the list of Integers with ==, which fails beyond 127 and then returns the first action
// player: both
// style: boxed scores in a list
// single: yes
// detail: only with values beyond the cache of small Integers
import java.util.ArrayList;
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
        Player turn = game.player(state);
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (best == null) best = v;
            if (turn == Player.MAX) {
                best = Math.max(best, v);
                alpha = Math.max(alpha, v);
            } else {
                best = Math.min(best, v);
                beta = Math.min(beta, v);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        List<Integer> scores = new ArrayList<>();
        Integer alpha = -Window.INFINITY;
        Integer beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A action : actions) {
            Integer score = value(game, game.result(state, action), alpha, beta);
            scores.add(score);
            if (max) {
                alpha = Math.max(alpha, score);
            } else {
                beta = Math.min(beta, score);
            }
        }
        Integer best = max ? alpha : beta;
        for (int i = 0; i < actions.size(); i++) {
            if (scores.get(i) == best) { // the first one that has the best score
                return actions.get(i);
            }
        }
        return actions.get(0);
    }
}
