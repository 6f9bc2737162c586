package plybook.diagnosis.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/** Ends and evaluations are sold at their price, where a search with a depth should ask for them; all else is a stray. */
class DepthLedgerTest {
    /** Leaves 0 and 2 lie above the horizon; of 1, 3 and 4 on it the game goes on at 1, 3 and 4, by their places. */
    private static final Tree TREE = Tree.parse("(7 ((5) 8) ((4) (6)))");

    private static DepthLedger ledger(Tree tree, int depth) {
        return new DepthLedger(new LimitedTree(tree, depth), new LeafLedger(tree, Window.FULL));
    }

    /** Returns the questions that a plain search with a depth asks, by their numbers in the whole tree. */
    private static void ask(Tree tree, int ply, int depth, int[] next, int leaves, List<Integer> asked) {
        int node = next[0]++;
        boolean isLeaf = tree.isLeaf();
        int leaf = next[1];
        next[1] += isLeaf ? 1 : 0;
        if (ply <= depth && isLeaf) {
            asked.add(leaf);
        } else if (ply == depth) {
            asked.add(leaves + node);
        }
        tree.children().forEach(child -> ask(child, ply + 1, depth, next, leaves, asked));
    }

    @Test
    void a_search_with_a_depth_is_sold_each_leaf_that_it_is_to_see_once() {
        Random random = new Random(5);
        int evaluated = 0;
        for (int i = 0; i < 50; i++) {
            Tree tree = Trees.random(new Trees.Mix(4, 3, 0.2, i % 2 == 0, -9, 9), random);
            if (tree.isLeaf()) {
                continue;
            }
            int depth = tree.depth();
            LimitedTree limited = new LimitedTree(tree);
            DepthLedger ledger = ledger(tree, depth);
            assertThat(ledger.depth()).isEqualTo(depth);
            assertThat(ledger.horizon()).hasValue(depth);
            assertThat(limited.depth()).isEqualTo(depth);
            assertThat(limited.seen()).isEqualTo(tree);
            List<Integer> questions = new ArrayList<>();
            ask(limited.whole(), 0, depth, new int[2], limited.whole().leaves(), questions);
            List<Integer> values = TreeGame.leafValues(tree);
            assertThat(questions).hasSize(values.size());
            for (int leaf = 0; leaf < values.size(); leaf++) {
                int number = questions.get(leaf);
                boolean isEvaluated = number >= limited.whole().leaves();
                evaluated += isEvaluated ? 1 : 0;
                assertThat(limited.isProper(number)).isTrue();
                assertThat(limited.isEvaluated(leaf)).isEqualTo(isEvaluated);
                assertThat(ledger.leaf(number)).isEqualTo(leaf);
                assertThat(limited.price(number)).isEqualTo(values.get(leaf));
                assertThat(ledger.applyAsInt(number)).isEqualTo(values.get(leaf));
            }
            assertThat(ledger.ledger().asks())
                    .isEqualTo(IntStream.range(0, values.size()).boxed().toList());
            assertThat(ledger.asks()).isEqualTo(questions);
            assertThat(ledger.firstStray()).isEmpty();
        }
        assertThat(evaluated).as("evaluations").isGreaterThan(100);
    }

    @Test
    void the_game_goes_on_below_most_leaves_at_the_horizon_and_nowhere_else() {
        Tree whole = new LimitedTree(Tree.parse("(1 2 3 (4))"), 2).whole();
        assertThat(whole.children().subList(0, 3)).allMatch(Tree::isLeaf);
        Tree wide = new LimitedTree(Tree.parse("(1 2 3 4 5 6)")).whole();
        assertThat(wide.children().stream().map(Tree::isLeaf)).containsExactly(false, false, true, false, false, true);
        assertThat(wide.depth()).as("deep enough to tell two plies too many").isEqualTo(4);
        for (int i = 0; i < 6; i++) {
            int value = i + 1;
            Tree child = wide.children().get(i);
            if (!child.isLeaf()) {
                assertThat(TreeGame.leafValues(child))
                        .as("values below %d", value)
                        .hasSize(4)
                        .doesNotContain(value);
            }
        }
    }

    @Test
    void a_question_below_above_or_at_the_wrong_kind_of_state_is_a_stray_with_words() {
        LimitedTree limited = new LimitedTree(TREE);
        int leaves = limited.whole().leaves();
        int nodes = limited.whole().nodes();
        DepthLedger ledger = ledger(TREE, TREE.depth());
        ledger.applyAsInt(leaves);
        assertThat(ledger.firstStray()).isEqualTo("the evaluation of a state 0 plies deep");
        ledger.applyAsInt(leaves + 1);
        assertThat(ledger.firstStray()).as("the first stays").isEqualTo("the evaluation of a state 0 plies deep");
        assertThat(ledger.asks()).containsExactly(leaves, leaves + 1);
        assertThat(ledger.ledger().asks()).isEmpty();

        ledger.startAgain();
        assertThat(ledger.asks()).isEmpty();
        assertThat(ledger.firstStray()).isEmpty();
        int value = ledger.applyAsInt(leaves + 1);
        assertThat(value).isEqualTo(limited.price(leaves + 1)).isEqualTo(limited.priceOfStray(leaves + 1));
        assertThat(ledger.firstStray()).isEqualTo("the evaluation of a finished game 1 ply deep");

        List<String> words = IntStream.range(0, leaves + nodes)
                .filter(number -> !limited.isProper(number))
                .mapToObj(limited::described)
                .distinct()
                .toList();
        assertThat(words)
                .contains(
                        "the utility of a state below the horizon",
                        "the evaluation of a state 2 plies deep",
                        "the evaluation of a finished game 2 plies deep",
                        "the evaluation of a finished game 4 plies deep",
                        "the evaluation of a state 5 plies deep")
                .doesNotContain("the evaluation of a state 3 plies deep");
        assertThat(IntStream.range(0, leaves + nodes).filter(limited::isProper)).hasSize(TREE.leaves());
    }

    @Test
    void asking_twice_in_a_row_counts_once_and_asking_again_later_twice() {
        DepthLedger ledger = ledger(Tree.parse("(1 2 3)"), 2);
        ledger.applyAsInt(0);
        ledger.applyAsInt(0);
        ledger.applyAsInt(1);
        ledger.applyAsInt(0);
        assertThat(ledger.asks()).containsExactly(0, 1, 0);
    }

    @Test
    void a_leaf_at_the_horizon_is_noted_as_evaluated_and_forgotten_with_the_rest() {
        Tree tree = Tree.parse("(1 2 3)");
        DepthLedger ledger = ledger(tree, 1);
        assertThat(IntStream.range(0, 3).mapToObj(ledger.ledger()::note))
                .containsExactly(" (evaluated)", " (evaluated)", "");
        assertThat(new LeafLedger(tree, Window.FULL).note(0)).isEmpty();
        ledger.applyAsInt(new LimitedTree(tree, 1).whole().leaves() + 1); // the evaluation of the first child
        assertThat(ledger.ledger().asks()).containsExactly(0);
        ledger.startAgain();
        assertThat(ledger.ledger().asks()).isEmpty();
    }

    /** A learner's search sees the same tree today and tomorrow, whatever it asks. */
    @Test
    void what_lies_below_the_horizon_and_what_a_stray_costs_is_fixed() {
        LimitedTree limited = new LimitedTree(Tree.parse("(1 -300 2 7)"), 1);
        assertThat(limited.whole()).hasToString("^(v(3 ^(v(6 2) -1)) ^(-97 v(^(-94 -98) -101)) 2 ^(9 v(^(12 8) 5)))");
        assertThat(IntStream.range(0, limited.whole().leaves() + limited.whole().nodes())
                        .filter(number -> !limited.isProper(number))
                        .map(limited::priceOfStray))
                .containsExactly(
                        3, 6, 2, -1, -97, -94, -98, -101, 9, 12, 8, 5, // below the horizon
                        0, 5, 2, -1, 2, 5, -4, 1, -7, 1, -2, 6, 3, -5, 6, -3, 5, -3, -6, 2); // evaluations
    }

    @Test
    void a_tree_deeper_than_the_search_and_a_number_of_nothing_are_refused() {
        assertThatThrownBy(() -> new LimitedTree(TREE, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a tree of 3 plies cannot be seen at depth 2");
        LimitedTree limited = new LimitedTree(TREE);
        int numbers = limited.whole().leaves() + limited.whole().nodes();
        assertThat(limited.leafSeen(numbers - 1)).isEqualTo(-1);
        for (int wrong : new int[] {-1, numbers}) {
            assertThatThrownBy(() -> limited.leafSeen(wrong))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("number " + wrong);
        }
    }

    @Test
    void a_single_state_with_no_plies_left_is_an_end_or_not_by_its_value() {
        assertThat(new LimitedTree(Tree.leaf(7), 0).isEvaluated(0)).isTrue();
        assertThat(new LimitedTree(Tree.leaf(-3), 0).isEvaluated(0)).isTrue();
        assertThat(new LimitedTree(Tree.leaf(0), 0).isEvaluated(0)).isFalse();
        assertThat(new LimitedTree(Tree.leaf(7), 1).isEvaluated(0)).isFalse();
    }
}
