// exercise: 03
// truth: wrong
// mistake: Every node of the recursion writes its best action into the same field, and the root returns what was written last.
// player: both
// style: field for the action
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A best;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int v = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int w = value(game, game.result(state, a));
            if (max && w > v || !max && w < v) {
                v = w;
                best = a;
            }
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return best;
    }
}
