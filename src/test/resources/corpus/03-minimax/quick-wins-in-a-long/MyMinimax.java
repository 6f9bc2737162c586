// exercise: 03
// truth: right
// mistake: none; among the best actions it prefers those that win soon or lose late, with value and plies packed into one long
// player: both
// style: packed longs, one search for both methods
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final long WEIGHT = 1L << 32;

    @Override
    public int value(Game<S, A> game, S state) {
        return (int) Math.floorDiv(score(game, state, 0) + WEIGHT / 2, WEIGHT);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        long sign = game.player(state) == Player.MAX ? 1 : -1;
        A best = null;
        long bestScore = Long.MIN_VALUE;
        for (A action : game.actions(state)) {
            long score = sign * score(game, game.result(state, action), 1);
            if (score > bestScore) {
                bestScore = score;
                best = action;
            }
        }
        return best;
    }

    /** 2^32 times the value, moved a little towards 0 for each ply that it takes to get there. */
    private long score(Game<S, A> game, S state, int plies) {
        if (game.terminal(state)) {
            long utility = game.utility(state);
            return utility * WEIGHT - Long.signum(utility) * plies;
        }
        long sign = game.player(state) == Player.MAX ? 1 : -1;
        long best = Long.MIN_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * score(game, game.result(state, action), plies + 1));
        }
        return sign * best;
    }
}
