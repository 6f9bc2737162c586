// exercise: 03
// truth: wrong
// mistake: at a MAX node value is called to compare and called again to keep, so leaves are looked at twice and more
// player: MAX
// style: if without a variable for MAX, Math.min for MIN
// single: yes
// detail: always when a MAX node finds something better than before; the numbers are right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);

        if (game.player(state) == Player.MAX) {
            int best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                if (value(game, next) > best) {
                    best = value(game, next);
                }
            }
            return best;
        }

        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            best = Math.min(best, value(game, next));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Choice<A> choice = null;
        boolean max = game.player(state).equals(Player.MAX);
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (choice == null) {
                choice = new Choice<>(action, v);
            } else if (max && v > choice.value()) {
                choice = new Choice<>(action, v);
            } else if (!max && v < choice.value()) {
                choice = new Choice<>(action, v);
            }
        }
        return choice.action();
    }
}
