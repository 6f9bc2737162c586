// exercise: 05
// truth: right
// mistake: -
// player: both
// style: negamax whose sign changes only where the player does, principal variation search with null windows, leaves remembered per call
// kind: -
// single: yes
// detail: -
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    /** All that one call needs. Values are seen by the player whose sign comes along: +1 for MAX, -1 for MIN. */
    private static final class Call<S, A> {
        final Game<S, A> game;
        final Evaluation<S> evaluation;
        final Map<S, Integer> ends = new HashMap<>();
        A choice;

        Call(Game<S, A> game, Evaluation<S> evaluation) {
            this.game = game;
            this.evaluation = evaluation;
        }

        int sign(S state) {
            return game.player(state) == Player.MAX ? 1 : -1;
        }

        int end(S state, boolean over) {
            // Over or not is a matter of the state, and an evaluation does not know the depth: one map is enough.
            Integer known = ends.get(state);
            if (known == null) {
                known = over ? game.utility(state) : evaluation.value(state);
                ends.put(state, known);
            }
            return known;
        }

        /** The value to whom the sign belongs. */
        int seen(S state, int depth, int low, int high, int sign) {
            boolean over = game.terminal(state);
            if (over || depth == 0) {
                return sign * end(state, over);
            }
            int mine = sign(state);
            return mine == sign ? node(state, depth, low, high, mine) : -node(state, depth, -high, -low, mine);
        }

        /** The value to the player to move. */
        int node(S state, int depth, int low, int high, int mine) {
            int best = -Window.INFINITY;
            A leader = null;
            List<A> actions = game.actions(state);
            for (int i = 0; i < actions.size(); i++) {
                S next = game.result(state, actions.get(i));
                int floor = Math.max(low, best);
                int v;
                if (i == 0 || floor == -Window.INFINITY || floor + 1 >= high) {
                    v = seen(next, depth - 1, floor, high, mine);
                } else {
                    v = seen(next, depth - 1, floor, floor + 1, mine);
                    if (v > floor && v < high) {
                        v = seen(next, depth - 1, floor, high, mine);
                    }
                }
                if (leader == null || v > best) {
                    best = v;
                    leader = actions.get(i);
                    if (best >= high) {
                        break;
                    }
                }
            }
            choice = leader;
            return best;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean over = game.terminal(state);
        if (over || depth <= 0) {
            return over ? game.utility(state) : evaluation.value(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        int best = Integer.MIN_VALUE;
        for (A a : game.actions(state)) {
            best = Math.max(best, sign * minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        return sign * best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Call<>(game, evaluation).seen(state, depth, alpha, beta, 1);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Call<S, A> call = new Call<>(game, evaluation);
        call.node(state, depth, -Window.INFINITY, Window.INFINITY, call.sign(state));
        return call.choice; // the root writes last
    }
}
