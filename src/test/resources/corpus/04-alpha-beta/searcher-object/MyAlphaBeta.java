// exercise: 04
// truth: wrong
// mistake: The public value does not pass its window on: the searcher always begins with the full window, so alpha and beta of the caller cut nothing.
// player: both
// style: helper class with the game in a field
// kind: subtle
// single: yes
// detail: value with a narrow window asks for as many leaves as with the full one; with the full window and in bestAction nothing is needless.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Searcher<S, A> {
        private final Game<S, A> game;

        Searcher(Game<S, A> game) {
            this.game = game;
        }

        int valueOf(S state) {
            return valueOf(state, Window.FULL);
        }

        int valueOf(S state, Window window) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Player player = game.player(state);
            int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = valueOf(game.result(state, action), window);
                best = player == Player.MAX ? Math.max(best, value) : Math.min(best, value);
                window = window.narrowedBy(player, best);
                if (window.closed()) {
                    break;
                }
            }
            return best;
        }

        A bestOf(S state) {
            Player player = game.player(state);
            Window window = Window.FULL;
            A best = null;
            for (A action : game.actions(state)) {
                int value = valueOf(game.result(state, action), window);
                if (window.contains(value)) {
                    window = window.narrowedBy(player, value);
                    best = action;
                }
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Searcher<>(game).valueOf(state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Searcher<>(game).bestOf(state);
    }
}
