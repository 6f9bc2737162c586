// exercise: 04
// truth: wrong
// mistake: bestAction sorts the states that can follow, ends first, and then returns the action that stands at that index in the unsorted list
// kind: slip
// player: both
// style: ends of the game are tried first, list of next states
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** The states that can follow, with those in front in which the game is over. */
    private List<S> next(Game<S, A> game, S state) {
        List<S> ends = new ArrayList<>();
        List<S> others = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            (game.terminal(next) ? ends : others).add(next);
        }
        ends.addAll(others);
        return ends;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        for (S next : next(game, state)) { // fail-hard
            int value = value(game, next, alpha, beta);
            if (max) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        List<S> next = next(game, state);
        int best = 0;
        for (int i = 0; i < next.size(); i++) {
            int value = value(game, next.get(i), alpha, beta);
            if (max && value > alpha) {
                alpha = value;
                best = i;
            }
            if (!max && value < beta) {
                beta = value;
                best = i;
            }
        }
        return game.actions(state).get(best);
    }
}
