// exercise: 04
// truth: wrong
// mistake: The iterator of the children's values works out the next value before it hands over the current one, so at every cut one child too many has been searched.
// player: both
// style: inner iterator class that looks ahead, window object
// kind: slip
// single: yes
// detail: At every cut that is not at the last child, in value and in every ply below.
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private final class Values implements Iterator<Integer> {
        private final Game<S, A> game;
        private final S state;
        private final Iterator<A> actions;
        private Window window;
        private Integer ahead;

        Values(Game<S, A> game, S state, Window window) {
            this.game = game;
            this.state = state;
            this.actions = game.actions(state).iterator();
            this.window = window;
            advance();
        }

        private void advance() {
            ahead = actions.hasNext()
                    ? (Integer) value(game, game.result(state, actions.next()), window.alpha(), window.beta())
                    : null;
        }

        @Override
        public boolean hasNext() {
            return ahead != null;
        }

        @Override
        public Integer next() {
            Integer now = ahead;
            window = window.narrowedBy(game.player(state), now);
            advance();
            return now;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        Values values = new Values(game, state, new Window(alpha, beta));
        while (values.hasNext()) {
            int value = values.next();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player player = game.player(state);
        Window window = Window.FULL;
        A best = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), window.alpha(), window.beta());
            Window narrowed = window.narrowedBy(player, value);
            if (!narrowed.equals(window)) {
                best = action;
            }
            window = narrowed;
        }
        return best;
    }
}
