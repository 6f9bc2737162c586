// exercise: 04
// truth: wrong
// mistake: the table keeps every number that a node returned and gives it back as the value, also where the node was cut and it is only a bound
// player: both
// style: HashMap emptied at the start of each call, lambda-free
// single: yes
// detail: sometimes, only in games in which a position is reached in more than one way; in trees nothing goes wrong. Tic-Tac-Toe: value wrong on 29 of 4510 positions, choice on 11, e.g. .O./.../OXX
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        table.clear();
        return search(game, state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        table.clear();
        Player toMove = game.player(state);
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), alpha, beta);
            if (toMove == Player.MAX && v > alpha) {
                alpha = v;
                best = action;
            } else if (toMove == Player.MIN && v < beta) {
                beta = v;
                best = action;
            }
        }
        return best;
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (table.containsKey(state)) {
            return table.get(state);
        }
        int best;
        if (game.player(state) == Player.MAX) {
            best = -Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.max(best, search(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, best);
                if (alpha >= beta) {
                    break;
                }
            }
        } else {
            best = Window.INFINITY;
            for (A action : game.actions(state)) {
                best = Math.min(best, search(game, game.result(state, action), alpha, beta));
                beta = Math.min(beta, best);
                if (alpha >= beta) {
                    break;
                }
            }
        }
        table.put(state, best);
        return best;
    }
}
