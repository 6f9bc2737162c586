// exercise: 05
// truth: right
// mistake: -
// player: both
// style: principal variation search with null windows, MIN seen through an order that is turned round
// kind: right
// single: yes
// detail: -
import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    /** One search: the two things that never change on the way down. */
    private record Search<S, A>(Game<S, A> game, Evaluation<S> evaluation) {
        OptionalInt known(S state, int plies) {
            return game.terminal(state) ? OptionalInt.of(game.utility(state))
                    : plies == 0 ? OptionalInt.of(evaluation.value(state)) : OptionalInt.empty();
        }

        int side(S state) {
            return game.player(state) == Player.MAX ? 1 : -1;
        }

        int exact(S state, int plies) {
            OptionalInt known = known(state, plies);
            if (known.isPresent()) {
                return known.getAsInt();
            }
            int side = side(state);
            return side * game.actions(state).stream()
                    .mapToInt(a -> side * exact(game.result(state, a), plies - 1))
                    .max()
                    .orElseThrow();
        }

        /** The value to the given side, in that side's window. */
        int seenBy(int side, S state, int plies, int low, int high) {
            return side == 1 ? within(state, plies, low, high) : -within(state, plies, -high, -low);
        }

        int within(S state, int plies, int alpha, int beta) {
            OptionalInt known = known(state, plies);
            if (known.isPresent()) {
                return known.getAsInt();
            }
            int side = side(state);
            int low = side == 1 ? alpha : -beta;
            int high = side == 1 ? beta : -alpha;
            int best = -Window.INFINITY;
            for (A a : game.actions(state)) {
                S child = game.result(state, a);
                int value;
                if (best == -Window.INFINITY || low + 1 >= high) {
                    value = seenBy(side, child, plies - 1, low, high);
                } else {
                    value = seenBy(side, child, plies - 1, low, low + 1);
                    if (value > low && value < high) {
                        value = seenBy(side, child, plies - 1, value - 1, high);
                    }
                }
                best = Math.max(best, value);
                low = Math.max(low, best);
                if (low >= high) {
                    break;
                }
            }
            return side * best;
        }
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return new Search<>(game, evaluation).exact(state, depth);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return new Search<>(game, evaluation).within(state, depth, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Search<S, A> search = new Search<>(game, evaluation);
        int side = search.side(state);
        Optional<A> best = Optional.empty();
        int low = -Window.INFINITY;
        for (A a : game.actions(state)) {
            int value = search.seenBy(side, game.result(state, a), depth - 1, low, Window.INFINITY);
            if (value > low) {
                low = value;
                best = Optional.of(a);
            }
        }
        return best.orElseThrow();
    }
}
