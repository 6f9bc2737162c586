// exercise: 03
// truth: wrong
// mistake: The best action is kept in a field that every level of the recursion writes, so bestAction returns an action that some later, deeper node chose last.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A chosen;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (max ? v > best : v < best) {
                best = v;
                chosen = action;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return chosen;
    }
}
