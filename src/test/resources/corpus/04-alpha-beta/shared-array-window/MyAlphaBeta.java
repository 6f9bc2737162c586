// exercise: 04
// truth: wrong
// mistake: The window is an int[] that a MAX node hands to its children without a copy; what they do to beta is then the MAX node's own window. MIN nodes hand down a copy.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int ALPHA = 0;
    private static final int BETA = 1;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, new int[] {alpha, beta});
    }

    private int search(Game<S, A> game, S state, int[] window) {
        if (game.terminal(state)) return game.utility(state);
        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), window));
                window[ALPHA] = Math.max(window[ALPHA], best);
                if (window[ALPHA] >= window[BETA]) break;
            }
            return best;
        }
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, search(game, game.result(state, action), window.clone()));
            window[BETA] = Math.min(window[BETA], best);
            if (window[ALPHA] >= window[BETA]) break;
        }
        return best;
    }

    public A bestAction(Game<S, A> g, S s) {
        List<A> moves = g.actions(s);
        int lo = -Window.INFINITY, hi = Window.INFINITY, index = 0;
        for (int i = 0; i < moves.size(); i++) {
            int v = value(g, g.result(s, moves.get(i)), lo, hi);
            if (g.player(s) == Player.MAX) {
                if (v > lo) { lo = v; index = i; }
            } else {
                if (v < hi) { hi = v; index = i; }
            }
        }
        return moves.get(index);
    }
}
