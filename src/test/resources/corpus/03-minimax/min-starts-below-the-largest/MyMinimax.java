// exercise: 03
// truth: wrong
// mistake: MIN starts with 999,999 and no action, so it overlooks children that are all worth 1,000,000
// player: MIN
// style: record of value and action, one start for each player
// single: yes
// detail: only at the upper end of the values
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int WORST_FOR_MAX = -1_000_001;
    private static final int WORST_FOR_MIN = 999_999;

    private record Result<A>(int value, A action) {}

    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state).action();
    }

    private Result<A> search(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Result<>(game.utility(state), null);
        }
        return game.player(state) == Player.MAX ? max(game, state) : min(game, state);
    }

    private Result<A> max(Game<S, A> game, S state) {
        Result<A> best = new Result<>(WORST_FOR_MAX, null);
        for (A a : game.actions(state)) {
            int v = search(game, game.result(state, a)).value();
            if (v > best.value()) best = new Result<>(v, a);
        }
        return best;
    }

    private Result<A> min(Game<S, A> game, S state) {
        Result<A> best = new Result<>(WORST_FOR_MIN, null);
        for (A a : game.actions(state)) {
            int v = search(game, game.result(state, a)).value();
            if (v < best.value()) best = new Result<>(v, a);
        }
        return best;
    }
}
