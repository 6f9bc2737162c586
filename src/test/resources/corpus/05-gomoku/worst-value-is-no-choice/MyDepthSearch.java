// exercise: 05
// truth: wrong
// mistake: bestAction begins with alpha = -Window.MAX_VALUE and beta = Window.MAX_VALUE, which are possible values; where every action is worth the worst one, none is better and null is returned
// kind: subtle
// player: both
// style: fail-hard, root with Optional of a record
// single: yes
// detail: only if all actions of MAX are worth exactly -1000000, or all of MIN's 1000000
import java.util.Optional;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Best<A>(A action, int value) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        int best = game.player(state) == Player.MAX ? -Window.MAX_VALUE : Window.MAX_VALUE;
        for (A action : game.actions(state)) {
            int value = minimax(game, evaluation, game.result(state, action), depth - 1);
            best = game.player(state) == Player.MAX ? Math.max(value, best) : Math.min(value, best);
        }
        return best;
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return Math.max(alpha, Math.min(beta, game.utility(state)));
        }
        if (depth == 0) {
            return Math.max(alpha, Math.min(beta, evaluation.value(state)));
        }
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (max) {
                alpha = value;
            } else {
                beta = value;
            }
            if (alpha == beta) {
                break;
            }
        }
        return max ? alpha : beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int alpha = -Window.MAX_VALUE;
        int beta = Window.MAX_VALUE;
        Optional<Best<A>> best = Optional.empty();
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            if (game.player(state) == Player.MAX && value > alpha) {
                best = Optional.of(new Best<>(action, alpha = value));
            } else if (game.player(state) == Player.MIN && value < beta) {
                best = Optional.of(new Best<>(action, beta = value));
            }
        }
        return best.map(Best::action).orElse(null);
    }
}
