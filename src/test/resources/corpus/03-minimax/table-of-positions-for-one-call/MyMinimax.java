// exercise: 03
// truth: right
// mistake: none; equal states are searched once; the table is made anew in each call, and it is filled by an object that is thrown away
// player: both
// style: memo table by state, one per call
// single: yes
// detail: -
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        return new Search<>(game).best(state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return new Search<>(game).best(state).action();
    }

    private static final class Search<S, A> {
        private final Game<S, A> game;
        private final Map<S, Choice<A>> known = new HashMap<>();

        Search(Game<S, A> game) {
            this.game = game;
        }

        Choice<A> best(S state) {
            Choice<A> choice = known.get(state);
            if (choice == null) {
                choice = game.terminal(state) ? new Choice<>(null, game.utility(state)) : choose(state);
                known.put(state, choice);
            }
            return choice;
        }

        private Choice<A> choose(S state) {
            Player mover = game.player(state);
            Choice<A> best = null;
            for (A action : game.actions(state)) {
                int value = best(game.result(state, action)).value();
                int gain = best == null ? 1 : mover == Player.MAX ? value - best.value() : best.value() - value;
                if (gain > 0) {
                    best = new Choice<>(action, value);
                }
            }
            return best;
        }
    }
}
