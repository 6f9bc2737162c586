// exercise: 04
// truth: right
// mistake: none; an enum with one strategy for each side, an immutable window, and cuts only beyond equality
// player: both
// style: over-engineered, enum with methods, records, cut at alpha > beta
// single: yes
// detail: always
import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    private enum Side {
        MAXIMIZER(-Window.INFINITY) {
            @Override
            boolean prefers(int candidate, int current) {
                return candidate > current;
            }

            @Override
            Bounds tighten(Bounds b, int v) {
                return new Bounds(Math.max(b.lower(), v), b.upper());
            }
        },
        MINIMIZER(Window.INFINITY) {
            @Override
            boolean prefers(int candidate, int current) {
                return candidate < current;
            }

            @Override
            Bounds tighten(Bounds b, int v) {
                return new Bounds(b.lower(), Math.min(b.upper(), v));
            }
        };

        final int worst;

        Side(int worst) {
            this.worst = worst;
        }

        abstract boolean prefers(int candidate, int current);

        abstract Bounds tighten(Bounds b, int v);

        static Side of(Player p) {
            return p == Player.MAX ? MAXIMIZER : MINIMIZER;
        }
    }

    private record Bounds(int lower, int upper) {
        boolean crossed() {
            return lower > upper;
        }
    }

    private record Outcome<A>(A action, int score) {}

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return evaluate(game, state, new Bounds(alpha, beta));
    }

    private int evaluate(Game<S, A> game, S state, Bounds bounds) {
        return game.terminal(state) ? game.utility(state) : choose(game, state, bounds).score();
    }

    private Outcome<A> choose(Game<S, A> game, S state, Bounds bounds) {
        Side side = Side.of(game.player(state));
        Outcome<A> outcome = new Outcome<>(null, side.worst);
        Bounds now = bounds;
        Iterator<A> actions = game.actions(state).iterator();
        while (actions.hasNext() && !now.crossed()) {
            A action = actions.next();
            int score = evaluate(game, game.result(state, action), now);
            if (side.prefers(score, outcome.score())) {
                outcome = new Outcome<>(action, score);
            }
            now = side.tighten(now, score);
        }
        return outcome;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return choose(game, state, new Bounds(-Window.INFINITY, Window.INFINITY)).action();
    }
}
