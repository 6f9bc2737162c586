// exercise: 03
// truth: right
// mistake: none; No recursion: states are expanded onto a stack and folded into their parents when all children are done.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.ArrayDeque;
import java.util.Comparator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final class Node<S> {
        final Node<S> parent;
        final Player player;
        final ArrayDeque<S> open = new ArrayDeque<>();
        Integer value;

        Node(Node<S> parent, Player player) {
            this.parent = parent;
            this.player = player;
        }

        void offer(int v) {
            if (value == null || (player == Player.MAX ? v > value : v < value)) value = v;
        }
    }

    private Node<S> expand(Game<S, A> game, S state, Node<S> parent) {
        Node<S> node = new Node<>(parent, game.player(state));
        for (A action : game.actions(state)) node.open.add(game.result(state, action));
        return node;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        Node<S> root = expand(game, state, null);
        Node<S> node = root;
        while (node != null) {
            if (node.open.isEmpty()) {
                if (node.parent != null) node.parent.offer(node.value);
                node = node.parent;
            } else {
                S next = node.open.poll();
                if (game.terminal(next)) node.offer(game.utility(next));
                else node = expand(game, next, node);
            }
        }
        return root.value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<Choice<A>> byValue = Comparator.comparingInt(Choice::value);
        if (game.player(state) == Player.MIN) byValue = byValue.reversed();
        return game.actions(state).stream()
                .map(a -> new Choice<>(a, value(game, game.result(state, a))))
                .max(byValue)
                .orElseThrow()
                .action();
    }
}
