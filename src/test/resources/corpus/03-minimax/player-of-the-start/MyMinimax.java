// exercise: 03
// truth: wrong
// mistake: bestAction asks whose turn it is in the game's initial state instead of the state that it is given
// kind: slip
// player: both
// style: helper record and sorting
// single: yes
// detail: needs a state in which the other player moves than in the initial state
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<Choice<A>> choices = sorted(game, state);
        Choice<A> chosen = game.player(state) == Player.MAX ? choices.get(choices.size() - 1) : choices.get(0);
        return chosen.value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        List<Choice<A>> choices = sorted(game, state);
        Player me = game.player(game.initialState());
        int index = me == Player.MAX ? choices.size() - 1 : 0;
        return choices.get(index).action();
    }

    /** All choices, the smallest value first. */
    private List<Choice<A>> sorted(Game<S, A> game, S state) {
        List<Choice<A>> choices = new ArrayList<>();
        for (A action : game.actions(state)) {
            choices.add(new Choice<>(action, value(game, game.result(state, action))));
        }
        choices.sort((one, other) -> Integer.compare(one.value(), other.value()));
        return choices;
    }
}
