// exercise: 03
// truth: right
// mistake: -
// player: both
// style: explicit stack of positions in arrays that grow, children from the last to the first, no recursion
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Object[] states = new Object[8];
        Object[] lists = new Object[8];
        int[] next = new int[8];
        int[] best = new int[8];
        int top = -1;
        S entering = state;
        while (true) {
            if (entering != null) {
                if (++top == next.length) {
                    states = Arrays.copyOf(states, 2 * top);
                    lists = Arrays.copyOf(lists, 2 * top);
                    next = Arrays.copyOf(next, 2 * top);
                    best = Arrays.copyOf(best, 2 * top);
                }
                List<A> actions = game.actions(entering);
                states[top] = entering;
                lists[top] = actions;
                next[top] = actions.size();
                best[top] = game.player(entering) == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE;
                entering = null;
            }
            @SuppressWarnings("unchecked")
            S here = (S) states[top];
            @SuppressWarnings("unchecked")
            List<A> actions = (List<A>) lists[top];
            int done;
            if (next[top] > 0) {
                S child = game.result(here, actions.get(--next[top]));
                if (!game.terminal(child)) {
                    entering = child;
                    continue;
                }
                done = game.utility(child);
            } else {
                done = best[top--];
                if (top < 0) {
                    return done;
                }
            }
            @SuppressWarnings("unchecked")
            S parent = (S) states[top];
            best[top] = game.player(parent) == Player.MAX ? Math.max(best[top], done) : Math.min(best[top], done);
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        NavigableMap<Integer, A> byValue = new TreeMap<>();
        for (A action : game.actions(state)) {
            byValue.put(value(game, game.result(state, action)), action);
        }
        return (game.player(state) == Player.MAX ? byValue.lastEntry() : byValue.firstEntry()).getValue();
    }
}
