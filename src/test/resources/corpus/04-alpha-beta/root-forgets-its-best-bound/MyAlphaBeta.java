// exercise: 04
// truth: wrong
// mistake: bestAction sets its bound to the number of the child just searched instead of the best number so far, so after a worse child the window opens again
// player: both
// style: fail-soft negamax-like scores from a method that takes the player
// single: yes
// detail: missed cuts in bestAction with three actions or more; the actions are right
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static int best(Player who, int a, int b) {
        return who == Player.MAX ? Math.max(a, b) : Math.min(a, b);
    }

    private static int worst(Player who) {
        return who == Player.MAX ? -Window.INFINITY : Window.INFINITY;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Player who = game.player(state);
        int found = worst(who);
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = who == Player.MAX
                    ? value(game, next, best(who, alpha, found), beta)
                    : value(game, next, alpha, best(who, beta, found));
            found = best(who, found, v);
            if (who == Player.MAX ? found >= beta : found <= alpha) {
                break;
            }
        }
        return found;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Player who = game.player(state);
        int found = worst(who);
        int bound = worst(who);
        A choice = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int v = who == Player.MAX
                    ? value(game, next, bound, Window.INFINITY)
                    : value(game, next, -Window.INFINITY, bound);
            if (v != found && best(who, found, v) == v) {
                found = v;
                choice = action;
            }
            bound = v;
        }
        return choice;
    }
}
