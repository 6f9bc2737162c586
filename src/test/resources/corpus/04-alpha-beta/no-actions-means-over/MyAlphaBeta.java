// exercise: 04
// truth: wrong
// mistake: whether the game is over is told from an empty list of actions instead of terminal, so a game that still lists actions after its end is played on
// player: both
// style: guard clauses, var, fail-soft
// single: yes
// detail: Javadoc of Game.actions: only terminal tells whether the game is over. Right on trees and on every game that lists nothing after its end
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        var actions = game.actions(state);
        if (actions.isEmpty()) return game.utility(state);

        if (game.player(state) == Player.MAX) {
            var best = -Window.INFINITY;
            for (var action : actions) {
                var v = value(game, game.result(state, action), Math.max(alpha, best), beta);
                if (v > best) best = v;
                if (best >= beta) return best;
            }
            return best;
        }

        var best = Window.INFINITY;
        for (var action : actions) {
            var v = value(game, game.result(state, action), alpha, Math.min(beta, best));
            if (v < best) best = v;
            if (best <= alpha) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        var actions = game.actions(state);
        var max = game.player(state) == Player.MAX;
        var chosen = actions.get(0);
        var best = value(game, game.result(state, chosen), -Window.INFINITY, Window.INFINITY);
        for (var action : actions.subList(1, actions.size())) {
            var v = value(game, game.result(state, action),
                    max ? best : -Window.INFINITY,
                    max ? Window.INFINITY : best);
            if (max && v > best || !max && v < best) {
                best = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
