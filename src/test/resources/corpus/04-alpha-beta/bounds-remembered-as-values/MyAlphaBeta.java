// exercise: 04
// truth: wrong
// mistake: What a node returns is remembered by its state without the window, so a bound from a cut is later taken for the exact value when the state comes up again with another window.
// player: both
// style: transposition table as a HashMap, cleared when the game changes
// single: yes
// detail: shows in games with transpositions (Tic-Tac-Toe) and when the same state is asked again with another window
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<S, Integer> table = new HashMap<>();
    private Game<S, A> tableGame = null;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != tableGame) {
            table.clear();
            tableGame = game;
        }
        if (table.containsKey(state)) {
            return table.get(state);
        }
        int v;
        if (game.terminal(state)) {
            v = game.utility(state);
        } else if (game.player(state) == Player.MAX) {
            v = -Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.max(v, value(game, game.result(state, action), alpha, beta));
                alpha = Math.max(alpha, v);
                if (alpha >= beta) break;
            }
        } else {
            v = Window.INFINITY;
            for (A action : game.actions(state)) {
                v = Math.min(v, value(game, game.result(state, action), alpha, beta));
                beta = Math.min(beta, v);
                if (alpha >= beta) break;
            }
        }
        table.put(state, v);
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int alpha = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), alpha, Window.INFINITY);
                if (v > alpha) {
                    alpha = v;
                    best = action;
                }
            }
        } else {
            int beta = Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = value(game, game.result(state, action), -Window.INFINITY, beta);
                if (v < beta) {
                    beta = v;
                    best = action;
                }
            }
        }
        return best;
    }
}
