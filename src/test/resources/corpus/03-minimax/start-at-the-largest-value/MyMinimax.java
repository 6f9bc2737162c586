// exercise: 03
// truth: wrong
// mistake: bestAction starts with the worst value that a game can have instead of one beyond it, and asks for strictly better, so it returns null if every action has just that value
// player: both
// style: helper class that keeps the best, constant for the bound
// kind: subtle
// single: yes
// detail: bestAction where all children are worth -1,000,000 to MAX, or all 1,000,000 where MIN moves
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    /** Keeps the best action so far. */
    private static final class Best<A> {
        final int sign;
        int value = -Window.MAX_VALUE;
        A action;

        Best(Player player) {
            sign = player == Player.MAX ? 1 : -1;
        }

        void offer(A candidate, int valueToMax) {
            int mine = sign * valueToMax;
            if (mine > value) {
                value = mine;
                action = candidate;
            }
        }
    }

    private Best<A> search(Game<S, A> game, S state) {
        Best<A> best = new Best<>(game.player(state));
        for (A action : game.actions(state)) {
            best.offer(action, value(game, game.result(state, action)));
        }
        return best;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Best<A> best = search(game, state);
        return best.sign * best.value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return search(game, state).action;
    }
}
