// exercise: 05
// truth: wrong
// mistake: alpha-beta counts the plies in a field, and a cut at a MAX node leaves the method without counting the ply back
// player: MAX
// style: fields for game, evaluation and plies left; copied from a program that makes and takes back moves
// single: yes
// detail: sometimes; after the first cut at a MAX node the rest of that call is searched too shallow, and beyond 0 to the end of the game
import plybook.game.*;
import plybook.task.*;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private Game<S, A> game;
    private Evaluation<S> evaluation;
    private int left;

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        this.game = game;
        this.evaluation = evaluation;
        left = depth;
        return plain(state);
    }

    private int plain(S state) {
        if (game.terminal(state)) return game.utility(state);
        if (left == 0) return evaluation.value(state);
        left--;
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = plain(game.result(state, action));
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
        }
        left++;
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        this.game = game;
        this.evaluation = evaluation;
        left = depth;
        return search(state, alpha, beta);
    }

    private int search(S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (left == 0) return evaluation.value(state);
        return game.player(state) == Player.MAX ? max(state, alpha, beta) : min(state, alpha, beta);
    }

    private int max(S state, int alpha, int beta) {
        left--;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, search(game.result(state, action), alpha, beta));
            if (best >= beta) return best;
            alpha = Math.max(alpha, best);
        }
        left++;
        return best;
    }

    private int min(S state, int alpha, int beta) {
        left--;
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, search(game.result(state, action), alpha, beta));
            if (best <= alpha) break;
            beta = Math.min(beta, best);
        }
        left++;
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player player = game.player(state);
        int alpha = -Window.INFINITY, beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (player == Player.MAX && value > alpha) {
                alpha = value;
                best = action;
            } else if (player == Player.MIN && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
