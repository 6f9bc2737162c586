// exercise: 03
// truth: wrong
// mistake: a state nine plies below the one asked about counts as a tie, as if every game ended after nine moves
// player: both
// style: helper with a depth that counts down, Choice as return type
// single: yes
// detail: sometimes, only games of more than nine plies
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int CELLS = 9;

    @Override
    public int value(Game<S, A> game, S state) {
        return search(game, state, CELLS).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state, CELLS).action();
    }

    private Choice<A> search(Game<S, A> game, S state, int left) {
        if (game.terminal(state)) return new Choice<>(null, game.utility(state));
        if (left == 0) return new Choice<>(null, 0);

        Choice<A> best = null;
        for (A action : game.actions(state)) {
            int v = search(game, game.result(state, action), left - 1).value();
            if (best == null) best = new Choice<>(action, v);
            else if (game.player(state) == Player.MAX && v > best.value()) best = new Choice<>(action, v);
            else if (game.player(state) == Player.MIN && v < best.value()) best = new Choice<>(action, v);
        }
        return best;
    }
}
