// exercise: 03
// truth: right
// mistake: none; a stack of nodes instead of recursion, each with its own best
// player: both
// style: explicit stack
// single: yes
// detail: -

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static class Node<S, A> {
        S state;
        Player player;
        Iterator<A> todo;
        Integer best;

        void offer(int v) {
            if (best == null || (player == Player.MAX && v > best) || (player == Player.MIN && v < best)) {
                best = v;
            }
        }
    }

    private Node<S, A> open(Game<S, A> game, S state) {
        Node<S, A> node = new Node<>();
        node.state = state;
        node.player = game.player(state);
        node.todo = game.actions(state).iterator();
        return node;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<Node<S, A>> line = new ArrayList<>();
        line.add(open(game, state));
        while (true) {
            Node<S, A> node = line.get(line.size() - 1);
            if (node.todo.hasNext()) {
                S next = game.result(node.state, node.todo.next());
                if (game.terminal(next)) {
                    node.offer(game.utility(next));
                } else {
                    line.add(open(game, next));
                }
            } else {
                line.remove(line.size() - 1);
                if (line.isEmpty()) {
                    return node.best;
                }
                line.get(line.size() - 1).offer(node.best);
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Node<S, A> root = open(game, state);
        A answer = null;
        while (root.todo.hasNext()) {
            A action = root.todo.next();
            Integer before = root.best;
            root.offer(value(game, game.result(state, action)));
            if (!root.best.equals(before)) {
                answer = action;
            }
        }
        return answer;
    }
}
