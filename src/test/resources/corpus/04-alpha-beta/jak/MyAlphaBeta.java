// exercise: 04
// truth: wrong
// mistake: Leaf results are tested for a cut, but the result of an inner child is only merged, so the frame goes on to its next child with a closed window.
// player: both
// style: iterative, arrays per ply, explicit stack
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private class Level {
        S state;
        List<A> actions;
        boolean max;
        int next = 0;
        int alpha, beta;
        A best;

        Level(Game<S, A> game, S state, int alpha, int beta) {
            this.state = state;
            this.actions = game.actions(state);
            this.max = game.player(state) == Player.MAX;
            this.alpha = alpha;
            this.beta = beta;
        }

        void merge(int v) {
            if (max ? v > alpha : v < beta) {
                best = actions.get(next - 1);
                if (max) alpha = v;
                else beta = v;
            }
        }

        int result() {
            return max ? alpha : beta;
        }
    }

    private Level run(Game<S, A> game, S state, int alpha, int beta) {
        List<Level> stack = new ArrayList<>();
        Level root = new Level(game, state, alpha, beta);
        stack.add(root);
        while (true) {
            Level top = stack.get(stack.size() - 1);
            if (top.next == top.actions.size()) {
                stack.remove(stack.size() - 1);
                if (stack.isEmpty()) {
                    return root;
                }
                stack.get(stack.size() - 1).merge(top.result());
                continue;
            }
            S child = game.result(top.state, top.actions.get(top.next++));
            if (game.terminal(child)) {
                top.merge(game.utility(child));
                if (top.alpha >= top.beta) {
                    top.next = top.actions.size();
                }
            } else {
                stack.add(new Level(game, child, top.alpha, top.beta));
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return run(game, state, alpha, beta).result();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).best;
    }
}
