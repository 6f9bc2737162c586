// exercise: 05
// truth: right
// mistake: -
// player: both
// style: principal variation search, one formula for both players with a sign, records
// kind: -
// single: yes
// detail: -
import java.util.Iterator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Asked<S, A>(Game<S, A> game, Evaluation<S> evaluation) {
        /** +1 where MAX is to move, −1 where MIN is. */
        int sign(S state) {
            return game.player(state) == Player.MAX ? 1 : -1;
        }

        /** The value to whoever "sign" is, for that player's window (low, high). */
        int search(S state, int depth, int sign, int low, int high) {
            if (game.terminal(state)) {
                return sign * game.utility(state);
            }
            if (depth <= 0) {
                return sign * evaluation.value(state);
            }
            int mover = sign(state);
            return mover == sign ? choose(state, depth, sign, low, high) : -choose(state, depth, mover, -high, -low);
        }

        /** The same where that player is to move. */
        private int choose(S state, int depth, int sign, int low, int high) {
            Iterator<A> actions = game.actions(state).iterator();
            int best = search(game.result(state, actions.next()), depth - 1, sign, low, high);
            int floor = Math.max(low, best);
            while (floor < high && actions.hasNext()) {
                S child = game.result(state, actions.next());
                int value;
                if (floor == -Window.INFINITY || floor + 1 == high) {
                    value = search(child, depth - 1, sign, floor, high);
                } else {
                    value = search(child, depth - 1, sign, floor, floor + 1);
                    if (value > floor && value < high) {
                        value = search(child, depth - 1, sign, floor, high);
                    }
                }
                best = Math.max(best, value);
                floor = Math.max(floor, best);
            }
            return best;
        }

        int plain(S state, int depth) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            if (depth <= 0) {
                return evaluation.value(state);
            }
            int sign = sign(state);
            return sign
                    * game.actions(state).stream()
                            .mapToInt(action -> sign * plain(game.result(state, action), depth - 1))
                            .max()
                            .getAsInt();
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Asked<>(game, evaluation).plain(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Asked<>(game, evaluation).search(state, depth, 1, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Asked<S, A> asked = new Asked<>(game, evaluation);
        int sign = asked.sign(state);
        A best = null;
        int floor = -Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = asked.search(game.result(state, action), depth - 1, sign, floor, Window.INFINITY);
            if (value > floor) {
                floor = value;
                best = action;
            }
        }
        return best;
    }
}
