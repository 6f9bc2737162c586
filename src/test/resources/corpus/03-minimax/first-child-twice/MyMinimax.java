// exercise: 03
// truth: wrong
// mistake: value asks for the first child to have something to start with, and then again in the loop over all actions
// player: both
// style: first child as the start
// single: yes
// detail: always; answers are right, but the leaves below first children are looked at twice per ply
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<A> actions = game.actions(state);
        int best = value(game, game.result(state, actions.get(0)));
        for (A action : actions) {
            int candidate = value(game, game.result(state, action));
            if (better(game.player(state), candidate, best)) {
                best = candidate;
            }
        }
        return best;
    }

    private static boolean better(Player who, int candidate, int best) {
        return who == Player.MAX ? candidate > best : candidate < best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player who = game.player(state);
        A choice = null;
        int best = 0;
        for (A action : game.actions(state)) {
            int candidate = value(game, game.result(state, action));
            if (choice == null || better(who, candidate, best)) {
                choice = action;
                best = candidate;
            }
        }
        return choice;
    }
}
