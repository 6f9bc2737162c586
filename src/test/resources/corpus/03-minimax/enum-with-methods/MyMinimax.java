// exercise: 03
// truth: right
// mistake: none; an enum for the two sides, and a search that returns a Choice
// player: both
// style: an inner enum with a start and a comparison
// single: yes
// detail: -
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private enum Goal {
        HIGH {
            @Override
            boolean likes(int value, int rather) {
                return value > rather;
            }
        },
        LOW {
            @Override
            boolean likes(int value, int rather) {
                return value < rather;
            }
        };

        abstract boolean likes(int value, int rather);
    }

    private Choice<A> solve(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return new Choice<>(null, game.utility(state));
        }
        Goal goal = game.player(state) == Player.MAX ? Goal.HIGH : Goal.LOW;
        Iterator<A> it = game.actions(state).iterator();
        A action = it.next();
        int value = solve(game, game.result(state, action)).value();
        while (it.hasNext()) {
            A next = it.next();
            int other = solve(game, game.result(state, next)).value();
            if (goal.likes(other, value)) {
                action = next;
                value = other;
            }
        }
        return new Choice<>(action, value);
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return solve(game, state).value();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return solve(game, state).action();
    }
}
