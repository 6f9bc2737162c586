// exercise: 03
// truth: wrong
// mistake: bestAction plays at once any move that ends the game in the mover's favour (utility above 0 for MAX, below 0 for MIN), although another may be worth more
// kind: slip
// player: both
// style: a look at the immediate wins first, then streams
// single: yes
// detail: invisible in games that are worth -1, 0 or 1
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        IntStream values =
                game.actions(state).stream().mapToInt(action -> value(game, game.result(state, action)));
        return (game.player(state) == Player.MAX ? values.max() : values.min()).getAsInt();
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        return winningNow(game, state, sign).orElseGet(() -> game.actions(state).stream()
                .max(Comparator.comparingInt(action -> sign * value(game, game.result(state, action))))
                .get());
    }

    /** If I can win with this move there is nothing to think about. */
    private Optional<A> winningNow(Game<S, A> game, S state, int sign) {
        return game.actions(state).stream()
                .filter(action -> {
                    S next = game.result(state, action);
                    return game.terminal(next) && sign * game.utility(next) > 0;
                })
                .findFirst();
    }
}
