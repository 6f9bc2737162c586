// exercise: 03
// truth: wrong
// mistake: bestAction asks game.player of the state after the action and takes the other side for the mover; that fails after a last move (nobody is to move) and where somebody moves twice
// player: both
// style: bestAction with its own loop, value with a ternary
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
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
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            Player mover = game.player(next).opponent();
            int v = value(game, next);
            boolean better = mover == Player.MAX ? v > bestValue : v < bestValue;
            if (best == null || better) {
                best = action;
                bestValue = v;
            }
        }
        return best;
    }
}
