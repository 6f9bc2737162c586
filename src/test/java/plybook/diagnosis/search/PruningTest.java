package plybook.diagnosis.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.Random;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.AlphaBeta;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.search.Options;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/** A run of many calls is judged as one: the rule that explains it, the missed cutoffs, and the cost. */
class PruningTest {
    private static LeafLedger asked(String tree, Integer... leaves) {
        LeafLedger ledger = new LeafLedger(Tree.parse(tree), Window.FULL);
        Arrays.asList(leaves).forEach(ledger::applyAsInt);
        return ledger;
    }

    private static Pruning of(LeafLedger... ledgers) {
        Pruning run = new Pruning();
        Arrays.asList(ledgers).forEach(ledger -> run.add(ledger, 0));
        return run;
    }

    /** A run of a right search over random trees, half of them with many ties. */
    private static Pruning right(Bounds bounds, Cutoff cutoff) {
        Random random = new Random(3);
        Pruning run = new Pruning();
        for (int i = 0; i < 60; i++) {
            int most = i % 2 == 0 ? 1 : 99;
            Tree tree = Trees.random(new Trees.Mix(4, 4, 0.1, i % 3 > 0, -most, most), random);
            LeafLedger ledger = new LeafLedger(tree, Window.FULL);
            TreeGame game = new TreeGame(tree, ledger);
            run.add(
                    ledger,
                    new AlphaBeta<>(game, Options.none(), bounds, cutoff)
                            .search(game.initialState())
                            .value());
        }
        return run;
    }

    @Test
    void each_sound_rule_is_known_by_its_name() {
        assertThat(right(Bounds.SOFT, Cutoff.AT_EQUALITY).style()).contains("cuts at equality (α ≥ β)");
        assertThat(right(Bounds.HARD, Cutoff.AT_EQUALITY).style()).contains("cuts at equality (α ≥ β)");
        assertThat(right(Bounds.SOFT, Cutoff.BEYOND_EQUALITY).style())
                .contains("cuts only beyond equality (α > β), fail-soft or as good");
        assertThat(right(Bounds.HARD_BUT_LEAVES, Cutoff.BEYOND_EQUALITY).style())
                .hasValueSatisfying(name -> assertThat(name).contains("beyond equality", "fail-hard"));
    }

    @Test
    void strict_and_clamped_is_no_rule_because_it_never_cuts() {
        Pruning run = right(Bounds.HARD, Cutoff.BEYOND_EQUALITY);
        assertThat(run.style()).isEmpty();
        assertThat(run.questions()).isEqualTo(run.leaves());
        assertThat(run.asksClearlyLess()).isFalse();
        assertThat(run.missedBeyondEquality()).isPresent();
    }

    @Test
    void one_call_that_breaks_the_rule_is_enough() {
        Pruning run = right(Bounds.SOFT, Cutoff.AT_EQUALITY);
        run.add(asked("(3 (1 4))", 0, 1, 2), 3);
        assertThat(run.style()).isEmpty();
    }

    @Test
    void the_needless_leaf_of_the_smallest_tree_is_returned() {
        LeafLedger large = asked("(3 (1 4) (2 5))", 0, 1, 2, 3, 4);
        LeafLedger small = asked("(3 (1 4))", 0, 1, 2);
        Pruning.Missed missed = of(large, small).missedBeyondEquality().orElseThrow();
        assertThat(missed.ledger()).isSameAs(small);
        assertThat(missed.dead().leaf()).isEqualTo(2);
        assertThat(missed.dead().window()).isEqualTo(new Window(3, 1));
        assertThat(of(large, small).needless()).isEqualTo(3);
    }

    @Test
    void bounds_that_just_meet_count_only_at_equality() {
        Pruning run = of(asked("(3 (3 4))", 0, 1, 2));
        assertThat(run.missedBeyondEquality()).isEmpty();
        assertThat(run.missedAtEquality()).isPresent();
        assertThat(run.needless()).isZero();
    }

    @Test
    void a_needless_leaf_after_the_first_repeat_is_not_held_against_a_search() {
        assertThat(of(asked("(3 (1 4))", 0, 1, 0, 2)).missedBeyondEquality()).isEmpty();
        assertThat(of(asked("(3 (1 4))", 0, 1, 2, 0)).missedBeyondEquality()).isPresent();
    }

    @Test
    void questions_leaves_and_repeats_are_counted_over_the_run() {
        LeafLedger once = asked("(1 2)", 0, 1);
        LeafLedger again = asked("((1 2) 3)", 0, 1, 2, 0, 1);
        LeafLedger smaller = asked("(1 2)", 0, 1, 0);
        Pruning run = of(once, again, smaller);
        assertThat(run.questions()).isEqualTo(10);
        assertThat(run.leaves()).isEqualTo(7);
        assertThat(run.repeats()).isEqualTo(3);
        assertThat(run.repeated()).containsSame(smaller);
        assertThat(of(once).repeated()).isEmpty();
    }

    /** The border, nineteen of twenty, still counts. */
    @Test
    void clearly_less_is_at_most_95_percent() {
        LeafLedger nineteen = new LeafLedger(wide(20), Window.FULL);
        for (int leaf = 0; leaf < 19; leaf++) {
            nineteen.applyAsInt(leaf);
        }
        assertThat(of(nineteen).asksClearlyLess()).isTrue();
        nineteen.applyAsInt(19);
        assertThat(of(nineteen).asksClearlyLess()).isFalse();
    }

    /** Sound searches that repeat themselves ask a little more than minimax; up to twice as much is allowed. */
    @Test
    void wasteful_is_more_than_twice() {
        LeafLedger twice = asked("(1 2)", 0, 1, 0, 1);
        assertThat(of(twice).asksWastefully()).isFalse();
        twice.applyAsInt(0);
        assertThat(of(twice).asksWastefully()).isTrue();
    }

    private static Tree wide(int leaves) {
        return new Tree.Node(Player.MAX, Collections.nCopies(leaves, Tree.leaf(1)));
    }
}
