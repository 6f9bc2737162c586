// exercise: 04
// truth: wrong
// mistake: in the MAX branch alpha >= beta is tested before alpha is raised to the new best, so a MAX node is cut one child too late; that child's leaves could no longer matter
// player: MAX
// style: one method, two branches, early return
// single: yes
// detail: order of statements; prunes too little, values and actions are right; the MIN branch has the right order

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
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), alpha, beta);
                if (score > best) {
                    best = score;
                }
                if (alpha >= beta) {
                    return best;
                }
                if (best > alpha) {
                    alpha = best;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int score = value(game, game.result(state, action), alpha, beta);
                if (score < best) {
                    best = score;
                }
                if (best < beta) {
                    beta = best;
                }
                if (alpha >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int score = value(game, game.result(state, action), alpha, beta);
            if (max ? score > alpha : score < beta) {
                best = action;
                if (max) alpha = score;
                else beta = score;
            }
        }
        return best;
    }
}
