// exercise: 04
// truth: wrong
// mistake: a MAX node sets alpha to its best so far even if that is less than the alpha it was given
// player: MAX
// style: one method, conditional inside the loop
// single: yes
// detail: sometimes; values are right, but cuts by bounds from further up are missed below
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) { return game.utility(state); }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int result = value(game, game.result(state, action), alpha, beta);
                if (result > best) {
                    best = result;
                    alpha = best;
                }
                if (alpha >= beta) { return best; }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int result = value(game, game.result(state, action), alpha, beta);
                if (result < best) {
                    best = result;
                    if (best < beta) { beta = best; }
                }
                if (alpha >= beta) { return best; }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int result = value(game, game.result(state, action), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (result > alpha) { alpha = result; chosen = action; }
            } else {
                if (result < beta) { beta = result; chosen = action; }
            }
        }
        return chosen;
    }
}
