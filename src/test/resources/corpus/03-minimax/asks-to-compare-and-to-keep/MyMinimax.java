// exercise: 03
// truth: wrong
// mistake: value asks a child for its value once to compare and once more to keep it, so leaves are looked at twice, and four or eight times further down.
// player: both
// style: two private methods max and min, comparisons without local variables
// single: yes
// detail: values and actions are right, but a whole game of Tic-Tac-Toe takes minutes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        } else if (game.player(state).equals(Player.MAX)) {
            return max(game, state);
        } else {
            return min(game, state);
        }
    }

    private int max(Game<S, A> game, S state) {
        int largest = -Window.INFINITY;
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action)) > largest) {
                largest = value(game, game.result(state, action));
            }
        }
        return largest;
    }

    private int min(Game<S, A> game, S state) {
        int smallest = Window.INFINITY;
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action)) < smallest) {
                smallest = value(game, game.result(state, action));
            }
        }
        return smallest;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int wanted = value(game, state);
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action)) == wanted) {
                return action;
            }
        }
        throw new IllegalStateException("no action");
    }
}
