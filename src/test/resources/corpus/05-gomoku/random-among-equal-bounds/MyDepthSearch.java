// exercise: 05
// truth: wrong
// mistake: bestAction collects every action whose value equals the best so far and picks one at random, although the window was narrowed to the best and a cut child may return a bound that only equals it; sometimes a worse action is chosen among apparent ties
// player: both
// style: blog-style: list of best moves and a Random, 'to make the computer less predictable'
// single: yes
// detail: alphaBeta is fail-hard, which makes all worse later children look like ties; the generator is seeded for repeatability
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {

    private final Random random = new Random(42);

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<Integer> values = new ArrayList<>();
        for (A action : game.actions(state)) {
            values.add(minimax(game, evaluation, game.result(state, action), depth - 1));
        }
        return game.player(state) == Player.MAX
                ? values.stream().mapToInt(Integer::intValue).max().getAsInt()
                : values.stream().mapToInt(Integer::intValue).min().getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        if (game.player(state) == Player.MAX) {
            for (A action : game.actions(state)) {
                alpha = Math.max(alpha, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
                if (alpha >= beta) {
                    return alpha;
                }
            }
            return alpha;
        }
        for (A action : game.actions(state)) {
            beta = Math.min(beta, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (alpha >= beta) {
                return beta;
            }
        }
        return beta;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        List<A> bestActions = new ArrayList<>();
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta);
            int best = max ? alpha : beta;
            if (max ? value > best : value < best) {
                bestActions.clear();
                bestActions.add(action);
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            } else if (value == best) {
                bestActions.add(action);
            }
        }
        // several moves are equally good: take any of them
        return bestActions.get(random.nextInt(bestActions.size()));
    }
}
