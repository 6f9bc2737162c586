// exercise: 03
// truth: wrong
// mistake: The best of a MAX node starts with (int) Double.MIN_VALUE, which is 0 and not a very small number, so a MAX node with negative children only is worth 0.
// player: MAX
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        double best;
        if (game.player(state) == Player.MAX) {
            best = Double.MIN_VALUE;
            for (A action : game.actions(state)) {
                best = Math.max(best, value(game, game.result(state, action)));
            }
        } else {
            best = Double.MAX_VALUE;
            for (A action : game.actions(state)) {
                best = Math.min(best, value(game, game.result(state, action)));
            }
        }
        return (int) best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestAction = null;
        Integer best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action));
            boolean better = best == null || (game.player(state) == Player.MAX ? v > best : v < best);
            if (better) {
                best = v;
                bestAction = action;
            }
        }
        return bestAction;
    }
}
