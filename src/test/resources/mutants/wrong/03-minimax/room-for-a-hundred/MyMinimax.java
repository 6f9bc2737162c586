// Wrong: bestAction keeps value and index in one number, with room for a hundred actions only.
// Fails first: bestAction for MIN
// Says: with one action fewer than these 101 the answer is right
// Diagnosis: none

import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int ROOM = 100;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        IntStream values = game.actions(state).stream().mapToInt(action -> value(game, game.result(state, action)));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).orElseThrow();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        IntStream both = IntStream.range(0, actions.size())
                .map(index -> value(game, game.result(state, actions.get(index))) * ROOM + index);
        int best = (game.player(state) == Player.MAX ? both.max() : both.min()).orElseThrow();
        return actions.get(Math.floorMod(best, ROOM));
    }
}
