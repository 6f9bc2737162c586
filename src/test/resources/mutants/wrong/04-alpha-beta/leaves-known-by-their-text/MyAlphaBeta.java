// Wrong: utilities are remembered by the text of the state.
// Fails first: The same in awkward games, and however often it is called
// Says: in this game all states have the same text: a text is for people; what remembers states needs the states themselves
// Diagnosis: told-apart-by-text

import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final Map<String, Integer> leaves = new HashMap<>();
    private Game<S, A> played;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game != played) {
            leaves.clear();
            played = game;
        }
        if (game.terminal(state)) {
            return leaves.computeIfAbsent(state.toString(), text -> game.utility(state));
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, best);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = action;
            } else if (!max && value < beta) {
                beta = value;
                best = action;
            }
        }
        return best;
    }
}
