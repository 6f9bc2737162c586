// exercise: 05
// truth: right
// mistake: none; negamax whose sign depends on who moves below
// player: both
// style: negamax with colours, fail-soft
// single: yes
// detail: always
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private static int colour(Player p) {
        return p == Player.MAX ? 1 : -1;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int colour = colour(game.player(state));
        return colour * game.actions(state).stream()
                .mapToInt(a -> colour * minimax(game, evaluation, game.result(state, a), depth - 1))
                .max()
                .getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        return colour(game.player(state)) == 1
                ? nega(game, evaluation, state, depth, alpha, beta, 1)
                : -nega(game, evaluation, state, depth, -beta, -alpha, -1);
    }

    /* seen from the player to move, who has this colour */
    private int nega(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta, int colour) {
        int best = -Window.INFINITY;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int v;
            if (colour == 1) {
                v = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
            } else {
                v = -alphaBeta(game, evaluation, child, depth - 1, -beta, -alpha);
            }
            if (v > best) best = v;
            if (best > alpha) alpha = best;
            if (alpha >= beta) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int colour = colour(game.player(state));
        int bound = -Window.INFINITY;
        A choice = null;
        for (A a : game.actions(state)) {
            S child = game.result(state, a);
            int v = colour == 1
                    ? alphaBeta(game, evaluation, child, depth - 1, bound, Window.INFINITY)
                    : -alphaBeta(game, evaluation, child, depth - 1, -Window.INFINITY, -bound);
            if (choice == null || v > bound) {
                choice = a;
                bound = v;
            }
        }
        return choice;
    }
}
