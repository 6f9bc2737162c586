package plybook.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

/** Tests that a search refuses wrong input, can be cancelled, and keeps nothing between calls. */
class SearchTest {
    private static final Board EMPTY = Board.empty(3);

    /** A game that hardly ever ends: each number leads to two others, for sixty plies. */
    private static class Endless implements Game<Long, Integer> {
        @Override
        public Long initialState() {
            return 1L;
        }

        @Override
        public Player player(Long state) {
            return Long.numberOfLeadingZeros(state) % 2 == 0 ? Player.MAX : Player.MIN;
        }

        @Override
        public List<Integer> actions(Long state) {
            return terminal(state) ? List.of() : List.of(0, 1);
        }

        @Override
        public Long result(Long state, Integer bit) {
            return 2 * state + bit;
        }

        @Override
        public boolean terminal(Long state) {
            return state > 1L << 60;
        }

        @Override
        public int utility(Long state) {
            return Long.hashCode(state * 0x9E3779B97F4A7C15L) % 1_000_000;
        }
    }

    private interface Maker {
        Search<Long, Integer> make(Game<Long, Integer> game, Options<Long, Integer> options);
    }

    static Stream<Maker> searches() {
        return Stream.of(Minimax::new, AlphaBeta::new, (game, options) -> new AlphaBeta<>(game, options.withAllBest()));
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("searches")
    @Timeout(60)
    void checks_for_cancellation_at_least_every_hundred_nodes_and_ends_at_once(Maker maker) {
        AtomicInteger nodes = new AtomicInteger();
        AtomicInteger atLastLook = new AtomicInteger();
        AtomicInteger looks = new AtomicInteger();
        Endless counted = new Endless() {
            @Override
            public boolean terminal(Long state) {
                nodes.incrementAndGet();
                return super.terminal(state);
            }
        };
        Options<Long, Integer> options = Options.<Long, Integer>none().cancelledBy(() -> {
            // each node calls terminal at most twice: once itself, once for its actions
            assertThat(nodes.get() - atLastLook.getAndSet(nodes.get())).isLessThan(200);
            return looks.incrementAndGet() == 1_000;
        });
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> maker.make(counted, options).search(1L))
                .withMessageMatching("the search was cancelled after \\d+ nodes");
        assertThat(looks).hasValue(1_000);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void does_not_begin_if_it_was_cancelled_before(Maker maker) {
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> maker.make(
                                new Endless(), Options.<Long, Integer>none().cancelledBy(() -> true))
                        .search(1L << 60))
                .withMessage("the search was cancelled after 0 nodes");
    }

    @ParameterizedTest
    @MethodSource("searches")
    @Timeout(60)
    void an_interrupted_thread_cancels_and_stays_interrupted(Maker maker) throws InterruptedException {
        AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
        AtomicBoolean stillInterrupted = new AtomicBoolean();
        CountDownLatch running = new CountDownLatch(1);
        Options<Long, Integer> options = Options.<Long, Integer>none().cancelledBy(() -> {
            running.countDown();
            return false;
        });
        Thread searching = new Thread(() -> {
            try {
                maker.make(new Endless(), options).search(1L);
            } catch (CancellationException e) {
                thrown.set(e);
                stillInterrupted.set(Thread.currentThread().isInterrupted());
            }
        });
        searching.start();
        await(running);
        searching.interrupt();
        searching.join();
        assertThat(thrown.get()).isInstanceOf(CancellationException.class);
        assertThat(stillInterrupted).isTrue();
    }

    @Test
    void the_same_search_gives_the_same_result_again_and_from_two_threads() {
        AlphaBeta<Board, Cell> search = new AlphaBeta<>(new TicTacToe());
        SearchResult<Cell> first = search.search(EMPTY);
        List<CompletableFuture<SearchResult<Cell>>> others = Stream.generate(
                        () -> CompletableFuture.supplyAsync(() -> search.search(EMPTY)))
                .limit(4)
                .toList();
        assertThat(others).allSatisfy(other -> assertThat(other.join()).isEqualTo(first));
        assertThat(search.search(EMPTY)).isEqualTo(first);
    }

    @Test
    void a_search_does_not_change_the_board() {
        Board board = Board.parse("XO./.X./...");
        new AlphaBeta<>(new TicTacToe()).search(board);
        new Minimax<>(new TicTacToe()).search(board);
        assertThat(board).hasToString("XO./.X./...");
    }

    @Test
    void a_window_without_a_value_inside_is_refused() {
        AlphaBeta<Board, Cell> search = new AlphaBeta<>(new TicTacToe());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.search(EMPTY, new Window(1, 1)))
                .withMessage("no value lies in (1, 1): alpha must be less than beta");
        assertThatIllegalArgumentException().isThrownBy(() -> search.search(EMPTY, new Window(1, -1)));
    }

    @Test
    void all_best_actions_need_the_full_window() {
        Options<Board, Cell> allBest = Options.<Board, Cell>none().withAllBest();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AlphaBeta<>(new TicTacToe(), allBest).search(EMPTY, new Window(-1, 1)))
                .withMessage("all best actions need the full window, not (−1, 1)");
    }

    @Test
    void a_negative_depth_limit_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Options.<Board, Cell>none().limitedTo(-1, board -> 0))
                .withMessage("a depth limit is 0 plies or more, not -1");
        Options<Board, Cell> none = Options.none();
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new Options<>(OptionalInt.of(-1), none.evaluation(), false, none.listener(), none.cancelled()));
    }

    @Test
    void a_state_without_actions_before_the_end_is_named() {
        Endless broken = new Endless() {
            @Override
            public List<Integer> actions(Long state) {
                return List.of();
            }
        };
        searches().forEach(maker -> assertThatIllegalStateException()
                .isThrownBy(() -> maker.make(broken, Options.none()).search(1L))
                .withMessage("the game goes on, yet there is no action: 1"));
    }

    @Test
    void a_value_beyond_the_limits_is_named() {
        TreeGame broken = new TreeGame(Tree.parse("(1 2)"), leaf -> Integer.MIN_VALUE);
        assertThatIllegalStateException()
                .isThrownBy(() -> new AlphaBeta<>(broken).search(broken.initialState()))
                .withMessage("the utility −2147483648 of node[0] is beyond ±1000000");
        assertThatIllegalStateException()
                .isThrownBy(() -> new Minimax<>(
                                new TicTacToe(), Options.<Board, Cell>none().limitedTo(1, board -> Window.INFINITY))
                        .search(EMPTY))
                .withMessage("the evaluation +∞ of X../.../... is beyond ±1000000");
    }

    @Test
    void a_chain_of_a_thousand_plies_fits_a_small_stack() throws InterruptedException {
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        Thread small = new Thread(null, SearchTest::searchDeepChain, "small stack", 1 << 20);
        small.setUncaughtExceptionHandler((thread, thrown) -> failure.set(thrown));
        small.start();
        small.join();
        assertThat(failure.get()).isNull();
    }

    private static void searchDeepChain() {
        Tree chain = Trees.withLeaves(Trees.uniform(1, Tree.MAX_DEPTH), () -> -5);
        TreeGame game = new TreeGame(chain);
        for (Search<TreeState, Integer> search : List.of(new Minimax<>(game), new AlphaBeta<>(game))) {
            SearchResult<Integer> result = search.search(game.initialState());
            assertThat(result.value()).isEqualTo(-5);
            assertThat(result.principalVariation()).hasSize(Tree.MAX_DEPTH).containsOnly(0);
            assertThat(result.counters().visited()).isEqualTo(Tree.MAX_DEPTH + 1);
        }
    }

    @Test
    void counters_add_up() {
        assertThat(Counters.NONE.plus(new Counters(1, 2, 3, 4)).plus(new Counters(10, 20, 30, 40)))
                .isEqualTo(new Counters(11, 22, 33, 44));
    }
}
