// exercise: 03
// truth: wrong
// mistake: value and index share one long, and only 16 bits are kept for the value, so larger values wrap around
// player: both
// style: packs value and index of the action into a long, as in C
// single: yes
// detail: only with values beyond 16 bits, that is below -32768 or above 32767
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int VALUE_BITS = 16;

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : unpackValue(solve(game, state));
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return game.actions(state).get((int) (solve(game, state) >>> VALUE_BITS));
    }

    private long solve(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = game.player(state) == Player.MAX;
        long packed = -1;
        for (int i = 0; i < actions.size(); i++) {
            int v = value(game, game.result(state, actions.get(i)));
            if (packed < 0 || (max ? v > unpackValue(packed) : v < unpackValue(packed))) {
                packed = pack(i, v);
            }
        }
        return packed;
    }

    private static long pack(int index, int value) {
        return ((long) index << VALUE_BITS) | (value & 0xFFFF);
    }

    private static int unpackValue(long packed) {
        return (short) packed;
    }
}
