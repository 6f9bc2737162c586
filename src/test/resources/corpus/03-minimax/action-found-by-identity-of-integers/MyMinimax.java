// exercise: 03
// truth: wrong
// mistake: the action whose value is that of the state is looked for with == on two Integer objects, which are not identical beyond -128 to 127
// kind: slip
// player: both
// style: streams, value first and then the action that has it
// single: yes
// detail: only where the value lies outside -128 to 127
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return worth(game, state);
    }

    private Integer worth(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Integer best = null;
        for (A action : game.actions(state)) {
            Integer value = worth(game, game.result(state, action));
            if (best == null || (game.player(state) == Player.MAX ? value > best : value < best)) {
                best = value;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Integer wanted = worth(game, state);
        return game.actions(state).stream()
                .filter(action -> worth(game, game.result(state, action)) == wanted)
                .findFirst()
                .orElse(game.actions(state).get(0));
    }
}
