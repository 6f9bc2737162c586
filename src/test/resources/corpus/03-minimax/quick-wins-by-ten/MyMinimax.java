// exercise: 03
// truth: wrong
// mistake: bestAction prefers quick wins by scoring an end with ten times its utility less the plies (or plus, if negative), so from 11 plies on a good end far away looks worse than a poor one nearby
// kind: subtle
// player: both
// style: a second recursion with a depth for bestAction, value is plain
// single: yes
// detail: only if ends with neighbouring values lie more than ten plies apart or deep
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int WIN = 10;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestScore = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = score(game, game.result(state, action), 1);
            if (max ? score > bestScore : score < bestScore) {
                best = action;
                bestScore = score;
            }
        }
        return best;
    }

    /** Win soon, lose late. */
    private int score(Game<S, A> game, S state, int plies) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            return WIN * utility - Integer.signum(utility) * plies;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = score(game, game.result(state, action), plies + 1);
            best = max ? Math.max(best, score) : Math.min(best, score);
        }
        return best;
    }
}
