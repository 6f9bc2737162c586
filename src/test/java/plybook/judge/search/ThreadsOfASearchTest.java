package plybook.judge.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.judge.process.ObjectLearner;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.Undecided;
import plybook.judge.trees.ChosenTrees;
import plybook.task.AlphaBetaTask;

class ThreadsOfASearchTest {
    private static final long SEED = 20261122;

    /** As a busy machine makes it happen now and then: every fifth call, all threads start before one of them has told what it found. */
    private static final int RACES = 5;

    /** A search right in every way. The root's children are searched by threads, which share the best value so far. */
    public static class ParallelRoot<S, A> implements AlphaBetaTask<S, A> {
        private int calls;

        @Override
        public int value(Game<S, A> game, S state, int alpha, int beta) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            boolean max = game.player(state) == Player.MAX;
            Window window = new Window(alpha, beta);
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : game.actions(state)) {
                int value = value(game, game.result(state, action), window.alpha(), window.beta());
                best = max ? Math.max(best, value) : Math.min(best, value);
                window = window.narrowedBy(game.player(state), best);
                if (window.closed()) {
                    break;
                }
            }
            return best;
        }

        @Override
        public A bestAction(Game<S, A> game, S state) {
            boolean max = game.player(state) == Player.MAX;
            boolean together = calls++ % RACES == RACES - 1;
            int nothing = max ? -Window.INFINITY : Window.INFINITY;
            AtomicInteger best = new AtomicInteger(nothing);
            List<A> actions = game.actions(state);
            int[] values = new int[actions.size()];
            IntStream.range(0, values.length)
                    .forEach(i -> joined(() -> {
                        int known = together ? nothing : best.get();
                        int bound = known == nothing ? known : max ? known - 1 : known + 1;
                        S child = game.result(state, actions.get(i));
                        values[i] = max
                                ? value(game, child, bound, Window.INFINITY)
                                : value(game, child, -Window.INFINITY, bound);
                        best.accumulateAndGet(values[i], max ? Math::max : Math::min);
                    }));
            return actions.get(IntStream.range(0, values.length)
                    .filter(i -> values[i] == best.get())
                    .findFirst()
                    .orElseThrow());
        }

        private static void joined(Runnable search) {
            Thread thread = new Thread(search);
            thread.start();
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void threads_that_start_before_another_is_ready_are_not_accused() {
        try (ObjectLearner learner = learner(ParallelRoot::new)) {
            AlphaBetaSuite suite =
                    new AlphaBetaSuite(learner, new Conditions(Duration.ofMinutes(1), SEED, false, Sandbox.none()));
            assertThatCode(suite::choice).doesNotThrowAnyException();
            assertThatExceptionOfType(Undecided.class)
                    .isThrownBy(suite::rootWindow)
                    .withMessageContaining("It asks on several threads");
        }
    }

    /** A search that asks for every leaf on two threads at once. */
    public static class AllOnTwoThreads<S, A> extends ParallelRoot<S, A> {
        @Override
        public int value(Game<S, A> game, S state, int alpha, int beta) {
            Thread other = new Thread(() -> ask(game, state));
            other.start();
            ask(game, state);
            try {
                other.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return 0;
        }

        private void ask(Game<S, A> game, S state) {
            if (game.terminal(state)) {
                game.utility(state);
                return;
            }
            game.actions(state).forEach(action -> ask(game, game.result(state, action)));
        }
    }

    @Test
    void an_object_in_this_process_buys_one_leaf_at_a_time() {
        AtomicInteger buyers = new AtomicInteger();
        AtomicInteger together = new AtomicInteger();
        Given.Search given = Given.search(ChosenTrees.wide(2, 10, new Random(SEED)));
        try (ObjectLearner learner = learner(AllOnTwoThreads::new)) {
            Call call = Call.to(AlphaBetaTask.class, search -> search.value(given.game(), given.state(), -1, 1));
            learner.ask(call, leaf -> {
                together.addAndGet(buyers.incrementAndGet() > 1 ? 1 : 0);
                Thread.yield(); // so that the other thread would come in
                buyers.decrementAndGet();
                return leaf;
            });
        }
        assertThat(together).hasValue(0);
    }

    private static ObjectLearner learner(Supplier<AlphaBetaTask<?, ?>> search) {
        return new ObjectLearner(AlphaBetaTask.class, search, Duration.ofMinutes(1));
    }
}
