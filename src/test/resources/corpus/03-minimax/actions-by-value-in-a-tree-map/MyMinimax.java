// exercise: 03
// truth: right
// mistake: none; of actions with the same value the last one stays in the map and is played; the values of the children are asked with a minus sign for MIN
// player: both
// style: sorted map from values to actions
// single: yes
// detail: -
import java.util.TreeMap;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** The actions by what they are worth to the player to move. */
    private TreeMap<Integer, A> ranking(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        TreeMap<Integer, A> ranking = new TreeMap<>();
        for (A action : game.actions(state)) {
            ranking.put(sign * value(game, game.result(state, action)), action);
        }
        return ranking;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int own = ranking(game, state).lastKey();
        return game.player(state) == Player.MAX ? own : -own;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return ranking(game, state).lastEntry().getValue();
    }
}
