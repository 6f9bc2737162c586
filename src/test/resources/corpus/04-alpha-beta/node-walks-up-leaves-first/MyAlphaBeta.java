// exercise: 04
// truth: right
// mistake: none; node objects that compute their window by walking up to the root, ends are looked at before the other children
// player: both
// style: inner node class with parent links, two passes over the children
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private class Node {
        private final Node parent;
        private final Game<S, A> game;
        private final S state;
        private final boolean max;
        private Integer best;          // null: nothing found yet
        private A bestAction;

        Node(Node parent, Game<S, A> game, S state) {
            this.parent = parent;
            this.game = game;
            this.state = state;
            this.max = game.player(state) == Player.MAX;
        }

        private boolean closed(int rootAlpha, int rootBeta) {
            int alpha = rootAlpha, beta = rootBeta;
            for (Node n = this; n != null; n = n.parent) {
                if (n.best == null) continue;
                if (n.max) alpha = Math.max(alpha, n.best);
                else beta = Math.min(beta, n.best);
            }
            return alpha >= beta;
        }

        private void offer(A action, int v) {
            if (best == null || (max ? v > best : v < best)) {
                best = v;
                bestAction = action;
            }
        }

        int solve(int rootAlpha, int rootBeta) {
            List<A> later = new ArrayList<>();
            List<S> laterStates = new ArrayList<>();
            for (A action : game.actions(state)) {
                S next = game.result(state, action);
                if (game.terminal(next)) {
                    offer(action, game.utility(next));
                    if (closed(rootAlpha, rootBeta)) return best;
                } else {
                    later.add(action);
                    laterStates.add(next);
                }
            }
            for (int i = 0; i < later.size(); i++) {
                offer(later.get(i), new Node(this, game, laterStates.get(i)).solve(rootAlpha, rootBeta));
                if (closed(rootAlpha, rootBeta)) return best;
            }
            return best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) return game.utility(state);
        return new Node(null, game, state).solve(alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Node root = new Node(null, game, state);
        root.solve(-Window.INFINITY, Window.INFINITY);
        return root.bestAction;
    }
}
