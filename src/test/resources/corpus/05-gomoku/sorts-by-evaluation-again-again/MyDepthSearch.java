// exercise: 05
// truth: wrong
// mistake: bestAction sorts the actions at the root by the evaluation of the children, so it asks for the evaluation of states that are not at the horizon, and of finished games
// player: both
// style: move ordering at the root, with a list of records that is sorted
// single: yes
// detail: only bestAction; its choice is right, and alphaBeta and minimax ask at the horizon alone
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private record Move<S, A>(A action, S child, int guess) {}

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        List<Integer> values = new ArrayList<>();
        for (A a : game.actions(state)) {
            values.add(minimax(game, evaluation, game.result(state, a), depth - 1));
        }
        values.sort(null);
        return game.player(state) == Player.MAX ? values.get(values.size() - 1) : values.get(0);
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        if (depth == 0) return evaluation.value(state);
        int a = alpha;
        int b = beta;
        boolean max = game.player(state) == Player.MAX;
        for (A action : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, action), depth - 1, a, b);
            if (max) a = Math.max(a, v);
            else b = Math.min(b, v);
            if (a >= b) break;
        }
        return max ? a : b;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        boolean max = game.player(state) == Player.MAX;
        List<Move<S, A>> moves = new ArrayList<>();
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            moves.add(new Move<>(action, child, evaluation.value(child)));
        }
        Comparator<Move<S, A>> byGuess = Comparator.comparingInt(Move::guess);
        moves.sort(max ? byGuess.reversed() : byGuess); // the most promising first

        int a = -Window.INFINITY;
        int b = Window.INFINITY;
        A best = null;
        for (Move<S, A> move : moves) {
            int v = alphaBeta(game, evaluation, move.child(), depth - 1, a, b);
            if (max && v > a) {
                a = v;
                best = move.action();
            } else if (!max && v < b) {
                b = v;
                best = move.action();
            }
        }
        return best;
    }
}
