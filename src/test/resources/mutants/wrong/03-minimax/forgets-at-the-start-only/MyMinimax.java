// Wrong: the table is emptied only when a question is about the state with which its game begins.
// Fails first: The same in awkward games, and however often it is called
// Says: not every call begins with the start of a game
// Diagnosis: kept-between-calls

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private final Map<S, Integer> table = new HashMap<>();

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.initialState().equals(state)) {
            table.clear();
        }
        return worth(game, state);
    }

    private int worth(Game<S, A> game, S state) {
        Integer known = table.get(state);
        if (known != null) {
            return known;
        }
        int worth;
        if (game.terminal(state)) {
            worth = game.utility(state);
        } else {
            IntStream below =
                    game.actions(state).stream().mapToInt(action -> worth(game, game.result(state, action)));
            worth = (game.player(state) == Player.MAX ? below.max() : below.min()).getAsInt();
        }
        table.put(state, worth);
        return worth;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (game.initialState().equals(state)) {
            table.clear();
        }
        Comparator<A> byWorth = Comparator.comparing(action -> worth(game, game.result(state, action)));
        return game.actions(state).stream()
                .max(game.player(state) == Player.MAX ? byWorth : byWorth.reversed())
                .get();
    }
}
