// exercise: 04
// truth: wrong
// mistake: value returns its last answer if the same state of the same game is asked for again, even if the window is another one
// player: both
// style: fail-soft, one-place memory
// single: yes
// detail: rare; only if value is called twice in a row for one state of one game object with different windows: ((1 7) 8) with (-9, 0) and then with the full window gives 1 instead of 8
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private Game<S, A> lastGame;
    private S lastState;
    private int lastValue;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game == lastGame && state.equals(lastState)) {
            return lastValue;
        }
        int v = alphaBeta(game, state, alpha, beta);
        lastGame = game;
        lastState = state;
        lastValue = v;
        return v;
    }

    private int alphaBeta(Game<S, A> g, S s, int lower, int upper) {
        if (g.terminal(s)) {
            return g.utility(s);
        }
        if (g.player(s) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A a : g.actions(s)) {
                best = Math.max(best, alphaBeta(g, g.result(s, a), lower, upper));
                lower = Math.max(lower, best);
                if (lower >= upper) {
                    return best;
                }
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A a : g.actions(s)) {
            best = Math.min(best, alphaBeta(g, g.result(s, a), lower, upper));
            upper = Math.min(upper, best);
            if (lower >= upper) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int lower = -Window.INFINITY;
        int upper = Window.INFINITY;
        A choice = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, game.result(state, a), lower, upper);
            if (max ? v > lower : v < upper) {
                choice = a;
                if (max) {
                    lower = v;
                } else {
                    upper = v;
                }
            }
        }
        return choice;
    }
}
