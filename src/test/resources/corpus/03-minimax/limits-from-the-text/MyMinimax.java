// exercise: 03
// truth: wrong
// mistake: the best starts at -1,000,000 for MAX and 1,000,000 for MIN and must be beaten, so bestAction is null if no action does
// player: both
// style: mutual recursion with a helper class that collects the best
// single: yes
// detail: sometimes; only if all actions of MAX are worth -1,000,000, or all of MIN 1,000,000
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final class Collector<A> {
        private final boolean wantsMore;
        private int value;
        private A action;

        Collector(Player player) {
            wantsMore = player == Player.MAX;
            value = wantsMore ? -Window.MAX_VALUE : Window.MAX_VALUE;
        }

        void offer(A candidate, int worth) {
            if (wantsMore && worth > value || !wantsMore && worth < value) {
                value = worth;
                action = candidate;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return collect(game, state).value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return collect(game, state).action;
    }

    private Collector<A> collect(Game<S, A> game, S state) {
        Collector<A> best = new Collector<>(game.player(state));
        game.actions(state).forEach(a -> best.offer(a, value(game, game.result(state, a))));
        return best;
    }
}
