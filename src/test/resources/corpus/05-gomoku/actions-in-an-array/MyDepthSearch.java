// exercise: 05
// truth: wrong
// mistake: the actions of a node go into an array of 225, so a node with more (Gomoku on 16 to 19 rows) ends in an exception
// player: both
// style: arrays, ported from C
// single: yes
// detail: sometimes; more than 225 actions at a node
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final int MAX_MOVES = 15 * 15;

    private int generate(Game<S, A> game, S state, Object[] moves) {
        int n = 0;
        for (A move : game.actions(state)) {
            moves[n++] = move;
        }
        return n;
    }

    @SuppressWarnings("unchecked")
    private S play(Game<S, A> game, S state, Object move) {
        return game.result(state, (A) move);
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        Object[] moves = new Object[MAX_MOVES];
        int n = generate(game, state, moves);
        int best = minimax(game, evaluation, play(game, state, moves[0]), depth - 1);
        for (int i = 1; i < n; i++) {
            int v = minimax(game, evaluation, play(game, state, moves[i]), depth - 1);
            if (game.player(state) == Player.MAX ? v > best : v < best) best = v;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth <= 0) return evaluation.value(state);
        Object[] moves = new Object[MAX_MOVES];
        int n = generate(game, state, moves);
        int who = game.player(state) == Player.MAX ? 0 : 1;
        int[] ab = {alpha, beta};
        for (int i = 0; i < n && ab[0] < ab[1]; i++) {
            int v = alphaBeta(game, evaluation, play(game, state, moves[i]), depth - 1, ab[0], ab[1]);
            if (who == 0 ? v > ab[0] : v < ab[1]) ab[who] = v;
        }
        return ab[who];
    }

    @Override
    @SuppressWarnings("unchecked")
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Object[] moves = new Object[MAX_MOVES];
        int n = generate(game, state, moves);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY, beta = Window.INFINITY, best = 0;
        for (int i = 0; i < n; i++) {
            int v = alphaBeta(game, evaluation, play(game, state, moves[i]), depth - 1, alpha, beta);
            if (max && v > alpha) {
                alpha = v;
                best = i;
            } else if (!max && v < beta) {
                beta = v;
                best = i;
            }
        }
        return (A) moves[best];
    }
}
