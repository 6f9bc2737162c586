// exercise: 05
// truth: wrong
// mistake: bestAction searches every child with the full window, nothing narrows from one action to the next
// player: both
// style: Comparator and streams in bestAction
// single: yes
// detail: always; the actions are optimal, only leaves are asked for that cannot matter
import java.util.Comparator;
import plybook.game.*;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        var below = game.actions(state).stream()
                .map(a -> game.result(state, a))
                .map(s -> minimax(game, evaluation, s, depth - 1))
                .toList();
        return game.player(state) == Player.MAX
                ? below.stream().max(Comparator.naturalOrder()).get()
                : below.stream().min(Comparator.naturalOrder()).get();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        Window window = new Window(alpha, beta);
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int value = alphaBeta(game, evaluation, game.result(state, action), depth - 1, window.alpha(), window.beta());
            best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
            window = window.narrowedBy(player, value);
            if (window.closed()) break;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        record Scored<T>(T action, int value) {}
        var scored = game.actions(state).stream()
                .map(a -> new Scored<>(a, alphaBeta(game, evaluation, game.result(state, a), depth - 1, -Window.INFINITY, Window.INFINITY)))
                .toList();
        Comparator<Scored<A>> byValue = Comparator.comparingInt(Scored::value);
        return game.player(state) == Player.MAX
                ? scored.stream().max(byValue).get().action()
                : scored.stream().min(byValue).get().action();
    }
}
