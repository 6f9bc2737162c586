// exercise: 04
// truth: right
// mistake: none; no recursion, a stack of nodes that hand their value up
// player: both
// style: iterative, stack of mutable nodes
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private final class Node {
        final S state;
        final A via;
        final boolean max;
        final Iterator<A> rest;
        int a, b;
        int best;
        A bestMove;

        Node(Game<S, A> game, S state, A via, int a, int b) {
            this.state = state;
            this.via = via;
            this.a = a;
            this.b = b;
            this.max = game.player(state) == Player.MAX;
            this.best = max ? -Window.INFINITY : Window.INFINITY;
            this.rest = game.actions(state).iterator();
        }

        void take(A move, int v) {
            if (max ? v > best : v < best) {
                best = v;
                bestMove = move;
            }
            if (max) {
                a = Math.max(a, v);
            } else {
                b = Math.min(b, v);
            }
        }

        boolean done() {
            return a >= b || !rest.hasNext();
        }
    }

    private Node run(Game<S, A> game, S start, int alpha, int beta) {
        Deque<Node> path = new ArrayDeque<>();
        Node root = new Node(game, start, null, alpha, beta);
        path.addLast(root);
        while (!path.isEmpty()) {
            Node node = path.getLast();
            if (node.done()) {
                path.removeLast();
                if (!path.isEmpty()) {
                    path.getLast().take(node.via, node.best);
                }
                continue;
            }
            A move = node.rest.next();
            S next = game.result(node.state, move);
            if (game.terminal(next)) {
                node.take(move, game.utility(next));
            } else {
                path.addLast(new Node(game, next, move, node.a, node.b));
            }
        }
        return root;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return run(game, state, alpha, beta).best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).bestMove;
    }
}
