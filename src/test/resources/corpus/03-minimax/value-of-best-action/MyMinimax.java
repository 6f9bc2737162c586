// exercise: 03
// truth: wrong
// mistake: value asks for the best action, which searches every child, and then searches that child once more, so leaves are looked at twice at every ply.
// player: both
// style: value defined by bestAction, loop with a comparator
// kind: slip
// single: yes
// detail: Any tree: leaves below the best child are asked for twice, and 2^n times n plies deep.
import java.util.Comparator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return value(game, game.result(state, bestAction(game, state)));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Comparator<Choice<A>> order = Comparator.comparingInt(Choice::value);
        if (game.player(state) == Player.MIN) {
            order = order.reversed();
        }
        List<A> actions = game.actions(state);
        Choice<A> best = null;
        for (A action : actions) {
            Choice<A> choice = new Choice<>(action, value(game, game.result(state, action)));
            if (best == null || order.compare(choice, best) > 0) {
                best = choice;
            }
        }
        return best.action();
    }
}
