// exercise: 03
// truth: wrong
// mistake: bestAction scores an end as 100 times its utility less its depth, so that an end more than 100 plies deeper loses against one that is worth 1 less.
// player: both
// style: bestAction with a bonus for quick ends, negamax-like sign
// kind: subtle
// single: yes
// detail: bestAction only, if the lines of a tree differ in length by 100 plies or more and the values by little.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** Between equal values the earlier end is nicer to the one who likes it. Utilities count more, by this factor. */
    private static final int WEIGHT = 100;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = sign(game, state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * value(game, game.result(state, action)));
        }
        return sign * best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = sign(game, state);
        int best = -Window.INFINITY;
        A chosen = null;
        for (A action : game.actions(state)) {
            int score = sign * score(game, game.result(state, action), 1);
            if (score > best) {
                best = score;
                chosen = action;
            }
        }
        return chosen;
    }

    private int score(Game<S, A> game, S state, int depth) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            return WEIGHT * utility - Integer.signum(utility) * depth;
        }
        int sign = sign(game, state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * score(game, game.result(state, action), depth + 1));
        }
        return sign * best;
    }

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }
}
