// exercise: 04
// truth: wrong
// mistake: bestAction searches around the value of its previous call and searches again only if the result lies above the window for the mover, not if it lies below, where it then keeps the first action
// kind: subtle
// player: both
// style: aspiration window around the value of the previous call
// single: yes
// detail: only from the second bestAction of an instance on, if the value is worse for the mover by 50 or more than that of the call before
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import plybook.task.Choice;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int MARGIN = 50;

    /** From one move of a game to the next the value changes little. */
    private Integer guess;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return search(game, state, alpha, beta).value();
    }

    private Choice<A> search(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        A choice = null;
        for (A action : game.actions(state)) {
            int value = value(game, game.result(state, action), alpha, beta);
            if (choice == null) {
                choice = action;
            }
            if (max && value > alpha) {
                alpha = value;
                choice = action;
            } else if (!max && value < beta) {
                beta = value;
                choice = action;
            }
            if (alpha >= beta) {
                break;
            }
        }
        return new Choice<>(choice, max ? alpha : beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        Choice<A> choice;
        if (guess == null) {
            choice = search(game, state, -Window.INFINITY, Window.INFINITY);
        } else {
            choice = search(game, state, guess - MARGIN, guess + MARGIN);
            if (max ? choice.value() >= guess + MARGIN : choice.value() <= guess - MARGIN) {
                choice = search(game, state, -Window.INFINITY, Window.INFINITY); // better than we thought
            }
        }
        guess = choice.value();
        return choice.action();
    }
}
