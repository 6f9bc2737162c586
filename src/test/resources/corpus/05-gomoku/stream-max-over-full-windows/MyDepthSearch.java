// exercise: 05
// truth: wrong
// mistake: bestAction takes the maximum of a stream in which every action is searched with the full window: what the first one guarantees is never handed on.
// kind: slip
// player: both
// style: streams, records and a memo of the root's values
// single: yes
// detail: value and action are right; only the questions show it
import java.util.Comparator;
import java.util.stream.Stream;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Rated<A>(A action, int value) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        var values = game.actions(state).stream().mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1)).summaryStatistics();
        return game.player(state) == Player.MAX ? values.getMax() : values.getMin();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth - 1, max ? Math.max(alpha, best) : alpha, max ? beta : Math.min(beta, best));
            if (max ? v > best : v < best) best = v;
            if (max ? best >= beta : best <= alpha) return best;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        Comparator<Rated<A>> byValue = Comparator.comparingInt(Rated::value);
        Stream<Rated<A>> rated = game.actions(state).stream()
                .map(a -> new Rated<>(a, alphaBeta(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, Window.INFINITY)));
        return (game.player(state) == Player.MAX ? rated.max(byValue) : rated.min(byValue)).orElseThrow().action();
    }
}
