// exercise: 03
// truth: right
// mistake: none; the search has its own stack, each node keeps its largest and its smallest value, and bestAction asks for values again until one equals that of the state
// player: both
// style: explicit stack of frames, LongSummaryStatistics
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LongSummaryStatistics;
import java.util.NoSuchElementException;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final class Frame<S, A> {
        final S state;
        final Player player;
        final Iterator<A> left;
        final LongSummaryStatistics seen = new LongSummaryStatistics();

        Frame(Game<S, A> game, S state) {
            this.state = state;
            this.player = game.player(state);
            this.left = game.actions(state).iterator();
        }

        long value() {
            return player == Player.MAX ? seen.getMax() : seen.getMin();
        }
    }

    @Override
    public int value(Game<S, A> game, S start) {
        if (game.terminal(start)) {
            return game.utility(start);
        }
        Deque<Frame<S, A>> line = new ArrayDeque<>();
        line.push(new Frame<>(game, start));
        while (true) {
            Frame<S, A> top = line.peek();
            if (top.left.hasNext()) {
                S next = game.result(top.state, top.left.next());
                if (game.terminal(next)) {
                    top.seen.accept(game.utility(next));
                } else {
                    line.push(new Frame<>(game, next));
                }
            } else {
                line.pop();
                if (line.isEmpty()) {
                    return (int) top.value();
                }
                line.peek().seen.accept(top.value());
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int goal = value(game, state);
        for (A action : game.actions(state)) {
            if (value(game, game.result(state, action)) == goal) {
                return action;
            }
        }
        throw new NoSuchElementException("no action is worth " + goal);
    }
}
