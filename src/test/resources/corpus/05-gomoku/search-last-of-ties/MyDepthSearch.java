// exercise: 05
// truth: wrong
// mistake: bestAction of MIN takes the last action with the lowest number although a child that was cut only returns a bound equal to it
// player: MIN
// style: Optional, record for the choice, lambda per player
// kind: slip
// single: yes
// detail: MIN to move at the root, a later child that is cut at exactly the best value so far and is really worse for MIN
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Wahl<A>(A zug, int wert) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        IntBinaryOperator besser = game.player(state) == Player.MAX ? Math::max : Math::min;
        return game.actions(state).stream()
                .mapToInt(zug -> minimax(game, evaluation, game.result(state, zug), depth - 1))
                .reduce(besser)
                .orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Window fenster = new Window(alpha, beta);
        Player wer = game.player(state);
        IntBinaryOperator besser = wer == Player.MAX ? Math::max : Math::min;
        Optional<Integer> wert = Optional.empty();
        for (A zug : game.actions(state)) {
            int kind = alphaBeta(
                    game, evaluation, game.result(state, zug), depth - 1, fenster.alpha(), fenster.beta());
            wert = Optional.of(wert.map(w -> besser.applyAsInt(w, kind)).orElse(kind));
            fenster = fenster.narrowedBy(wer, kind);
            if (fenster.closed()) {
                break;
            }
        }
        return wert.get();
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        Optional<Wahl<A>> wahl = Optional.empty();
        for (A zug : game.actions(state)) {
            int alpha = max ? wahl.map(Wahl::wert).orElse(-Window.INFINITY) : -Window.INFINITY;
            int beta = max ? Window.INFINITY : wahl.map(Wahl::wert).orElse(Window.INFINITY);
            int wert = alphaBeta(game, evaluation, game.result(state, zug), depth - 1, alpha, beta);
            if (max ? wert > alpha : wert <= beta) {
                wahl = Optional.of(new Wahl<>(zug, wert));
            }
        }
        return wahl.orElseThrow().zug();
    }
}
