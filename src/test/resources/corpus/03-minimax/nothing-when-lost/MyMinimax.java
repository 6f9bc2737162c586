// exercise: 03
// truth: wrong
// mistake: in bestAction MAX starts with -1 and takes only larger values, so that no action is returned when all are worth -1 or less
// player: MAX
// style: two loops, written for Tic-Tac-Toe first
// single: yes
// detail: only if every action is worth -1 or less to MAX
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
        Player player = game.player(state);
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : game.actions(state)) {
            int childValue = value(game, game.result(state, action));
            if (player == Player.MAX && childValue > best) best = childValue;
            if (player == Player.MIN && childValue < best) best = childValue;
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A move = null;
        if (game.player(state) == Player.MAX) {
            int highest = -1;
            for (A action : game.actions(state)) {
                int outcome = value(game, game.result(state, action));
                if (outcome > highest) {
                    highest = outcome;
                    move = action;
                }
            }
        } else {
            int lowest = Window.INFINITY;
            for (A action : game.actions(state)) {
                int outcome = value(game, game.result(state, action));
                if (outcome < lowest) {
                    lowest = outcome;
                    move = action;
                }
            }
        }
        return move;
    }
}
