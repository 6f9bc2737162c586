// exercise: 03
// truth: wrong
// mistake: the depth is taken off positive utilities and added to negative ones to prefer quick wins, so values are not those of the game
// player: both
// style: depth parameter, two branches, from a Tic-Tac-Toe tutorial
// single: yes
// detail: value is wrong nearly always when it is not 0 and the game is not over yet; bestAction sometimes
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
            if (score > 0) return score - depth;
            if (score < 0) return score + depth;
            return 0;
        }
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                best = Math.max(best, minimax(game, game.result(state, a), depth + 1));
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : game.actions(state)) {
            best = Math.min(best, minimax(game, game.result(state, a), depth + 1));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A bestMove = null;
        int bestScore = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int score = minimax(game, game.result(state, a), 0);
            if (max ? score > bestScore : score < bestScore) {
                bestScore = score;
                bestMove = a;
            }
        }
        return bestMove;
    }
}
