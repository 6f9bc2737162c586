// exercise: 03
// truth: wrong
// mistake: a state counts as over when it has no actions, without asking terminal, so a game that still lists actions after its end is played on
// player: both
// style: one method with var and ternaries
// single: yes
// detail: sometimes; only in games that list actions after the end, which Game allows
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    public int value(Game<S, A> game, S state) {
        var actions = game.actions(state);
        if (actions.isEmpty()) {
            return game.utility(state);
        }
        var isMax = game.player(state) == Player.MAX;
        var best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (var action : actions) {
            var v = value(game, game.result(state, action));
            best = isMax ? Math.max(v, best) : Math.min(v, best);
        }
        return best;
    }

    public A bestAction(Game<S, A> game, S state) {
        var isMax = game.player(state) == Player.MAX;
        var best = isMax ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        A bestAction = null;
        for (var action : game.actions(state)) {
            var v = value(game, game.result(state, action));
            if (isMax ? v > best : v < best) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
