// exercise: 04
// truth: wrong
// mistake: A MIN node raises alpha with its children's values instead of lowering beta.
// player: MIN
// style: one method with best
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A answer = null;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        boolean maxToMove = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int number = value(game, game.result(state, action), low, high);
            if (maxToMove && number > low) {
                low = number;
                answer = action;
            }
            if (!maxToMove && number < high) {
                high = number;
                answer = action;
            }
        }
        return answer;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) break;
            }
        }
        return best;
    }
}
