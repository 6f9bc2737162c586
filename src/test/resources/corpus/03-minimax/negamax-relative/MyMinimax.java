// exercise: 03
// truth: right
// mistake: none; Negamax that asks at each node who moves and compares with sign * value; values stay in MAX's view between the levels, so players in a row are right.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        final int sign = sign(game, state);
        int best = Integer.MIN_VALUE;
        for (A action : game.actions(state)) {
            best = Math.max(best, sign * value(game, game.result(state, action)));
        }
        return sign * best;
    }

    private int sign(Game<S, A> game, S state) {
        return game.player(state) == Player.MIN ? -1 : +1;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        ToIntFunction<A> worth = action -> sign(game, state) * value(game, game.result(state, action));
        TreeMap<Integer, A> ranking = new TreeMap<>();
        for (A action : game.actions(state)) ranking.put(worth.applyAsInt(action), action);
        return ranking.lastEntry().getValue();
    }
}
