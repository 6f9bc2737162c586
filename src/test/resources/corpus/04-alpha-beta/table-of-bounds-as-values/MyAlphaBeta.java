// exercise: 04
// truth: wrong
// mistake: a table for each call keeps what a state returned, also after a cut, and gives it back as its value when the state comes up again with another window
// kind: subtle
// player: both
// style: transposition table (HashMap) inside a helper object, negamax-free
// single: yes
// detail: only in games in which different lines lead to equal states; never on trees
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Searcher<>(game).search(state, alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Searcher<S, A> searcher = new Searcher<>(game);
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = searcher.search(game.result(state, action), alpha, beta);
            if (best == null || (max ? value > alpha : value < beta)) {
                best = action;
                if (max) {
                    alpha = value;
                } else {
                    beta = value;
                }
            }
        }
        return best;
    }

    private static final class Searcher<S, A> {
        private final Game<S, A> game;
        private final Map<S, Integer> table = new HashMap<>();

        Searcher(Game<S, A> game) {
            this.game = game;
        }

        int search(S state, int alpha, int beta) {
            Integer known = table.get(state);
            if (known == null) {
                known = game.terminal(state) ? game.utility(state) : open(state, alpha, beta);
                table.put(state, known);
            }
            return known;
        }

        private int open(S state, int alpha, int beta) {
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = search(game.result(state, action), alpha, beta);
                if (max) {
                    best = Math.max(best, value);
                    alpha = Math.max(alpha, best);
                } else {
                    best = Math.min(best, value);
                    beta = Math.min(beta, best);
                }
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }
    }
}
