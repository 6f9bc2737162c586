// exercise: 04
// truth: wrong
// mistake: The table of bounds is kept between calls and emptied only when the initial state of the game is another one, so a different game with an equal initial state gets the old bounds.
// player: both
// style: bounds in a map in a field, long-lived
// kind: subtle
// single: yes
// detail: One object asked about two games with equal states but other ends one after the other, e.g. two trees of the same shape as TreeGame(shape, values), or the same board game with another rule.
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final class Range {
        int atLeast = -Window.INFINITY;
        int atMost = Window.INFINITY;
    }

    private final Map<S, Range> ranges = new HashMap<>();
    private S start;

    private void isItTheSameGame(Game<S, A> game) {
        S from = game.initialState();
        if (!from.equals(start)) {
            ranges.clear();
            start = from;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        isItTheSameGame(game);
        return search(game, state, alpha, beta);
    }

    private int search(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Range range = ranges.computeIfAbsent(state, s -> new Range());
        if (range.atLeast >= beta || range.atLeast == range.atMost) {
            return range.atLeast;
        }
        if (range.atMost <= alpha) {
            return range.atMost;
        }
        boolean max = game.player(state) == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        int low = alpha;
        int high = beta;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), low, high);
            if (max) {
                best = Math.max(best, value);
                low = Math.max(low, best);
            } else {
                best = Math.min(best, value);
                high = Math.min(high, best);
            }
            if (low >= high) {
                break;
            }
        }
        if (best > alpha) {
            range.atLeast = Math.max(range.atLeast, best);
        }
        if (best < beta) {
            range.atMost = Math.min(range.atMost, best);
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        isItTheSameGame(game);
        boolean max = game.player(state) == Player.MAX;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int value = search(game, game.result(state, action), low, high);
            if (max ? value > low : value < high) {
                best = action;
                low = max ? value : low;
                high = max ? high : value;
            }
        }
        return best;
    }
}
