// Wrong: bestAction turns every child's value, also where the same player moves again.
// Fails first: Step 4: bestAction is optimal for either player, even among ties
// Says: 
// Diagnosis: choice-turned-twice

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? nega(game, state, alpha, beta, 1) : -nega(game, state, -beta, -alpha, -1);
    }

    /** In the view of the player of that colour, who is to move, if anybody is. */
    private int nega(Game<S, A> game, S state, int alpha, int beta, int colour) {
        if (game.terminal(state)) return colour * game.utility(state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int to = game.terminal(next) ? -colour : game.player(next) == Player.MAX ? 1 : -1;
            int value = to == colour ? nega(game, next, alpha, beta, to) : -nega(game, next, -beta, -alpha, -colour);
            if (value > best) best = value;
            if (best > alpha) alpha = best;
            if (alpha >= beta) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int colour = game.player(state) == Player.MAX ? 1 : -1;
        int best = -Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int to = game.terminal(next) ? -colour : game.player(next) == Player.MAX ? 1 : -1;
            int value = -nega(game, next, -Window.INFINITY, -best, to);
            if (value > best) {
                best = value;
                chosen = action;
            }
        }
        return chosen;
    }
}
