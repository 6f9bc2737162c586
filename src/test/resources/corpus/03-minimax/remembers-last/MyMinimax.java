// exercise: 03
// truth: wrong
// mistake: value remembers the last state with its choice, and bestAction trusts that memory for an equal state without looking which game is asked.
// player: both
// style: last choice in two fields, Choice record
// kind: subtle
// single: yes
// detail: value(game, s) followed by bestAction(other game, s) where the two games have equal states but other ends, e.g. the same board won by the other rule, or the same shape of tree with other leaves.
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    // Whoever asks for the value usually asks for the action next.
    private S lastState;
    private Choice<A> lastChoice;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        lastChoice = choose(game, state);
        lastState = state;
        return lastChoice.value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        if (!state.equals(lastState)) {
            lastChoice = choose(game, state);
            lastState = state;
        }
        return lastChoice.action();
    }

    private Choice<A> choose(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        Choice<A> best = null;
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            int value = game.terminal(next) ? game.utility(next) : choose(game, next).value();
            if (best == null || sign * value > sign * best.value()) {
                best = new Choice<>(action, value);
            }
        }
        return best;
    }
}
