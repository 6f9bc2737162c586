// exercise: 03
// truth: wrong
// mistake: to end the game soon bestAction counts 100 per point and takes one off for each ply, so when the ends lie more than 100 plies apart the number of plies outweighs a point
// player: both
// style: a sign per side, value and plies scored in one number
// kind: subtle
// single: yes
// detail: bestAction in trees deeper than 100 plies where two actions differ by few points but by more than 100 plies per point; value is right, and so is bestAction in all games up to 100 plies
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int POINT = 100;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int best = -Window.INFINITY;
        int side = side(game, state);
        for (A action : game.actions(state)) {
            best = Math.max(best, side * value(game, game.result(state, action)));
        }
        return side * best;
    }

    /** Among actions of the same value it prefers a win that comes soon and a loss that comes late. */
    @Override
    public A bestAction(Game<S, A> game, S state) {
        int side = side(game, state);
        int best = -Window.INFINITY;
        A choice = null;
        for (A action : game.actions(state)) {
            int score = side * score(game, game.result(state, action), 1);
            if (score > best) {
                best = score;
                choice = action;
            }
        }
        return choice;
    }

    private int score(Game<S, A> game, S state, int plies) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            return POINT * utility - Integer.signum(utility) * plies;
        }
        int side = side(game, state);
        int best = -Window.INFINITY;
        for (A action : game.actions(state)) {
            best = Math.max(best, side * score(game, game.result(state, action), plies + 1));
        }
        return side * best;
    }

    private int side(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }
}
