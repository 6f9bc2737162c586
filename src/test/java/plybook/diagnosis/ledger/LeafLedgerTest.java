package plybook.diagnosis.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.AlphaBeta;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/** The rule that judges pruning, on random trees: any player at any node, single children, half with narrow windows. */
class LeafLedgerTest {
    private static final int TREES = 4_000;

    private record Trial(Tree tree, Window window) {}

    private static Stream<Trial> trials() {
        Random random = new Random(29);
        Trees.Mix wide = new Trees.Mix(6, 4, 0.2, false, -50, 50);
        Trees.Mix ties = new Trees.Mix(6, 4, 0.2, false, -1, 1);
        return IntStream.range(0, TREES).mapToObj(i -> {
            Tree tree = Trees.random(i % 2 == 0 ? wide : ties, random);
            int alpha = random.nextInt(9) - 5;
            return new Trial(tree, i % 4 < 2 ? Window.FULL : new Window(alpha, alpha + 1 + random.nextInt(9)));
        });
    }

    private static int value(Tree tree) {
        TreeGame game = new TreeGame(tree);
        return new Minimax<>(game).search(game.initialState()).value();
    }

    private static LeafLedger searched(Trial trial, Bounds bounds, Cutoff cutoff) {
        LeafLedger ledger = new LeafLedger(trial.tree(), trial.window());
        TreeGame game = new TreeGame(trial.tree(), ledger);
        int answer = new AlphaBeta<>(game, Options.none(), bounds, cutoff)
                .search(game.initialState(), trial.window())
                .value();
        assertThat(ledger.proves(answer)).as(trial.toString()).isTrue();
        return ledger;
    }

    @Test
    void a_cut_at_equality_never_asks_for_a_leaf_that_cannot_matter() {
        trials().forEach(trial -> {
            assertThat(searched(trial, Bounds.SOFT, Cutoff.AT_EQUALITY).dead()).isEmpty();
            assertThat(searched(trial, Bounds.HARD, Cutoff.AT_EQUALITY).dead()).isEmpty();
            assertThat(searched(trial, Bounds.HARD_BUT_LEAVES, Cutoff.AT_EQUALITY)
                            .dead())
                    .isEmpty();
        });
    }

    @Test
    void a_cut_beyond_equality_asks_only_for_leaves_where_the_bounds_have_met() {
        AtomicInteger atEquality = new AtomicInteger();
        trials().forEach(trial -> {
            LeafLedger ledger = searched(trial, Bounds.SOFT, Cutoff.BEYOND_EQUALITY);
            assertThat(ledger.dead()).noneMatch(LeafLedger.DeadLeaf::strictly);
            atEquality.addAndGet(ledger.dead().size());
        });
        assertThat(atEquality.get()).as("leaves asked for at equality").isGreaterThan(TREES / 10);
    }

    @Test
    void asking_for_live_leaves_in_any_order_ends_in_the_minimax_value() {
        Random random = new Random(31);
        trials().limit(1_000).forEach(trial -> {
            Tree tree = trial.tree();
            LeafLedger ledger = new LeafLedger(tree, Window.FULL);
            int value = value(tree);
            List<Integer> open =
                    new ArrayList<>(IntStream.range(0, tree.leaves()).boxed().toList());
            Collections.shuffle(open, random);
            while (!ledger.proves(value)) {
                int next = open.stream()
                        .filter(ledger::isAlive)
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("nothing is alive, and nothing proved: " + tree));
                open.remove(Integer.valueOf(next));
                ledger.applyAsInt(next);
            }
            assertThat(ledger.dead()).isEmpty();
        });
    }

    @Test
    void a_proved_value_holds_whatever_the_other_leaves_are() {
        Random random = new Random(37);
        trials().limit(1_000).forEach(trial -> {
            LeafLedger ledger = searched(new Trial(trial.tree(), Window.FULL), Bounds.SOFT, Cutoff.AT_EQUALITY);
            int value = value(trial.tree());
            for (int i = 0; i < 5; i++) {
                Tree other = ledger.completed(leaf -> random.nextInt(2_001) - 1_000);
                assertThat(value(other)).isEqualTo(value);
            }
        });
    }

    @Test
    void a_lucky_guess_is_not_proved() {
        LeafLedger ledger = new LeafLedger(Tree.parse("((7 3) (15) (1 12 20 22))"), Window.FULL);
        assertThat(ledger.proves(15)).isFalse();
        List.of(0, 1, 2).forEach(ledger::applyAsInt);
        assertThat(ledger.proves(15)).isFalse();
        assertThat(ledger.missing()).contains(3);
        ledger.applyAsInt(3);
        assertThat(ledger.proves(15)).isTrue();
        assertThat(ledger.proves(14)).isFalse();
    }

    @Test
    void the_missing_leaf_is_one_that_could_matter_or_else_the_last() {
        LeafLedger ledger = new LeafLedger(Tree.parse("(3 (1 4 5))"), Window.FULL);
        assertThat(ledger.missing()).contains(0);
        assertThat(ledger.applyAsInt(0)).isEqualTo(3);
        assertThat(ledger.missing()).contains(1);
        assertThat(ledger.applyAsInt(1)).isEqualTo(1);
        assertThat(ledger.applyAsInt(1)).isEqualTo(1);
        assertThat(ledger.applyAsInt(0)).isEqualTo(3);
        assertThat(ledger.missing()).contains(3);
    }

    /** The oracle tries every unsold leaf at both ends of the contract's range. */
    @Test
    void a_choice_is_proved_exactly_if_no_completion_makes_another_better() {
        Random random = new Random(43);
        int proved = 0;
        for (int i = 0; i < 600; i++) {
            Tree tree = Trees.random(new Trees.Mix(3, 3, 0.2, false, -1, 1), random);
            if (tree.isLeaf() || tree.leaves() > 9) {
                continue;
            }
            LeafLedger ledger = new LeafLedger(tree, Window.FULL);
            IntStream.range(0, tree.leaves())
                    .filter(leaf -> random.nextInt(4) > 0)
                    .forEach(ledger::applyAsInt);
            for (int child = 0; child < tree.children().size(); child++) {
                boolean best = bestHoweverFilledIn(ledger, child);
                assertThat(ledger.provesChoice(child))
                        .as("%s, %s: %d", tree, ledger.asked(), child)
                        .isEqualTo(best);
                proved += best ? 1 : 0;
            }
        }
        assertThat(proved).isGreaterThan(100);
    }

    private static boolean bestHoweverFilledIn(LeafLedger ledger, int child) {
        int leaves = ledger.tree().leaves();
        return IntStream.range(0, 1 << leaves).allMatch(ways -> {
            Tree filled = ledger.completed(leaf -> (ways >> leaf & 1) == 0 ? -Window.MAX_VALUE : Window.MAX_VALUE);
            int sign = filled.player() == Player.MAX ? 1 : -1;
            int chosen = sign * value(filled.children().get(child));
            return filled.children().stream().allMatch(other -> chosen >= sign * value(other));
        });
    }

    @Test
    void a_leaf_asked_for_twice_in_a_row_counts_once() {
        LeafLedger ledger = new LeafLedger(Tree.parse("(1 2)"), Window.FULL);
        List.of(0, 0, 1, 0).forEach(ledger::applyAsInt);
        assertThat(ledger.asks()).containsExactly(0, 1, 0);
        assertThat(ledger.repeats()).isEqualTo(1);
    }

    /** Counts from an independent program: runs, and leaves asked for in all of them. */
    @ParameterizedTest
    @CsvSource({"4, 1962, 1370", "5, 23832, 12864"})
    void transcripts_cover_every_tree_with_far_fewer_runs(int leaves, int trees, int runs) {
        assertThat(Trees.all(new Trees.Bound(leaves, leaves, false, true, List.of(-1, 0, 1)))
                        .count())
                .isEqualTo(trees);
        int counted = Trees.all(new Trees.Bound(leaves, leaves, false, true, List.of(0)))
                .mapToInt(shape -> Transcripts.forEach(shape, Window.FULL, List.of(-1, 0, 1), (ledger, again) -> {
                    TreeGame game = new TreeGame(shape, ledger);
                    int answer =
                            new AlphaBeta<>(game).search(game.initialState()).value();
                    assertThat(ledger.proves(answer)).isTrue();
                    assertThat(value(ledger.tree())).isEqualTo(answer);
                }))
                .sum();
        assertThat(counted).isEqualTo(runs);
    }

    /** The leaves that come again are sold first, as {@link Transcripts} says, and taken back where the search turns to others. */
    @Test
    void transcripts_end_for_a_search_that_asks_in_another_order_each_time() {
        Tree shape = Tree.parse("(0 0 0)");
        List<Integer> before = new ArrayList<>();
        Set<List<Integer>> values = new HashSet<>();
        int[] calls = {0};
        int runs = Transcripts.forEach(shape, Window.FULL, List.of(-1, 0, 1), (ledger, again) -> {
            List<Integer> order = calls[0]++ % 2 == 0 ? List.of(0, 1, 2) : List.of(2, 0, 1);
            List<Integer> expected = List.copyOf(before.subList(0, again));
            expected.forEach(ledger::applyAsInt);
            if (!order.subList(0, again).equals(expected)) {
                ledger.startAgain();
            }
            values.add(order.stream().map(ledger::applyAsInt).toList());
            before.clear();
            before.addAll(ledger.asked());
        });
        assertThat(runs).isEqualTo(27);
        assertThat(values).as("nothing is left out").hasSize(27);
    }

    @Test
    void an_answer_outside_the_window_is_proved_by_a_bound_on_its_side() {
        LeafLedger ledger = new LeafLedger(Tree.parse("(7 (3 5))"), new Window(4, 6));
        assertThat(ledger.window()).isEqualTo(new Window(4, 6));
        assertThat(ledger.proves(6)).isFalse();
        assertThat(ledger.proves(4)).isFalse();
        ledger.applyAsInt(0);
        assertThat(ledger.proves(6)).isTrue();
        assertThat(ledger.proves(99)).isTrue();
        assertThat(ledger.proves(5)).isFalse();
        assertThat(ledger.proves(4)).isFalse();
    }

    @Test
    void the_children_of_the_root_are_known_by_their_leaves() {
        LeafLedger ledger = new LeafLedger(Tree.parse("((7 3) (15) (1 12 20 22))"), Window.FULL);
        List.of(5, 2, 3, 4).forEach(ledger::applyAsInt);
        assertThat(ledger.childrenAsAsked()).containsExactly(2, 1);
        assertThat(IntStream.range(0, 3).map(ledger::firstLeafOf)).containsExactly(0, 2, 3);
        assertThat(ledger.leaf(5)).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"-1", "2"})
    void a_leaf_that_the_tree_does_not_have_is_refused(int leaf) {
        LeafLedger ledger = new LeafLedger(Tree.parse("(1 2)"), Window.FULL);
        assertThatThrownBy(() -> ledger.applyAsInt(leaf))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no leaf " + leaf);
    }

    @Test
    void a_needless_leaf_tells_whether_anything_was_asked_for_again_before_it() {
        LeafLedger once = new LeafLedger(Tree.parse("(3 (1 4))"), Window.FULL);
        List.of(0, 1, 2).forEach(once::applyAsInt);
        assertThat(once.dead().stream().map(LeafLedger.DeadLeaf::afterRepeat)).containsExactly(false);
        LeafLedger again = new LeafLedger(Tree.parse("(3 (1 4))"), Window.FULL);
        List.of(0, 1, 0, 2).forEach(again::applyAsInt);
        assertThat(again.dead().stream().map(LeafLedger.DeadLeaf::afterRepeat)).containsExactly(true);
    }

    /** A machine that was too busy puts the question again, and a search in random order then asks for other leaves. */
    @Test
    void a_question_put_anew_is_judged_by_its_own_order_alone() {
        Tree tree = Tree.parse("((3 5) (9 1))");
        LeafLedger ledger = new LeafLedger(tree, Window.FULL);
        List.of(0, 1, 3, 2).forEach(ledger::applyAsInt);
        assertThat(ledger.dead()).hasSize(1);
        ledger.startAgain();
        for (int leaf : List.of(3, 2, 1, 0)) {
            ledger.applyAsInt(leaf);
        }
        assertThat(ledger.dead()).isEmpty();
        assertThat(ledger.repeats()).isZero();
        assertThat(ledger.asked()).containsExactly(3, 2, 1, 0);
        assertThat(ledger.asks()).containsExactly(3, 2, 1, 0);
        assertThat(ledger.proves(3)).isTrue();
    }
}
