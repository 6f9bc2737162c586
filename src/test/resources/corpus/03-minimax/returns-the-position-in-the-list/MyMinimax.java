// exercise: 03
// truth: wrong
// mistake: bestAction returns the index of the best action in the list, cast to A, instead of the action; that is right only where actions happen to be the numbers 0, 1, 2 in order, as in a tree
// player: both
// style: arrays, index loop, unchecked cast
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int[] values = childValues(game, state);
        return values[bestIndex(values, game.player(state))];
    }

    @Override
    @SuppressWarnings("unchecked")
    public A bestAction(Game<S, A> game, S state) {
        Integer child = bestIndex(childValues(game, state), game.player(state));
        return (A) child;
    }

    private int[] childValues(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        int[] values = new int[actions.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(game, game.result(state, actions.get(i)));
        }
        return values;
    }

    private static int bestIndex(int[] values, Player player) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            if (player == Player.MAX ? values[i] > values[best] : values[i] < values[best]) {
                best = i;
            }
        }
        return best;
    }
}
