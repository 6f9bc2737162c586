// exercise: 03
// truth: wrong
// mistake: subtracts the depth from a win and adds it to a loss, so that value is not the utility of the end
// player: both
// style: recursion with a depth
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A move;

    @Override
    public int value(Game<S, A> game, S state) {
        return minimax(game, state, 0);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        minimax(game, state, 0);
        return move;
    }

    private int minimax(Game<S, A> game, S state, int depth) {
        if (game.terminal(state)) {
            int u = game.utility(state);
            if (u > 0) return u - depth; // win soon
            if (u < 0) return u + depth; // lose late
            return 0;
        }
        A best = null;
        int value = game.player(state) == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = minimax(game, game.result(state, a), depth + 1);
            if (game.player(state) == Player.MAX && v > value) {
                value = v;
                best = a;
            }
            if (game.player(state) == Player.MIN && v < value) {
                value = v;
                best = a;
            }
        }
        if (depth == 0) {
            move = best;
        }
        return value;
    }
}
