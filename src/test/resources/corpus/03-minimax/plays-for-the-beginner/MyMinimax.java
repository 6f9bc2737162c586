// exercise: 03
// truth: wrong
// mistake: bestAction chooses for the player who moves in the initial state of the game, not for the one who moves in the given state
// player: both
// style: a field says which side the program plays
// single: yes
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        List<A> actions = game.actions(state);
        int[] values = new int[actions.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(game, game.result(state, actions.get(i)));
        }
        return values[pick(values, game.player(state))];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player computer = game.player(game.initialState());
        List<A> actions = game.actions(state);
        int[] values = actions.stream().mapToInt(a -> value(game, game.result(state, a))).toArray();
        return actions.get(pick(values, computer));
    }

    private static int pick(int[] values, Player player) {
        int at = 0;
        for (int i = 1; i < values.length; i++) {
            if (player == Player.MAX ? values[i] > values[at] : values[i] < values[at]) {
                at = i;
            }
        }
        return at;
    }
}
