// exercise: 04
// truth: right
// mistake: -
// player: both
// style: remembers answers together with the window they were given for, reused where that window is no narrower
// kind: -
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** An answer and the question. It answers every question with a window inside this one, too. */
    private record Answer(int alpha, int beta, int value) {
        boolean covers(int a, int b) {
            return alpha <= a && b <= beta || alpha < value && value < beta || value <= alpha && value <= a || value >= beta && value >= b;
        }
    }

    private record Question<S, A>(Game<S, A> game, Map<S, Answer> answers) {
        Question(Game<S, A> game) {
            this(game, new HashMap<>());
        }

        int ask(S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Answer old = answers.get(state);
            if (old != null && old.covers(alpha, beta)) {
                return old.value();
            }
            int low = alpha;
            int high = beta;
            Integer best = null;
            for (A action : game.actions(state)) {
                int v = ask(game.result(state, action), low, high);
                if (game.player(state) == Player.MAX) {
                    best = best == null || v > best ? v : best;
                    low = Math.max(low, v);
                } else {
                    best = best == null || v < best ? v : best;
                    high = Math.min(high, v);
                }
                if (low >= high) {
                    break;
                }
            }
            answers.put(state, new Answer(alpha, beta, best));
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Question<>(game).ask(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Question<S, A> question = new Question<>(game);
        boolean max = game.player(state) == Player.MAX;
        A chosen = null;
        int bound = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = max ? question.ask(next, bound, Window.INFINITY) : question.ask(next, -Window.INFINITY, bound);
            if (max == v > bound && v != bound) {
                bound = v;
                chosen = action;
            }
        }
        return chosen;
    }
}
