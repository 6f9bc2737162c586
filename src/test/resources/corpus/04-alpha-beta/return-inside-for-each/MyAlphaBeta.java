// exercise: 04
// truth: wrong
// mistake: the cut is a return at the end of a lambda in forEach, which only ends that one action, so the remaining children are visited with a closed window
// player: both
// style: forEach with lambdas, a small class for the node's state
// single: yes
// detail: always; values are right, nothing is ever cut at the node itself
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private static class Node {
        int alpha;
        int beta;
        int best;

        Node(int alpha, int beta, int best) {
            this.alpha = alpha;
            this.beta = beta;
            this.best = best;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            Node node = new Node(alpha, beta, -Window.INFINITY);
            game.actions(state).forEach(action -> {
                int v = value(game, game.result(state, action), node.alpha, node.beta);
                node.best = Math.max(node.best, v);
                node.alpha = Math.max(node.alpha, v);
                if (node.alpha >= node.beta) {
                    return;
                }
            });
            return node.best;
        } else {
            Node node = new Node(alpha, beta, Window.INFINITY);
            game.actions(state).forEach(action -> {
                int v = value(game, game.result(state, action), node.alpha, node.beta);
                node.best = Math.min(node.best, v);
                node.beta = Math.min(node.beta, v);
                if (node.alpha >= node.beta) {
                    return;
                }
            });
            return node.best;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A move = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            switch (game.player(state)) {
                case MAX -> {
                    if (v > alpha) {
                        alpha = v;
                        move = action;
                    }
                }
                case MIN -> {
                    if (v < beta) {
                        beta = v;
                        move = action;
                    }
                }
            }
        }
        return move;
    }
}
