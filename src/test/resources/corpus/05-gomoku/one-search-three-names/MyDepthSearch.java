// exercise: 05
// truth: right
// mistake: none; one recursion with a switch for pruning serves all three methods
// player: both
// style: MyDepthSearch, over-engineered, functional interfaces
// single: yes
// detail: always
import java.util.function.BiPredicate;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private static final BiPredicate<Integer, Integer> NEVER = (alpha, beta) -> false;
    private static final BiPredicate<Integer, Integer> WHEN_CLOSED = (alpha, beta) -> alpha >= beta;

    private interface Task<S, A> {
        Choice<A> solve(S state, int depth, int alpha, int beta);
    }

    private Task<S, A> task(Game<S, A> game, Evaluation<S> evaluation, BiPredicate<Integer, Integer> stop) {
        return new Task<>() {
            @Override
            public Choice<A> solve(S state, int depth, int alpha, int beta) {
                if (game.terminal(state)) return new Choice<>(null, game.utility(state));
                if (depth == 0) return new Choice<>(null, evaluation.value(state));
                final int sign = game.player(state) == Player.MAX ? 1 : -1;
                Choice<A> best = null;
                for (A action : game.actions(state)) {
                    int v = solve(game.result(state, action), depth - 1, alpha, beta).value();
                    if (best == null || Integer.signum(Integer.compare(v, best.value())) == sign) {
                        best = new Choice<>(action, v);
                    }
                    if (sign > 0) alpha = Math.max(alpha, v);
                    else beta = Math.min(beta, v);
                    if (stop.test(alpha, beta)) break;
                }
                return best;
            }
        };
    }

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return task(game, evaluation, NEVER).solve(state, depth, -Window.INFINITY, Window.INFINITY).value();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return task(game, evaluation, WHEN_CLOSED).solve(state, depth, alpha, beta).value();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return task(game, evaluation, WHEN_CLOSED)
                .solve(state, depth, -Window.INFINITY, Window.INFINITY)
                .action();
    }
}
