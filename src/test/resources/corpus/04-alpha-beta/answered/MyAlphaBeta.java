// exercise: 04
// truth: wrong
// mistake: value keeps its answers per state without the window they were found for, and gives a bound from a narrow window as the answer for a wider one
// player: both
// style: a map of answers in a field, emptied for another game
// kind: subtle
// single: yes
// detail: only if value of one object is asked twice for the same game and state, first with a window that does not contain the value and then with a wider or another one; bestAction is right
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> lastGame;
    private final Map<S, Integer> answered = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != lastGame) {
            answered.clear();
            lastGame = game;
        }
        Integer answer = answered.get(state);
        if (answer == null) {
            answer = search(game, state, alpha, beta);
            answered.put(state, answer);
        }
        return answer;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, search(game, game.result(state, action), alpha, beta));
                if (alpha >= beta) break;
            }
            return alpha;
        } else {
            for (A action : game.actions(state)) {
                beta = Math.min(beta, search(game, game.result(state, action), alpha, beta));
                if (alpha >= beta) break;
            }
            return beta;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = action;
            }
            if (!max && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }
}
