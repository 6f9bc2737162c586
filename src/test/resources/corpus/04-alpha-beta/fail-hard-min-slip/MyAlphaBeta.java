// exercise: 04
// truth: wrong
// mistake: at a MIN node beta takes the value of every child, lower or not, and is returned: the last child counts
// player: MIN
// style: fail-hard α/β
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int α, int β) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        switch (game.player(state)) {
            case MAX -> {
                for (A a : game.actions(state)) {
                    α = Math.max(α, value(game, game.result(state, a), α, β));
                    if (α >= β) {
                        return β;
                    }
                }
                return α;
            }
            case MIN -> {
                for (A a : game.actions(state)) {
                    β = value(game, game.result(state, a), α, β);
                    if (β <= α) {
                        return α;
                    }
                }
                return β;
            }
        }
        throw new AssertionError();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int α = -Window.INFINITY;
        int β = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a), α, β);
            if (game.player(state) == Player.MAX) {
                if (v > α) { α = v; best = a; }
            } else {
                if (v < β) { β = v; best = a; }
            }
        }
        return best;
    }
}
