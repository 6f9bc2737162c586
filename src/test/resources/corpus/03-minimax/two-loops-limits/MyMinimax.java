// exercise: 03
// truth: wrong
// mistake: bestAction begins MIN's best at Window.MAX_VALUE and replaces it only by something smaller, so it returns null where every action is worth exactly 1,000,000.
// player: MIN
// style: two private methods and a loop for each player
// kind: subtle
// single: yes
// detail: bestAction for MIN when all actions lead to the largest value that a game may have.
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return game.player(state) == Player.MAX ? highest(game, state) : lowest(game, state);
    }

    private int highest(Game<S, A> game, S state) {
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, value(game, game.result(state, action)));
        }
        return best;
    }

    private int lowest(Game<S, A> game, S state) {
        int best = Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.min(best, value(game, game.result(state, action)));
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A best = null;
        if (game.player(state) == Player.MAX) {
            int most = -Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action));
                if (value > most) {
                    most = value;
                    best = action;
                }
            }
        } else {
            int least = Window.MAX_VALUE;
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action));
                if (value < least) {
                    least = value;
                    best = action;
                }
            }
        }
        return best;
    }
}
