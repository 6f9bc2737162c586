// exercise: 04
// truth: wrong
// mistake: whose turn it is is asked once at the top and then flipped at every ply, although MAX and MIN need not take turns
// player: both
// style: two mutually flipping branches with a boolean, as on Wikipedia, fail-soft
// single: yes
// detail: only in games where somebody moves twice in a row
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return alphabeta(game, state, alpha, beta, game.player(state) == Player.MAX);
    }

    private int alphabeta(Game<S, A> game, S node, int a, int b, boolean maximizingPlayer) {
        if (game.terminal(node)) {
            return game.utility(node);
        }
        if (maximizingPlayer) {
            int v = -Window.INFINITY;
            for (A move : game.actions(node)) {
                v = Math.max(v, alphabeta(game, game.result(node, move), a, b, false));
                if (v >= b) break;
                a = Math.max(a, v);
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (A move : game.actions(node)) {
                v = Math.min(v, alphabeta(game, game.result(node, move), a, b, true));
                if (v <= a) break;
                b = Math.min(b, v);
            }
            return v;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean isMax = game.player(state) == Player.MAX;
        A chosen = null;
        int a = -Window.INFINITY, b = Window.INFINITY;
        for (A move : game.actions(state)) {
            int v = alphabeta(game, game.result(state, move), a, b, !isMax);
            if (isMax ? v > a : v < b) {
                chosen = move;
                if (isMax) a = v; else b = v;
            }
        }
        return chosen;
    }
}
