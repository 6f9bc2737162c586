// exercise: 08
// truth: wrong
// mistake: searches four plies at once, without iterations, and when the clock is up returns the best of the root moves looked at so far: with little time not even a win in one is found, and the move is one of a search that was cut off
// player: both
// style: one fixed depth, alpha-beta, best so far
// single: yes
// detail: -
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

/** Alpha-beta of depth 4, as in my tic-tac-toe. */
public class MyPlayer<A> implements PlayerTask<A> {
    private static final int DEPTH = 4;
    private Clock clock;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        this.clock = clock;
        A bestAction = position.actions().get(0);
        int alpha = -2000000;
        int beta = 2000000;
        boolean isMax = position.player() == Player.MAX;
        for (A action : position.actions()) {
            position.make(action);
            int score = alphabeta(position, DEPTH - 1, alpha, beta);
            position.undo();
            if (clock.isUp()) {
                break;
            }
            if (isMax && score > alpha) {
                alpha = score;
                bestAction = action;
            }
            if (!isMax && score < beta) {
                beta = score;
                bestAction = action;
            }
        }
        return bestAction;
    }

    private int alphabeta(GivenPosition<A> position, int depth, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility() > 0 ? position.utility() + depth : position.utility() < 0 ? position.utility() - depth : 0;
        }
        if (depth == 0 || clock.isUp()) {
            return position.evaluation();
        }
        if (position.player() == Player.MAX) {
            for (A action : position.actions()) {
                position.make(action);
                alpha = Math.max(alpha, alphabeta(position, depth - 1, alpha, beta));
                position.undo();
                if (alpha >= beta) break;
            }
            return alpha;
        }
        for (A action : position.actions()) {
            position.make(action);
            beta = Math.min(beta, alphabeta(position, depth - 1, alpha, beta));
            position.undo();
            if (alpha >= beta) break;
        }
        return beta;
    }
}
