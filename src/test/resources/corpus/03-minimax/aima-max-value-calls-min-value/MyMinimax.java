// exercise: 03
// truth: wrong
// mistake: maxValue always calls minValue and the other way round, as in the book, so it goes wrong in games where a player moves twice in a row.
// player: both
// style: AIMA's MINIMAX-DECISION with maxValue and minValue
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

/** Minimax after Russell and Norvig, figure 5.3. */
public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? maxValue(game, state) : minValue(game, state);
    }

    private int maxValue(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int v = -Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.max(v, minValue(game, game.result(state, a)));
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int v = Window.INFINITY;
        for (A a : game.actions(state)) {
            v = Math.min(v, maxValue(game, game.result(state, a)));
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A argBest = null;
        int best = 0;
        for (A a : game.actions(state)) {
            S s = game.result(state, a);
            int v = max ? minValue(game, s) : maxValue(game, s);
            if (argBest == null || (max && v > best) || (!max && v < best)) {
                argBest = a;
                best = v;
            }
        }
        return argBest;
    }
}
