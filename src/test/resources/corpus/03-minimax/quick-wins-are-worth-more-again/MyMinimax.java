// exercise: 03
// truth: wrong
// mistake: the utility of a leaf is changed by the number of plies (a late win of MAX counts less, a late win of MIN more) so that quick wins are preferred; value no longer is the utility at the end, and bestAction can prefer a quick smaller value to a larger one
// player: both
// style: depth-aware minimax of the Tic-Tac-Toe tutorials, helper with depth
// single: yes
// detail: a leaf given directly is right; utilities of 0 stay 0
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        return minimax(game, state, 0);
    }

    private int minimax(Game<S, A> game, S state, int depth) {
        if (game.terminal(state)) {
            int score = game.utility(state);
            if (score > 0) {
                return score - depth;
            }
            if (score < 0) {
                return score + depth;
            }
            return 0;
        }
        int best = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = minimax(game, game.result(state, action), depth + 1);
            best = game.player(state) == Player.MAX ? Math.max(score, best) : Math.min(score, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = null;
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int score = minimax(game, game.result(state, action), 1);
                if (score > best) {
                    best = score;
                    bestMove = action;
                }
            }
        } else {
            int best = Window.INFINITY;
            for (A action : game.actions(state)) {
                int score = minimax(game, game.result(state, action), 1);
                if (score < best) {
                    best = score;
                    bestMove = action;
                }
            }
        }
        return bestMove;
    }
}
