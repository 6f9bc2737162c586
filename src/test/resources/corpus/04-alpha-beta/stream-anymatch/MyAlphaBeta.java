// exercise: 04
// truth: right
// mistake: none; no loop at all: a stream of actions that anyMatch leaves as soon as the window is closed, with the window in an object made for each node
// player: both
// style: streams, small mutable node object
// single: yes
// detail: the field belongs to the node, not to the search
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private class Node {
        private final Game<S, A> game;
        private final S state;
        private final Player player;
        private Window window;
        private int best;
        private A favourite;

        Node(Game<S, A> game, S state, Window window) {
            this.game = game;
            this.state = state;
            this.window = window;
            this.player = game.player(state);
            this.best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        }

        Node explore() {
            game.actions(state).stream().anyMatch(this::closedBy);
            return this;
        }

        private boolean closedBy(A action) {
            int v = evaluate(game, game.result(state, action), window);
            boolean better = player == Player.MAX ? v > best : v < best;
            if (better) {
                best = v;
                favourite = action;
                window = window.narrowedBy(player, v);
            }
            return window.closed();
        }
    }

    private int evaluate(Game<S, A> game, S state, Window window) {
        return game.terminal(state) ? game.utility(state) : new Node(game, state, window).explore().best;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return evaluate(game, state, new Window(alpha, beta));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Node(game, state, Window.FULL).explore().favourite;
    }
}
