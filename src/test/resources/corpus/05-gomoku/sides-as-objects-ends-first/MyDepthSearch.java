// exercise: 05
// truth: right
// mistake: none; MAX and MIN are two constants with behaviour, children are shuffled and those in which the game is over are read first, bestAction and alphaBeta share one method that returns action and value
// player: both
// style: enum with abstract methods, records, random order
// single: yes
// detail: order of questions differs from call to call
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    private enum Side {
        HIGH {
            @Override
            boolean better(int one, int other) {
                return one > other;
            }

            @Override
            Window sure(Window window, int value) {
                return new Window(Math.max(window.alpha(), value), window.beta());
            }

        },
        LOW {
            @Override
            boolean better(int one, int other) {
                return one < other;
            }

            @Override
            Window sure(Window window, int value) {
                return new Window(window.alpha(), Math.min(window.beta(), value));
            }

        };

        abstract boolean better(int one, int other);

        abstract Window sure(Window window, int value);

        static Side of(Player player) {
            return player == Player.MAX ? HIGH : LOW;
        }
    }

    private record Found<A>(A action, int value) {}

    private record Child<S, A>(A action, S state) {}

    private final Random random = new Random();

    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        Side side = Side.of(game.player(state));
        return game.actions(state).stream()
                .map(action -> minimax(game, evaluation, game.result(state, action), depth - 1))
                .reduce((one, other) -> side.better(one, other) ? one : other)
                .orElseThrow();
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        return value(game, evaluation, state, depth, new Window(alpha, beta));
    }

    private int value(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        return depth == 0 ? evaluation.value(state) : best(game, evaluation, state, depth, window).value();
    }

    private Found<A> best(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, Window window) {
        Side side = Side.of(game.player(state));
        List<Child<S, A>> ends = new ArrayList<>();
        List<Child<S, A>> others = new ArrayList<>();
        for (A action : game.actions(state)) {
            S next = game.result(state, action);
            (game.terminal(next) ? ends : others).add(new Child<>(action, next));
        }
        Collections.shuffle(others, random);
        ends.addAll(others);
        Found<A> best = null;
        for (Child<S, A> child : ends) {
            int value = value(game, evaluation, child.state(), depth - 1, window);
            if (best == null || side.better(value, best.value())) {
                best = new Found<>(child.action(), value);
            }
            window = side.sure(window, value);
            if (window.closed()) {
                break;
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        return best(game, evaluation, state, depth, Window.FULL).action();
    }
}
