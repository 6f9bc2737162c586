// exercise: 03
// truth: wrong
// mistake: takes an empty list of actions for the end of the game instead of asking terminal, so it searches on after the end where a game still lists actions
// player: both
// style: one method that returns a Choice
// single: yes
// detail: only in games that list actions after their end; right on trees and on a Tic-Tac-Toe that lists none
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return solve(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return solve(game, state).action();
    }

    private Choice<A> solve(Game<S, A> game, S state) {
        List<A> moves = game.actions(state);
        if (moves.isEmpty()) {
            return new Choice<>(null, game.utility(state));
        }
        Player me = game.player(state);
        Choice<A> best = null;
        for (A move : moves) {
            int v = solve(game, game.result(state, move)).value();
            if (best == null) {
                best = new Choice<>(move, v);
            } else if (me == Player.MAX && v > best.value()) {
                best = new Choice<>(move, v);
            } else if (me == Player.MIN && v < best.value()) {
                best = new Choice<>(move, v);
            }
        }
        return best;
    }
}
