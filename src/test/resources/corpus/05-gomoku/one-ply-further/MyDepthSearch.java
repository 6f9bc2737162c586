// exercise: 05
// truth: wrong
// mistake: bestAction gives its children the full depth instead of one ply less
// player: both
// style: window as an array of two, generic helper with an operator
// kind: slip
// single: yes
// detail: bestAction looks one ply too far; minimax and alphaBeta are right
import java.util.function.IntBinaryOperator;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        IntBinaryOperator better = game.player(state) == Player.MAX ? Math::max : Math::min;
        return game.actions(state).stream()
                .mapToInt(a -> minimax(game, evaluation, game.result(state, a), depth - 1))
                .reduce(better)
                .getAsInt();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (depth == 0) {
            return evaluation.value(state);
        }
        int[] window = {alpha, beta};
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        IntBinaryOperator better = mine == 0 ? Math::max : Math::min;
        int best = mine == 0 ? -Window.INFINITY : Window.INFINITY;
        for (A a : game.actions(state)) {
            best = better.applyAsInt(
                    best, alphaBeta(game, evaluation, game.result(state, a), depth - 1, window[0], window[1]));
            window[mine] = better.applyAsInt(window[mine], best);
            if (window[0] >= window[1]) {
                return best;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        int[] window = {-Window.INFINITY, Window.INFINITY};
        int mine = game.player(state) == Player.MAX ? 0 : 1;
        A choice = null;
        for (A a : game.actions(state)) {
            int v = alphaBeta(game, evaluation, game.result(state, a), depth, window[0], window[1]);
            if (v > window[0] && v < window[1]) {
                window[mine] = v;
                choice = a;
            }
        }
        return choice;
    }
}
