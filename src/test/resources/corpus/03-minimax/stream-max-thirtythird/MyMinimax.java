// exercise: 03
// truth: wrong
// mistake: bestAction takes the maximum no matter who is to move, and value starts the best of MAX with Double.MIN_VALUE, which is a little more than 0
// player: both
// style: streams and doubles
// kind: slip
// single: no
// detail: bestAction whenever MIN moves and the children differ; value whenever MAX has only children worth 0 or less (negative values come out as 0)
import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        double best = game.player(state) == Player.MAX ? Double.MIN_VALUE : Double.MAX_VALUE;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            best = game.player(state) == Player.MAX ? Math.max(best, v) : Math.min(best, v);
        }
        return (int) best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.actions(state).stream()
                .map(a -> new Choice<>(a, value(game, game.result(state, a))))
                .max(Comparator.comparingInt(Choice::value))
                .map(Choice::action)
                .orElseThrow();
    }
}
