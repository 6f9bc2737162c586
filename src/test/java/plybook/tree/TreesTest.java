package plybook.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Board;
import plybook.game.Player;
import plybook.search.AlphaBeta;
import plybook.search.Minimax;
import plybook.tictactoe.TicTacToe;

class TreesTest {
    private static final List<Integer> SIGNS = List.of(-1, 0, 1);

    @ParameterizedTest
    @CsvSource({"4, 1962", "5, 23832", "6, 311058"})
    void the_number_of_trees_without_single_children_matches_known_counts(int leaves, long count) {
        assertThat(Trees.all(new Trees.Bound(leaves, leaves, false, true, SIGNS))
                        .count())
                .isEqualTo(count);
    }

    @Test
    void there_are_343_818_trees_with_single_children_up_to_four_plies_and_leaves() {
        int chains = 2 * 3 * 4; // players at the root, values, plies
        assertThat(Trees.all(new Trees.Bound(4, 4, true, true, SIGNS)).count()).isEqualTo(343_818 + chains);
    }

    @ParameterizedTest
    @CsvSource({"false, true", "true, true", "false, false", "true, false"})
    void every_tree_is_enumerated_once_and_the_smallest_first(boolean singleChildren, boolean alternating) {
        Set<String> seen = new HashSet<>();
        int[] before = {0, 0};
        Trees.all(new Trees.Bound(4, 2, singleChildren, alternating, List.of(0, 7)))
                .forEach(tree -> {
                    assertThat(seen.add(tree.toString())).as("once: %s", tree).isTrue();
                    int leaves = tree.leaves();
                    int inner = tree.nodes() - leaves;
                    assertThat(leaves > before[0] || (leaves == before[0] && inner >= before[1]))
                            .as("smallest first: %s", tree)
                            .isTrue();
                    before[0] = leaves;
                    before[1] = inner;
                    assertThat(inner).isPositive();
                    assertThat(leaves).isLessThanOrEqualTo(4);
                    assertThat(tree.depth()).isLessThanOrEqualTo(2);
                    assertThat(singleChildren || fewestChildren(tree) >= 2).isTrue();
                    assertThat(!alternating || alternates(tree)).isTrue();
                });
        assertThat(seen).hasSizeGreaterThan(singleChildren ? 1_000 : 100);
    }

    private static int fewestChildren(Tree tree) {
        return tree.children().stream()
                .mapToInt(TreesTest::fewestChildren)
                .reduce(tree.isLeaf() ? Integer.MAX_VALUE : tree.children().size(), Math::min);
    }

    private static boolean alternates(Tree tree) {
        return tree.children().stream()
                .allMatch(child -> child.isLeaf() || (child.player() != tree.player() && alternates(child)));
    }

    /** Counts in another way: the number of shapes by a recurrence, times players, times values. */
    @Test
    void no_tree_is_missing_with_any_player_at_any_node() {
        for (int leaves = 1; leaves <= 4; leaves++) {
            for (int depth = 1; depth <= 3; depth++) {
                long expected = 0;
                for (int l = 1; l <= leaves; l++) {
                    for (int inner = 1; inner <= l * depth; inner++) {
                        expected += shapes(l, inner, depth) << inner;
                    }
                }
                assertThat(Trees.all(new Trees.Bound(leaves, depth, true, false, List.of(1)))
                                .count())
                        .as("%d leaves, %d plies", leaves, depth)
                        .isEqualTo(expected);
            }
        }
    }

    private static long shapes(int leaves, int inner, int depth) {
        if (inner == 0) {
            return leaves == 1 ? 1 : 0;
        }
        return depth == 0 ? 0 : rows(leaves, inner - 1, depth - 1);
    }

    private static long rows(int leaves, int inner, int depth) {
        long count = leaves == 0 && inner == 0 ? 1 : 0;
        for (int first = 1; first <= leaves; first++) {
            for (int innerOfFirst = 0; innerOfFirst <= inner; innerOfFirst++) {
                long ofFirst = shapes(first, innerOfFirst, depth);
                count += ofFirst == 0 ? 0 : ofFirst * rows(leaves - first, inner - innerOfFirst, depth);
            }
        }
        return count;
    }

    @Test
    void the_first_trees_are_the_simplest_ones() {
        assertThat(Trees.all(new Trees.Bound(4, 4, true, true, SIGNS)).limit(8))
                .map(Tree::toString)
                .containsExactly("(-1)", "(0)", "(1)", "v(-1)", "v(0)", "v(1)", "((-1))", "((0))");
        assertThat(Trees.all(new Trees.Bound(2, 2, false, true, List.of(3, 3, 3))))
                .as("a value given twice is one value")
                .map(Tree::toString)
                .containsExactly("(3 3)", "v(3 3)");
    }

    @Test
    @Timeout(60)
    void a_huge_bound_is_enumerated_lazily() {
        List<Integer> values = Collections.nCopies(1, 0);
        Trees.Bound huge = new Trees.Bound(1_000_000, 1_000, true, false, List.of(-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
        assertThat(Trees.all(huge).limit(10)).hasSize(10);
        assertThat(Trees.all(huge).limit(100_000).count()).isEqualTo(100_000);
        Iterator<Tree> trees = Trees.all(huge).iterator();
        for (int i = 0; i < 100; i++) {
            assertThat(trees.next().leaves()).isEqualTo(1);
        }
        // so many shapes with so many leaves that nothing may be collected in advance
        Iterator<Tree> manyLeaves =
                Trees.all(new Trees.Bound(30, 30, false, true, values)).iterator();
        int most = 0;
        for (int i = 0; i < 100_000; i++) {
            most = Math.max(most, manyLeaves.next().leaves());
        }
        assertThat(most).isGreaterThanOrEqualTo(10);
    }

    @Test
    @Timeout(60)
    void chains_are_enumerated_down_to_the_deepest() {
        assertThat(Trees.all(new Trees.Bound(1, Tree.MAX_DEPTH, true, true, List.of(0)))
                        .mapToInt(Tree::depth)
                        .max())
                .hasValue(Tree.MAX_DEPTH);
    }

    @Test
    void one_step_makes_a_tree_smaller() {
        assertThat(Trees.smaller(Tree.leaf(1))).isEmpty();
        assertThat(Trees.smaller(Tree.parse("((1 2) 3)")).map(Tree::toString))
                .containsExactly("2", "1", "3", "v(1 2)", "(3)", "((1 2))", "(2 3)", "(1 3)", "((2) 3)", "((1) 3)");
        assertThat(Trees.smaller(Tree.parse("^(^(1) 2)")).map(Tree::toString))
                .as("nobody takes turns here")
                .contains("(1)", "^(^(1))");
    }

    @Test
    void of_many_children_several_go_at_once() {
        assertThat(Trees.smaller(Tree.parse("(0 1 2 3 4 5 6 7 8)"))
                        .map(Tree::toString)
                        .limit(8))
                .containsExactly(
                        "(4 5 6 7 8)",
                        "(0 1 2 3 8)",
                        "(0 1 2 3 4 5 6 7)",
                        "(2 3 4 5 6 7 8)",
                        "(0 1 4 5 6 7 8)",
                        "(0 1 2 3 6 7 8)",
                        "(0 1 2 3 4 5 8)",
                        "(0 1 2 3 4 5 6 7)");
        assertThat(Trees.without(Tree.parse("(0 1 (2 3))"), 1)).hasToString("(0 (2 3))");
    }

    @Test
    void every_smaller_tree_is_smaller_and_keeps_turns() {
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            Tree tree = Trees.random(new Trees.Mix(4, 3, 0.2, i % 2 == 0, -9, 9), random);
            assertThat(Trees.smaller(tree)).isNotEmpty().allSatisfy(smaller -> {
                assertThat(smaller.nodes()).isLessThan(tree.nodes());
                assertThat(TreeGame.leafValues(tree)).containsAll(TreeGame.leafValues(smaller));
                assertThat(smaller.isLeaf() || alternates(smaller) || !alternates(tree))
                        .isTrue();
            });
        }
    }

    @Test
    void an_empty_bound_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Trees.Bound(0, 1, true, true, SIGNS));
        assertThatIllegalArgumentException().isThrownBy(() -> new Trees.Bound(1, 0, true, true, SIGNS));
        assertThatIllegalArgumentException().isThrownBy(() -> new Trees.Bound(1, 1_001, true, true, SIGNS));
        assertThatIllegalArgumentException().isThrownBy(() -> new Trees.Bound(1, 1, true, true, List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> new Trees.Mix(0, 1, 0, true, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Trees.Mix(1, 0, 0, true, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Trees.Mix(1, 1, Double.NaN, true, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Trees.Mix(1, 1, 1.5, true, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Trees.Mix(1, 1, 0, true, 1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Trees.Mix(1, 1, 0, true, 0, 1_000_001));
        assertThatIllegalArgumentException().isThrownBy(() -> Trees.uniform(0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Trees.uniform(2, -1));
    }

    @Test
    void random_trees_follow_from_the_seed_and_stay_within_the_mix() {
        Trees.Mix mix = new Trees.Mix(5, 3, 0.2, false, -4, 9);
        Random one = new Random(42);
        Random other = new Random(42);
        Set<Integer> values = new HashSet<>();
        Set<Player> roots = new HashSet<>();
        Set<Tree> trees = new HashSet<>();
        int alternating = 0;
        for (int i = 0; i < 1_000; i++) {
            Tree tree = Trees.random(mix, one);
            assertThat(Trees.random(mix, other)).isEqualTo(tree);
            assertThat(tree.isLeaf()).isFalse();
            assertThat(tree.depth()).isBetween(1, 5);
            values.addAll(TreeGame.leafValues(tree));
            roots.add(tree.player());
            trees.add(tree);
            alternating += alternates(tree) ? 1 : 0;
        }
        assertThat(values).hasSize(14).allSatisfy(value -> assertThat(value).isBetween(-4, 9));
        assertThat(roots).hasSize(2);
        assertThat(trees).hasSizeGreaterThan(900);
        assertThat(alternating).isBetween(1, 900);
        assertThat(Trees.random(new Trees.Mix(5, 3, 0.2, false, -4, 9), new Random(43)))
                .isNotEqualTo(Trees.random(mix, new Random(42)));
    }

    @Test
    void random_trees_alternate_or_are_even_if_asked() {
        Random random = new Random(8);
        for (int i = 0; i < 300; i++) {
            assertThat(alternates(Trees.random(new Trees.Mix(6, 3, 0.3, true, 0, 1), random)))
                    .isTrue();
            Tree even = Trees.random(new Trees.Mix(4, 3, 0, true, 0, 1), random);
            assertThat(shallowest(even)).isEqualTo(4);
            assertThat(Trees.random(new Trees.Mix(6, 3, 1, true, 0, 1), random).depth())
                    .isEqualTo(1);
        }
    }

    private static int shallowest(Tree tree) {
        return tree.isLeaf()
                ? 0
                : 1
                        + tree.children().stream()
                                .mapToInt(TreesTest::shallowest)
                                .min()
                                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "2, 2", "2, 7", "2, 10", "3, 4", "3, 7", "4, 5", "5, 4", "7, 3", "9, 4", "1, 6"})
    void best_ordered_visits_the_knuth_moore_minimum_and_worst_ordered_every_leaf(int b, int d) {
        Tree shape = Trees.uniform(b, d);
        long all = Math.round(Math.pow(b, d));
        long least = Math.round(Math.pow(b, Math.ceil(d / 2.0)) + Math.pow(b, Math.floor(d / 2.0))) - 1;
        assertThat(shape.leaves()).isEqualTo((int) all);
        assertThat(leavesVisited(Trees.bestOrdered(shape))).isEqualTo(least);
        assertThat(leavesVisited(Trees.worstOrdered(shape))).isEqualTo(all);
    }

    @Test
    void ordered_trees_keep_the_shape_and_have_distinct_leaves() {
        Random random = new Random(6);
        for (int i = 0; i < 500; i++) {
            Tree shape = Trees.random(new Trees.Mix(6, 3, 0.2, random.nextBoolean(), 0, 0), random);
            Tree best = Trees.bestOrdered(shape);
            Tree worst = Trees.worstOrdered(shape);
            for (Tree ordered : List.of(best, worst)) {
                assertThat(Trees.withLeaves(ordered, () -> 0)).isEqualTo(shape);
                assertThat(TreeGame.leafValues(ordered)).doesNotHaveDuplicates();
            }
            assertThat(leavesVisited(worst)).isEqualTo(shape.leaves());
            assertThat(leavesVisited(best)).isLessThanOrEqualTo(leavesVisited(worst));
            assertThat(new Minimax<>(new TreeGame(best))
                            .search(new TreeGame(best).initialState())
                            .best())
                    .as("the first child is the best of %s", best)
                    .containsExactly(0);
        }
    }

    private static long leavesVisited(Tree tree) {
        TreeGame game = new TreeGame(tree);
        return new AlphaBeta<>(game).search(game.initialState()).counters().leaves();
    }

    @Test
    void numbered_leaves_show_only_the_shape() {
        assertThat(Trees.numbered(Tree.parse("((7 3) (15) ^(1 12))"))).hasToString("^(v(0 1) v(2) ^(3 4))");
    }

    @Test
    void a_game_unfolds_into_its_tree() {
        TicTacToe game = new TicTacToe();
        Tree tree = Trees.unfold(game, Board.parse("XOX/OXO/.X."));
        assertThat(tree).hasToString("v(^(1) ^(1))");
        assertThatThrownBy(() -> tree.children().clear()).isInstanceOf(UnsupportedOperationException.class);
    }
}
