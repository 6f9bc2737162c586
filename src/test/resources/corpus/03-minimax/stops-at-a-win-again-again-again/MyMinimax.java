// exercise: 03
// truth: wrong
// mistake: MAX stops at a value of 1 and MIN at -1, as if no value could be better
// kind: slip
// player: both
// style: two methods, as for Tic-Tac-Toe
// single: yes
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            return maxValue(game, state);
        }
        return minValue(game, state);
    }

    private int maxValue(Game<S, A> game, S state) {
        int v = -Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.max(v, value(game, game.result(state, action)));
            if (v == 1) {
                break; // a win, nothing is better
            }
        }
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, value(game, game.result(state, action)));
            if (v == -1) {
                break;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best));
        for (int i = 1; i < actions.size(); i++) {
            int v = value(game, game.result(state, actions.get(i)));
            if (max && v > bestValue || !max && v < bestValue) {
                bestValue = v;
                best = actions.get(i);
            }
        }
        return best;
    }
}
