// exercise: 03
// truth: wrong
// mistake: to prefer quick wins bestAction compares utility * 10,000 less the plies in an int, which overflows for utilities beyond about 214,000
// kind: subtle
// player: both
// style: separate search for the action with a discount by depth
// single: yes
// detail: only with values beyond about +-214,748
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int WEIGHT = 10_000; // more than any game has plies

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestScore = 0;
        for (A action : game.actions(state)) {
            int score = score(game, game.result(state, action), 1);
            if (best == null || (max ? score > bestScore : score < bestScore)) {
                best = action;
                bestScore = score;
            }
        }
        return best;
    }

    /** The value first, then the plies: win soon, lose late. */
    private int score(Game<S, A> game, S state, int plies) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            return utility > 0 ? utility * WEIGHT - plies : utility * WEIGHT + plies;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int s = score(game, game.result(state, action), plies + 1);
            best = max ? Math.max(best, s) : Math.min(best, s);
        }
        return best;
    }
}
