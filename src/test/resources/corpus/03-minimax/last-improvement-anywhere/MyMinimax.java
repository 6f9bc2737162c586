// exercise: 03
// truth: wrong
// mistake: bestAction returns a field that every node of the search writes to, so it may be an action of some node further down
// kind: slip
// player: both
// style: one recursion, best action in a field
// single: yes
// detail: -
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A bestMove;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean isMax = game.player(state).equals(Player.MAX);
        double bestValue = isMax ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (A move : game.actions(state)) {
            double moveValue = value(game, game.result(state, move));
            if (isMax && moveValue > bestValue || !isMax && moveValue < bestValue) {
                bestValue = moveValue;
                bestMove = move;
            }
        }
        return (int) bestValue;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return bestMove;
    }
}
