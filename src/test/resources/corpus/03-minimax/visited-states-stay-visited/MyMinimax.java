// exercise: 03
// truth: wrong
// mistake: a guard against cycles takes every state that was ever entered in this call for one on the present line, so a state reached a second time by another order of moves counts as a draw
// kind: subtle
// player: both
// style: set of states on the line
// single: yes
// detail: only in games with transpositions (Tic-Tac-Toe, Nim); never on a tree
import java.util.HashSet;
import java.util.Set;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state, new HashSet<>()).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, new HashSet<>()).action();
    }

    private Choice<A> search(Game<S, A> game, S state, Set<S> line) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        if (!line.add(state)) {
            return new Choice<>(null, 0); // going in circles: nobody makes progress
        }
        Player player = game.player(state);
        Choice<A> best = new Choice<>(null, player == Player.MAX ? -Window.INFINITY : Window.INFINITY);
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), line).value();
            if (player == Player.MAX && value > best.value() || player == Player.MIN && value < best.value()) {
                best = new Choice<>(action, value);
            }
        }
        return best;
    }
}
