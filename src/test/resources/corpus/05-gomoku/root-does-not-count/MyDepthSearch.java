// exercise: 05
// truth: wrong
// mistake: bestAction hands the full depth to the children, so that it looks one ply further than asked for
// player: both
// style: maxValue and minValue as in AIMA, a small record for the root's result
// single: yes
// detail: always in bestAction where the game goes on beyond the horizon; the two others are right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Scored<T>(T move, int score) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        var values = game.actions(state).stream()
                .mapToInt(action -> minimax(game, evaluation, game.result(state, action), depth - 1));
        return game.player(state) == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        } else if (game.player(state) == Player.MAX) {
            return maxValue(game, evaluation, state, depth, alpha, beta);
        } else {
            return minValue(game, evaluation, state, depth, alpha, beta);
        }
    }

    private int maxValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.max(v, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A action : game.actions(state)) {
            v = Math.min(v, alphaBeta(game, evaluation, game.result(state, action), depth - 1, alpha, beta));
            if (v <= alpha) {
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean isMax = game.player(state) == Player.MAX;
        Scored<A> best = new Scored<>(null, isMax ? -Window.INFINITY : Window.INFINITY);
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int alpha = isMax ? best.score() : -Window.INFINITY;
            int beta = isMax ? Window.INFINITY : best.score();
            int score = alphaBeta(game, evaluation, next, depth, alpha, beta);
            if (isMax ? score > best.score() : score < best.score()) {
                best = new Scored<>(action, score);
            }
        }
        return best.move();
    }
}
