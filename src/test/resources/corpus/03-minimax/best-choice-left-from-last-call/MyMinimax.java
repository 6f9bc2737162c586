// exercise: 03
// truth: wrong
// mistake: bestAction keeps its best choice in a field that is never cleared, so a second call starts with the choice of the first and returns an old action when nothing beats the old value: wrong or impossible actions
// player: both
// style: field of type Choice
// single: yes
// detail: the first call on a new object is right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private Choice<A> best = null;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int result = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            result = max ? Math.max(result, v) : Math.min(result, v);
        }
        return result;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        for (A action : game.actions(state)) {
            Choice<A> choice = new Choice<>(action, value(game, game.result(state, action)));
            if (best == null || isBetter(game.player(state), choice, best)) {
                best = choice;
            }
        }
        return best.action();
    }

    private boolean isBetter(Player player, Choice<A> one, Choice<A> other) {
        if (player == Player.MAX) {
            return one.value() > other.value();
        }
        return one.value() < other.value();
    }
}
