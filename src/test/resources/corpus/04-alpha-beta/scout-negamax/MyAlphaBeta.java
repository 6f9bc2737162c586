// exercise: 04
// truth: right
// mistake: -
// player: both
// style: principal variation search as negamax in which a side may move twice
// kind: -
// single: yes
// detail: -
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return seen(Player.MAX, game, state, alpha, beta);
    }

    /** The value of the state as the viewer sees it, whoever is to move there. */
    private int seen(Player viewer, Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return viewer == Player.MAX ? game.utility(state) : -game.utility(state);
        }
        Player mover = game.player(state);
        if (mover != viewer) {
            return -seen(mover, game, state, -beta, -alpha);
        }
        int best = -Window.INFINITY;
        List<A> actions = game.actions(state);
        for (A action : actions) {
            int floor = Math.max(alpha, best);
            if (floor >= beta) {
                return best;
            }
            S next = game.result(state, action);
            boolean scouting = best != -Window.INFINITY && floor + 1 < beta;
            int value = seen(viewer, game, next, floor, scouting ? floor + 1 : beta);
            if (scouting && value > floor && value < beta) {
                value = seen(viewer, game, next, floor, beta);
            }
            best = Math.max(best, value);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player mover = game.player(state);
        A choice = null;
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (choice == null || seen(mover, game, next, best, best + 1) > best) {
                best = seen(mover, game, next, best, Window.INFINITY);
                choice = action;
            }
        }
        return choice;
    }
}
