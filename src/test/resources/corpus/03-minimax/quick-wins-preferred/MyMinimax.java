// exercise: 03
// truth: wrong
// mistake: the depth is taken off an end that is good for MAX and added to one that is bad, so the value is not the utility of the end
// player: both
// style: private method with depth, as in many Tic-Tac-Toe tutorials
// single: yes
// detail: always
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

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
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A move : game.actions(state)) {
                best = Math.max(best, minimax(game, game.result(state, move), depth + 1));
            }
            return best;
        } else {
            int best = Window.INFINITY;
            for (A move : game.actions(state)) {
                best = Math.min(best, minimax(game, game.result(state, move), depth + 1));
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return minimax(game, state, 0);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> moves = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        A bestMove = null;
        int bestVal = max ? -Window.INFINITY : Window.INFINITY;
        for (A move : moves) {
            int moveVal = minimax(game, game.result(state, move), 1);
            if ((max && moveVal > bestVal) || (!max && moveVal < bestVal)) {
                bestMove = move;
                bestVal = moveVal;
            }
        }
        return bestMove;
    }
}
