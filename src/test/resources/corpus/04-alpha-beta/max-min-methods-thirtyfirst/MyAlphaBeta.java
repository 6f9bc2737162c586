// exercise: 04
// truth: wrong
// mistake: minValue compares with alpha but never lowers beta, so the MAX nodes below a MIN node do not learn what MIN already has there
// player: MIN
// style: two methods maxValue and minValue with a small result class
// kind: slip
// single: yes
// detail: value asks for needless leaves below a MIN node after its first child, and so does bestAction below the root's children; all results are right, and what MAX has is used everywhere
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Result<A> {
        A move;
        int value;

        Result(int value) {
            this.value = value;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return search(game, state, alpha, beta).value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, -Window.INFINITY, Window.INFINITY).move;
    }

    private Result<A> search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return new Result<>(game.utility(state));
        }
        return game.player(state) == Player.MAX
                ? maxValue(game, state, alpha, beta)
                : minValue(game, state, alpha, beta);
    }

    private Result<A> maxValue(Game<S, A> game, S state, int alpha, int beta) {
        Result<A> best = new Result<>(-Window.INFINITY);
        for (A move : game.actions(state)) {
            int v = search(game, game.result(state, move), alpha, beta).value;
            if (v > best.value) {
                best.value = v;
                best.move = move;
            }
            if (best.value >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best.value);
        }
        return best;
    }

    private Result<A> minValue(Game<S, A> game, S state, int alpha, int beta) {
        Result<A> best = new Result<>(Window.INFINITY);
        for (A move : game.actions(state)) {
            int v = search(game, game.result(state, move), alpha, beta).value;
            if (v < best.value) {
                best.value = v;
                best.move = move;
            }
            if (best.value <= alpha) {
                return best;
            }
        }
        return best;
    }
}
