// exercise: 04
// truth: right
// mistake: -
// player: both
// style: explicit stack in growing int arrays, one window per level
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int ALPHA = 0, BETA = 1, BEST = 2, SIDE = 3, WIDTH = 4;

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        List<S> states = new ArrayList<>();
        List<Iterator<A>> open = new ArrayList<>();
        int[] cells = new int[16 * WIDTH];
        int top = enter(game, state, alpha, beta, states, open, cells, 0);
        while (true) {
            int base = top * WIDTH;
            boolean done = cells[base + ALPHA] >= cells[base + BETA] || !open.get(top).hasNext();
            int upwards;
            if (done) {
                upwards = cells[base + BEST];
                states.remove(top);
                open.remove(top);
                if (--top < 0) {
                    return upwards;
                }
            } else {
                S next = game.result(states.get(top), open.get(top).next());
                if (!game.terminal(next)) {
                    if (base + 2 * WIDTH > cells.length) {
                        cells = Arrays.copyOf(cells, 2 * cells.length);
                    }
                    top = enter(game, next, cells[base + ALPHA], cells[base + BETA], states, open, cells, top + 1);
                    continue;
                }
                upwards = game.utility(next);
            }
            base = top * WIDTH;
            int bound = cells[base + SIDE]; // ALPHA at a MAX node, BETA at a MIN node
            int sign = bound == ALPHA ? 1 : -1;
            cells[base + BEST] = sign * Math.max(sign * cells[base + BEST], sign * upwards);
            cells[base + bound] = sign * Math.max(sign * cells[base + bound], sign * cells[base + BEST]);
        }
    }

    private int enter(
            Game<S, A> game, S state, int alpha, int beta, List<S> states, List<Iterator<A>> open, int[] cells, int at) {
        boolean max = game.player(state) == Player.MAX;
        states.add(state);
        open.add(game.actions(state).iterator());
        cells[at * WIDTH + ALPHA] = alpha;
        cells[at * WIDTH + BETA] = beta;
        cells[at * WIDTH + BEST] = max ? -Window.INFINITY : Window.INFINITY;
        cells[at * WIDTH + SIDE] = max ? ALPHA : BETA;
        return at;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int[] window = {-Window.INFINITY, Window.INFINITY};
        int own = game.player(state) == Player.MAX ? 0 : 1;
        A best = null;
        for (A action : game.actions(state)) {
            int found = value(game, game.result(state, action), window[0], window[1]);
            if (window[0] < found && found < window[1]) {
                window[own] = found;
                best = action;
            }
        }
        return best;
    }
}
