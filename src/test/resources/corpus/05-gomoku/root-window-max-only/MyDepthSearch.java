// exercise: 05
// truth: wrong
// mistake: bestAction narrows the window from one action to the next for MAX only; if MIN is to move at the root every child gets the full window, and leaves are asked for that cannot matter
// player: MIN
// style: values relative to the player by a comparison method; alpha as an AtomicInteger-like array
// single: yes
// detail: the choice is right for both players
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private static boolean better(Player p, int candidate, int best) {
        return p == Player.MAX ? candidate > best : candidate < best;
    }

    private static int worst(Player p) {
        return p == Player.MAX ? -Window.INFINITY : Window.INFINITY;
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Player p = game.player(state);
        int best = worst(p);
        for (A action : game.actions(state)) {
            int v = minimax(game, evaluation, game.result(state, action), depth - 1);
            if (better(p, v, best)) best = v;
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Player p = game.player(state);
        int[] window = {alpha, beta};
        int mine = p == Player.MAX ? 0 : 1;
        int best = worst(p);
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window[0], window[1]);
            if (better(p, v, best)) best = v;
            if (better(p, best, window[mine])) window[mine] = best;
            if (window[0] >= window[1]) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Player p = game.player(state);
        int best = worst(p);
        int alpha = -Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, Window.INFINITY);
            if (better(p, v, best)) {
                best = v;
                choice = action;
                if (p == Player.MAX) alpha = best;
            }
        }
        return choice;
    }
}
