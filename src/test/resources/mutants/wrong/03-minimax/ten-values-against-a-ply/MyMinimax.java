// Wrong: an action is worth ten times its value less the plies to the end of the game, so a win by one that is far away counts less.
// Fails first: bestAction for MAX
// Says: MAX wants the child that is worth most
// Diagnosis: none

import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private record Outlook(int value, int plies) {
        int rank(Player player) {
            return (player == Player.MAX ? 10 * value : -10 * value) - plies;
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return outlook(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        A chosen = null;
        int highest = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            int rank = outlook(game, game.result(state, action)).rank(player);
            if (rank > highest) {
                highest = rank;
                chosen = action;
            }
        }
        return chosen;
    }

    private Outlook outlook(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Outlook(game.utility(state), 0);
        }
        boolean max = game.player(state) == Player.MAX;
        Outlook best = null;
        for (A action : game.actions(state)) {
            Outlook next = outlook(game, game.result(state, action));
            if (best == null || (max ? next.value() > best.value() : next.value() < best.value())) {
                best = new Outlook(next.value(), next.plies() + 1);
            }
        }
        return best;
    }
}
