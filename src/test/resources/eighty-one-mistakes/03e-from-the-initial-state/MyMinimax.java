import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, game.initialState());
    }

    private int search(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action));
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        A best = null;
        int bestValue = 0;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (best == null || (max ? value > bestValue : value < bestValue)) {
                best = action;
                bestValue = value;
            }
        }
        return best;
    }
}
