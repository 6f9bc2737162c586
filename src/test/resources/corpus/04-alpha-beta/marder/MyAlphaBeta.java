// exercise: 04
// truth: right
// mistake: none; anyMatch stops the stream as soon as the window is closed
// player: both
// style: streams with side effects on a small mutable node object
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private class Node {
        double lo, hi;
        A pick;

        Node(double lo, double hi) {
            this.lo = lo;
            this.hi = hi;
        }

        boolean closedAfter(Player who, A action, double v) {
            if (who == Player.MAX && v > lo) {
                lo = v;
                pick = action;
            }
            if (who == Player.MIN && v < hi) {
                hi = v;
                pick = action;
            }
            return lo >= hi;
        }
    }

    private double search(Game<S, A> game, S state, Node node) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player who = game.player(state);
        game.actions(state).stream()
                .anyMatch(a -> node.closedAfter(who, a, search(game, game.result(state, a), new Node(node.lo, node.hi))));
        return who == Player.MAX ? node.lo : node.hi;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return (int) search(game, state, new Node(alpha, beta));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Node root = new Node(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        search(game, state, root);
        return root.pick;
    }
}
