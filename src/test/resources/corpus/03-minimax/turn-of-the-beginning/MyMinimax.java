// exercise: 03
// truth: wrong
// mistake: bestAction asks whose turn it is in the game's initial state instead of the given state
// player: both
// style: ternaries, bestAction with a loop of its own
// single: yes
// detail: only if the other player than at the beginning is to move
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A a : game.actions(state)) {
            int v = value(game, game.result(state, a));
            best = max ? Math.max(best, v) : Math.min(best, v);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(game.initialState()) == Player.MAX;
        List<A> actions = game.actions(state);
        A best = actions.get(0);
        int bestValue = value(game, game.result(state, best));
        for (A a : actions.subList(1, actions.size())) {
            int v = value(game, game.result(state, a));
            if (max ? v > bestValue : v < bestValue) {
                bestValue = v;
                best = a;
            }
        }
        return best;
    }
}
