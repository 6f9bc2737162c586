// exercise: 03
// truth: wrong
// mistake: bestAction prefers quick wins by 100 * utility minus the ply, so past 100 plies a win is rated below a draw, and 2 below 1
// kind: subtle
// player: both
// style: helper with a ply, quick wins first
// single: yes
// detail: bestAction only, and only if ends of different value are some hundred plies apart in depth
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state, 1, 0, 0);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestScore = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = search(game, game.result(state, action), 100, 1, 1);
            if (max ? score > bestScore : score < bestScore) {
                bestScore = score;
                best = action;
            }
        }
        return best;
    }

    /** Scores are utilities times the factor. Each ply takes the step off a win and off the other side's win. */
    private int search(Game<S, A> game, S state, int factor, int step, int ply) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            return factor * utility - step * ply * Integer.signum(utility);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int score = search(game, game.result(state, action), factor, step, ply + 1);
            best = max ? Math.max(best, score) : Math.min(best, score);
        }
        return best;
    }
}
