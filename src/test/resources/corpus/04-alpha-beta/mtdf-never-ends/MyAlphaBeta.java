// exercise: 04
// truth: wrong
// mistake: The next test is always the last answer, also when that is the lower bound: the loop asks the same question for ever.
// player: both
// style: MTD(f) with memory
// single: yes
// detail: endless where the guess is too low
import java.util.HashMap;
import java.util.Map;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private record Bounds(int low, int high) {}

    private int withMemory(Game<S, A> game, S state, int alpha, int beta, Map<S, Bounds> memory) {
        Bounds known = memory.getOrDefault(state, new Bounds(-Window.INFINITY, Window.INFINITY));
        if (known.low() >= beta) return known.low();
        if (known.high() <= alpha) return known.high();
        if (known.low() == known.high()) return known.low();
        int a = Math.max(alpha, known.low());
        int b = Math.min(beta, known.high());
        int g;
        if (game.terminal(state)) {
            g = game.utility(state);
            memory.put(state, new Bounds(g, g));
            return g;
        }
        int lowest = a;
        int highest = b;
        if (game.player(state) == Player.MAX) {
            g = -Window.INFINITY;
            for (A action : game.actions(state)) {
                g = Math.max(g, withMemory(game, game.result(state, action), lowest, b, memory));
                lowest = Math.max(lowest, g);
                if (g >= b) break;
            }
        } else {
            g = Window.INFINITY;
            for (A action : game.actions(state)) {
                g = Math.min(g, withMemory(game, game.result(state, action), a, highest, memory));
                highest = Math.min(highest, g);
                if (g <= a) break;
            }
        }
        if (g <= a) memory.put(state, new Bounds(known.low(), g));
        else if (g >= b) memory.put(state, new Bounds(g, known.high()));
        else memory.put(state, new Bounds(g, g));
        return g;
    }

    private int mtd(Game<S, A> game, S state, int guess, int alpha, int beta, Map<S, Bounds> memory) {
        int g = guess;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;
        while (low < high && low < beta && high > alpha) {
            int test = g;
            g = withMemory(game, state, test - 1, test, memory);
            if (g < test) high = g;
            else low = g;
        }
        return g;
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return mtd(game, state, 0, alpha, beta, new HashMap<>());
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        Map<S, Bounds> memory = new HashMap<>();
        boolean max = game.player(state) == Player.MAX;
        int best = mtd(game, state, 0, -Window.INFINITY, Window.INFINITY, memory);
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            if (max ? withMemory(game, next, best - 1, best, memory) >= best : withMemory(game, next, best, best + 1, memory) <= best) {
                return action;
            }
        }
        throw new IllegalStateException("no action has the value of the state");
    }
}
