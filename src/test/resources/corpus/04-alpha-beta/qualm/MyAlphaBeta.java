// exercise: 04
// truth: wrong
// mistake: MIN hands its children -infinity as alpha, so what MAX is sure of further up is lost below a MIN node.
// player: MIN
// style: one method, switch expression
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final int oo = Window.INFINITY;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return switch (game.player(state)) {
            case MAX -> {
                int w = -oo;
                for (A a : game.actions(state)) {
                    w = Math.max(w, value(game, game.result(state, a), Math.max(w, alpha), beta));
                    if (w >= beta) break;
                }
                yield w;
            }
            case MIN -> {
                int w = oo;
                for (A a : game.actions(state)) {
                    w = Math.min(w, value(game, game.result(state, a), -oo, Math.min(w, beta)));
                    if (w <= alpha) break;
                }
                yield w;
            }
        };
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        int alpha = -oo;
        int beta = oo;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a), alpha, beta);
            if (game.player(state) == Player.MAX) {
                if (w <= alpha) continue;
                alpha = w;
            } else {
                if (w >= beta) continue;
                beta = w;
            }
            best = a;
        }
        return best;
    }
}
