// exercise: 03
// truth: wrong
// mistake: the best starts at the worst value that a game can have, with no action, and only something strictly better replaces it, so bestAction returns null if every action is worth -1,000,000 to MAX (1,000,000 for MIN)
// kind: subtle
// player: both
// style: one method that returns a Choice, Window.MAX_VALUE as first value
// single: yes
// detail: only if all actions have the worst value there is
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state).action();
    }

    private Choice<A> search(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        Player player = game.player(state);
        Choice<A> best = new Choice<>(null, player == Player.MAX ? -Window.MAX_VALUE : Window.MAX_VALUE);
        for (A action : game.actions(state)) {
            Choice<A> answer = search(game, game.result(state, action));
            if (isBetter(player, answer.value(), best.value())) {
                best = new Choice<>(action, answer.value());
            }
        }
        return best;
    }

    private static boolean isBetter(Player player, int value, int than) {
        return player == Player.MAX ? value > than : value < than;
    }
}
