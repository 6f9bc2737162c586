// exercise: 04
// truth: wrong
// mistake: if the same player moves again, the child gets the window as it was when the node was entered
// player: both
// style: negamax with window records
// kind: subtle
// single: yes
// detail: a player moves twice in a row: what was found at the first of the two nodes does not cut below the second
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Span(int low, int high) {
        Span turned() {
            return new Span(-high, -low);
        }

        Span raised(int v) {
            return v > low ? new Span(v, high) : this;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Span span = new Span(alpha, beta);
        return game.player(state) == Player.MAX ? gain(game, state, span) : -gain(game, state, span.turned());
    }

    private int gain(Game<S, A> game, S state, Span span) {
        Player me = game.player(state);
        Span now = span;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v;
            if (game.terminal(next)) {
                v = me == Player.MAX ? game.utility(next) : -game.utility(next);
            } else if (game.player(next) == me) {
                v = gain(game, next, span);
            } else {
                v = -gain(game, next, now.turned());
            }
            best = Math.max(best, v);
            now = now.raised(best);
            if (now.low() >= now.high()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
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
