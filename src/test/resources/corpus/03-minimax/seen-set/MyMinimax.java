// exercise: 03
// truth: wrong
// mistake: search skips every state that it has met before in the same call, also on another line, instead of using its value.
// player: both
// style: a set of seen states as in a graph search, Optional
// kind: subtle
// single: yes
// detail: Games in which different orders of moves lead to the same state; in a tree no state comes twice.
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state, new HashSet<>()).orElseThrow().value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, new HashSet<>()).orElseThrow().action();
    }

    /** The best choice, or empty if there is nothing below that was not visited already. */
    private Optional<Choice<A>> search(Game<S, A> game, S state, Set<S> visited) {
        if (game.terminal(state)) {
            return Optional.of(new Choice<>(null, game.utility(state)));
        }
        if (!visited.add(state)) {
            return Optional.empty();
        }
        Player player = game.player(state);
        Optional<Choice<A>> best = Optional.empty();
        for (A action : game.actions(state)) {
            Optional<Choice<A>> reply = search(game, game.result(state, action), visited);
            if (reply.isPresent()) {
                int value = reply.get().value();
                boolean better = best.isEmpty()
                        || (player == Player.MAX ? value > best.get().value() : value < best.get().value());
                if (better) {
                    best = Optional.of(new Choice<>(action, value));
                }
            }
        }
        return best;
    }
}
