// exercise: 03
// truth: wrong
// mistake: value asks for a child's value once to compare and a second time to keep it
// player: both
// style: one method, if and else
// single: yes
// detail: values and actions are right, leaves are looked at several times
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean maximizing = game.player(state).equals(Player.MAX);
        int best = maximizing ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (maximizing) {
                if (value(game, next) > best) {
                    best = value(game, next);
                }
            } else {
                if (value(game, next) < best) {
                    best = value(game, next);
                }
            }
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        boolean maximizing = game.player(state).equals(Player.MAX);
        A answer = null;
        int best = 0;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            if (answer == null || (maximizing && v > best) || (!maximizing && v < best)) {
                best = v;
                answer = action;
            }
        }
        return answer;
    }
}
