// exercise: 04
// truth: wrong
// mistake: value starts its search with the full window whatever window it is given
// player: both
// style: private search with an object for the game, public methods as a facade
// single: yes
// detail: sometimes; only calls of value with a narrow window: the answers are right, but leaves are asked for that the given window closes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Engine<>(game).evaluate(state, Window.FULL);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Engine<>(game).decide(state);
    }

    private static class Engine<S, A> {
        private final Game<S, A> game;

        Engine(Game<S, A> game) {
            this.game = game;
        }

        int evaluate(S state, Window w) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            Player p = game.player(state);
            Window open = w;
            int best = p == Player.MAX ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int v = evaluate(game.result(state, action), open);
                best = p == Player.MAX ? Math.max(best, v) : Math.min(best, v);
                open = open.narrowedBy(p, best);
                if (open.closed()) {
                    return best;
                }
            }
            return best;
        }

        A decide(S state) {
            Player p = game.player(state);
            Window open = Window.FULL;
            A best = null;
            for (A action : game.actions(state)) {
                int v = evaluate(game.result(state, action), open);
                if (open.contains(v)) {
                    best = action;
                    open = open.narrowedBy(p, v);
                }
            }
            return best;
        }
    }
}
