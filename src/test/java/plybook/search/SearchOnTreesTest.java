package plybook.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.game.Evaluation;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

/** Compares the searches with an oracle of three lines, on all small trees and many large ones. */
class SearchOnTreesTest {
    private static final int INFINITY = Window.INFINITY;

    /** The oracle. */
    private static int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        IntStream below = tree.children().stream().mapToInt(SearchOnTreesTest::value);
        return (tree.player() == Player.MAX ? below.max() : below.min()).orElseThrow();
    }

    /** The oracle for choices: the numbers of all children whose value equals the tree's. */
    private static List<Integer> best(Tree tree) {
        return IntStream.range(0, tree.children().size())
                .filter(i -> value(tree.children().get(i)) == value(tree))
                .boxed()
                .toList();
    }

    private static void forEveryVariant(Variant variant) {
        for (Bounds bounds : Bounds.values()) {
            for (Cutoff cutoff : Cutoff.values()) {
                variant.test(bounds, cutoff);
            }
        }
    }

    private interface Variant {
        void test(Bounds bounds, Cutoff cutoff);
    }

    static Stream<Tree> smallTrees() {
        return Stream.of(
                        new Trees.Bound(5, 5, false, true, List.of(-1, 0, 1)),
                        new Trees.Bound(3, 2, true, false, List.of(-1, 0, 1)),
                        new Trees.Bound(2, 4, true, true, List.of(-1_000_000, 0, 1_000_000)))
                .flatMap(Trees::all);
    }

    static Stream<Tree> randomTrees(int count, long seed) {
        Random random = new Random(seed);
        return Stream.generate(() -> {
                    int reach =
                            switch (random.nextInt(3)) {
                                case 0 -> 1; // ties
                                case 1 -> 50;
                                default -> 1_000_000;
                            };
                    return Trees.random(
                            new Trees.Mix(
                                    1 + random.nextInt(7),
                                    1 + random.nextInt(4),
                                    0.25,
                                    random.nextBoolean(),
                                    -reach,
                                    reach),
                            random);
                })
                .limit(count);
    }

    @Test
    void every_search_equals_the_oracle_on_every_small_tree() {
        smallTrees().forEach(SearchOnTreesTest::checkTree);
    }

    @Test
    void every_search_equals_the_oracle_on_thousands_of_random_trees() {
        randomTrees(3_000, 1).forEach(SearchOnTreesTest::checkTree);
    }

    private static void checkTree(Tree tree) {
        TreeGame game = new TreeGame(tree);
        TreeState root = game.initialState();
        int value = value(tree);
        List<Integer> best = best(tree);
        SearchResult<Integer> minimax = new Minimax<>(game).search(root);
        checkResult(tree, "minimax", minimax, value, best.subList(0, 1));
        assertThat(minimax.counters().visited()).as("%s", tree).isEqualTo(tree.nodes());
        Options<TreeState, Integer> allBest = Options.<TreeState, Integer>none().withAllBest();
        checkResult(tree, "minimax", new Minimax<>(game, allBest).search(root), value, best);
        forEveryVariant((bounds, cutoff) -> {
            String name = bounds + " " + cutoff;
            SearchResult<Integer> one = new AlphaBeta<>(game, Options.none(), bounds, cutoff).search(root);
            checkResult(tree, name, one, value, best.subList(0, 1));
            SearchResult<Integer> all = new AlphaBeta<>(game, allBest, bounds, cutoff).search(root);
            checkResult(tree, name, all, value, best);
            if (one.counters().visited() > tree.nodes() || all.counters().visited() > tree.nodes()) {
                throw new AssertionError(name + " visits more than there is of " + tree);
            }
        });
    }

    /** Compares without AssertJ, because this runs a million times. */
    private static void checkResult(
            Tree tree, String search, SearchResult<Integer> result, int value, List<Integer> best) {
        Tree end = tree;
        for (int child : result.principalVariation()) {
            end = end.children().get(child);
        }
        if (result.value() != value
                || !result.best().equals(best)
                || !end.isLeaf()
                || end.value() != value
                || !result.principalVariation().get(0).equals(best.get(0))) {
            throw new AssertionError(
                    search + " finds " + result + " instead of " + value + " by " + best + " in " + tree);
        }
    }

    @Test
    void a_narrow_window_keeps_knuth_and_moores_contract_on_every_small_tree() {
        List<Integer> bounds = List.of(-INFINITY, -2, -1, 0, 1, 2, INFINITY);
        Trees.all(new Trees.Bound(4, 4, false, true, List.of(-1, 0, 1))).forEach(tree -> {
            for (int alpha : bounds) {
                for (int beta : bounds) {
                    if (alpha < beta) {
                        checkWindow(tree, new Window(alpha, beta));
                    }
                }
            }
        });
    }

    @Test
    void a_narrow_window_keeps_knuth_and_moores_contract_on_random_trees() {
        Random random = new Random(2);
        randomTrees(5_000, 3).forEach(tree -> {
            int centre = value(tree);
            int alpha = centre + random.nextInt(7) - 4;
            checkWindow(tree, new Window(alpha, alpha + 1 + random.nextInt(4)));
        });
    }

    private static void checkWindow(Tree tree, Window window) {
        TreeGame game = new TreeGame(tree);
        int value = value(tree);
        forEveryVariant((bounds, cutoff) -> {
            SearchResult<Integer> result =
                    new AlphaBeta<>(game, Options.none(), bounds, cutoff).search(game.initialState(), window);
            int found = result.value();
            boolean right = window.contains(value)
                    ? found == value && result.best().equals(best(tree).subList(0, 1))
                    : value <= window.alpha()
                            ? value <= found && found <= window.alpha() // an upper bound
                            : value >= found && found >= window.beta(); // a lower bound
            if (bounds == Bounds.HARD) {
                right &= found == Math.max(window.alpha(), Math.min(value, window.beta()));
            }
            if (!right) {
                throw new AssertionError(bounds + " " + cutoff + " in " + window + " returns " + found + " for " + value
                        + " of " + tree);
            }
        });
    }

    @Test
    void fail_soft_and_fail_hard_visit_the_same_nodes_if_both_cut_at_equality() {
        randomTrees(2_000, 4).forEach(tree -> {
            TreeGame game = new TreeGame(tree);
            List<List<Integer>> visits = new ArrayList<>();
            for (Bounds bounds : Bounds.values()) {
                PerPly<TreeState, Integer> heard = new PerPly<>();
                new AlphaBeta<>(game, Options.<TreeState, Integer>none().heardBy(heard), bounds, Cutoff.AT_EQUALITY)
                        .search(game.initialState());
                visits.add(heard.leafValues);
            }
            assertThat(visits).as("%s", tree).allMatch(visits.get(0)::equals);
        });
    }

    @Test
    void strict_and_clamped_never_cuts() {
        randomTrees(500, 5).forEach(tree -> {
            TreeGame game = new TreeGame(tree);
            assertThat(new AlphaBeta<>(game, Options.none(), Bounds.HARD, Cutoff.BEYOND_EQUALITY)
                            .search(game.initialState())
                            .counters())
                    .as("%s", tree)
                    .isEqualTo(new Counters(tree.nodes(), tree.leaves(), 0, 0));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 9})
    void a_depth_limit_uses_the_evaluation_there_and_the_utility_above(int plies) {
        Evaluation<TreeState> evaluation = state -> state.path().hashCode() % 3;
        randomTrees(500, 6).forEach(tree -> {
            TreeGame game = new TreeGame(tree);
            int expected = limited(game, game.initialState(), plies, evaluation);
            Options<TreeState, Integer> options =
                    Options.<TreeState, Integer>none().limitedTo(plies, evaluation);
            SearchResult<Integer> minimax = new Minimax<>(game, options).search(game.initialState());
            assertThat(minimax.value()).as("%s", tree).isEqualTo(expected);
            assertThat(minimax.principalVariation()).hasSizeLessThanOrEqualTo(plies);
            assertThat(minimax.best()).hasSize(plies == 0 ? 0 : 1);
            forEveryVariant((bounds, cutoff) -> {
                SearchResult<Integer> result =
                        new AlphaBeta<>(game, options, bounds, cutoff).search(game.initialState());
                assertThat(result.value()).as("%s %s %s", bounds, cutoff, tree).isEqualTo(expected);
                assertThat(result.best()).isEqualTo(minimax.best());
            });
            assertThat(new AlphaBeta<>(game, options.withAllBest())
                            .search(game.initialState())
                            .best())
                    .as("%s", tree)
                    .isEqualTo(new Minimax<>(game, options.withAllBest())
                            .search(game.initialState())
                            .best());
        });
    }

    private static int limited(TreeGame game, TreeState state, int plies, Evaluation<TreeState> evaluation) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (plies == 0) {
            return evaluation.value(state);
        }
        IntStream below = game.actions(state).stream()
                .mapToInt(child -> limited(game, game.result(state, child), plies - 1, evaluation));
        return (game.player(state) == Player.MAX ? below.max() : below.min()).orElseThrow();
    }

    @Test
    void a_single_leaf_has_its_own_value_and_no_action() {
        TreeGame game = new TreeGame(Tree.leaf(-7));
        Options<TreeState, Integer> all = Options.<TreeState, Integer>none().withAllBest();
        SearchResult<Integer> expected = new SearchResult<>(-7, List.of(), List.of(), new Counters(1, 1, 0, 0));
        assertThat(new Minimax<>(game).search(game.initialState())).isEqualTo(expected);
        assertThat(new Minimax<>(game, all).search(game.initialState())).isEqualTo(expected);
        assertThat(new AlphaBeta<>(game).search(game.initialState())).isEqualTo(expected);
        assertThat(new AlphaBeta<>(game, all).search(game.initialState())).isEqualTo(expected);
    }

    @Test
    void alpha_beta_finds_all_best_actions_in_a_tie_at_the_root() {
        // The second move is cut when it is known to be worth at most 0. A search that takes the bound for its value
        // calls it best.
        TreeGame game = new TreeGame(Tree.parse("((0) (0 -1) (0 0))"));
        assertThat(new AlphaBeta<>(game).search(game.initialState()).best()).containsExactly(0);
        assertThat(new AlphaBeta<>(game, Options.<TreeState, Integer>none().withAllBest())
                        .search(game.initialState())
                        .best())
                .containsExactly(0, 2);
    }

    @Test
    void a_listener_is_told_every_step_in_order() {
        randomTrees(1_000, 7).forEach(tree -> {
            TreeGame game = new TreeGame(tree);
            forEveryVariant((bounds, cutoff) -> {
                Hearing hearing = new Hearing(game);
                SearchResult<Integer> result = new AlphaBeta<>(
                                game, Options.<TreeState, Integer>none().heardBy(hearing), bounds, cutoff)
                        .search(game.initialState());
                hearing.checkAgainst(result);
            });
            Hearing hearing = new Hearing(game);
            hearing.checkAgainst(
                    new Minimax<>(game, Options.<TreeState, Integer>none().heardBy(hearing))
                            .search(game.initialState()));
        });
    }

    /** Checks that a search keeps the contract of {@link SearchListener}. */
    private static final class Hearing implements SearchListener<TreeState, Integer> {
        private final TreeGame game;
        private final List<TreeState> open = new ArrayList<>();
        private final List<Window> windows = new ArrayList<>();
        private int visited;
        private int leaves;
        private int cutoffs;
        private int pruned;
        private int lastValue;

        Hearing(TreeGame game) {
            this.game = game;
        }

        @Override
        public void enter(TreeState state, Optional<Integer> action, Window window) {
            visited++;
            if (open.isEmpty()) {
                assertThat(action).isEmpty();
                assertThat(state).isEqualTo(game.initialState());
            } else {
                TreeState parent = open.get(open.size() - 1);
                assertThat(game.result(parent, action.orElseThrow())).isEqualTo(state);
                assertThat(window).isEqualTo(windows.get(windows.size() - 1));
            }
            open.add(state);
            windows.add(window);
        }

        @Override
        public void leaf(TreeState state, int value) {
            leaves++;
            assertThat(open.get(open.size() - 1)).isEqualTo(state);
            assertThat(value).isEqualTo(state.tree().value());
        }

        @Override
        public void narrow(TreeState state, Window before, Window after) {
            assertThat(open.get(open.size() - 1)).isEqualTo(state);
            assertThat(before).isEqualTo(windows.get(windows.size() - 1));
            assertThat(after)
                    .isEqualTo(before.narrowedBy(game.player(state), lastValue))
                    .isNotEqualTo(before);
            windows.set(windows.size() - 1, after);
        }

        @Override
        public void cutoff(TreeState state, Window window, List<Integer> remaining) {
            cutoffs++;
            pruned += remaining.size();
            assertThat(open.get(open.size() - 1)).isEqualTo(state);
            assertThat(window).isEqualTo(windows.get(windows.size() - 1));
            assertThat(window.closed()).isTrue();
            List<Integer> actions = game.actions(state);
            assertThat(remaining)
                    .isNotEmpty()
                    .isEqualTo(actions.subList(actions.size() - remaining.size(), actions.size()));
        }

        @Override
        public void leave(TreeState state, int value) {
            assertThat(open.remove(open.size() - 1)).isEqualTo(state);
            windows.remove(windows.size() - 1);
            lastValue = value;
        }

        void checkAgainst(SearchResult<Integer> result) {
            assertThat(open).isEmpty();
            assertThat(lastValue).isEqualTo(result.value());
            assertThat(result.counters()).isEqualTo(new Counters(visited, leaves, cutoffs, pruned));
        }
    }
}
