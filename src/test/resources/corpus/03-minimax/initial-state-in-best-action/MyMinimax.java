// exercise: 03
// truth: wrong
// mistake: bestAction asks game.player(game.initialState()) for the player to move instead of asking for the given state
// player: both
// style: static-like helper with a boolean for the root, recursion on value
// single: yes
// detail: sometimes; right at the start of a game and wherever the same player is to move as there
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Iterator<A> it = game.actions(state).iterator();
        int best = value(game, game.result(state, it.next()));
        while (it.hasNext()) {
            int other = value(game, game.result(state, it.next()));
            if (better(game.player(state), other, best)) {
                best = other;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player me = game.player(game.initialState());
        Iterator<A> it = game.actions(state).iterator();
        A bestAction = it.next();
        int best = value(game, game.result(state, bestAction));
        while (it.hasNext()) {
            A action = it.next();
            int other = value(game, game.result(state, action));
            if (better(me, other, best)) {
                best = other;
                bestAction = action;
            }
        }
        return bestAction;
    }

    private static boolean better(Player who, int a, int b) {
        return who == Player.MAX ? a > b : a < b;
    }
}
