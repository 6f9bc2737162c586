// exercise: 04
// truth: wrong
// mistake: value ignores the alpha and beta that it is called with and starts its own search with the full window, so a narrow window prunes nothing, and bestAction, which goes through value, gains nothing from narrowing.
// player: both
// style: public method as a wrapper around a private class, node objects
// single: yes
// detail: the exact value is always a correct answer; only leaves are wasted
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        Search<S, A> search = new Search<>(game);
        return search.run(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player p = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A chosen = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), alpha, beta);
            if (p == Player.MAX && v > alpha) {
                alpha = v;
                chosen = a;
            } else if (p == Player.MIN && v < beta) {
                beta = v;
                chosen = a;
            }
        }
        return chosen;
    }

    private static final class Search<S, A> {
        private final Game<S, A> game;

        Search(Game<S, A> game) {
            this.game = game;
        }

        int run(S root) {
            return alphaBeta(root, -Window.INFINITY, Window.INFINITY);
        }

        private int alphaBeta(S s, int alpha, int beta) {
            if (game.terminal(s)) return game.utility(s);
            switch (game.player(s)) {
                case MAX:
                    for (A a : game.actions(s)) {
                        alpha = Math.max(alpha, alphaBeta(game.result(s, a), alpha, beta));
                        if (alpha >= beta) return beta;
                    }
                    return alpha;
                default:
                    for (A a : game.actions(s)) {
                        beta = Math.min(beta, alphaBeta(game.result(s, a), alpha, beta));
                        if (alpha >= beta) return alpha;
                    }
                    return beta;
            }
        }
    }
}
