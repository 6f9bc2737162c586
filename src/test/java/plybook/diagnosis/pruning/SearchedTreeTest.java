package plybook.diagnosis.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.pruning.SearchedTree.Order;
import plybook.game.Window;
import plybook.tree.Tree;

/** The order of the children of one search on one tree, and whether it came back, took turns or read ends first, by its questions. */
class SearchedTreeTest {
    /** MAX at the top; the first child has two ends and then a node with two more, the second is an end. */
    private static final String ENDS = "((1 2 (3 4)) 5)";

    /** @param asks the leaves from left to right, in the order of the questions */
    private static SearchedTree asked(String tree, String asks) {
        LeafLedger ledger = new LeafLedger(Tree.parse(tree), Window.FULL);
        Arrays.stream(asks.split(" ", -1)).map(Integer::valueOf).forEach(ledger::applyAsInt);
        return new SearchedTree(ledger);
    }

    @Test
    void children_come_as_they_are_listed_as_they_were_asked_or_last_first() {
        SearchedTree tree = asked("((1 2) 3 (4 5))", "2 4");
        assertThat(tree.children(0)).containsExactly(1, 4, 5);
        tree.order(Order.AS_ASKED);
        assertThat(tree.children(0)).containsExactly(4, 5, 1);
        assertThat(tree.children(5)).containsExactly(7, 6);
        tree.order(Order.LAST_FIRST);
        assertThat(tree.children(0)).containsExactly(5, 4, 1);
        tree.order(Order.AS_LISTED);
        assertThat(tree.children(0)).containsExactly(1, 4, 5);
    }

    @Test
    void children_tried_before_a_leaf_are_counted_in_the_order_of_the_questions() {
        SearchedTree tree = asked("(3 (1 4) (2 5))", "0 3 1");
        assertThat(IntStream.of(0, 3, 1).map(leaf -> tree.triedBefore(0, leaf))).containsExactly(0, 1, 2);
        assertThat(tree.triedBefore(2, 1)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "0 1 2 1, false",
        "0 1 2 1 3 0, false",
        "0 1 2 3 2 3, false",
        "0 1 2 3 0 2, true",
        "4 0 1 0 1 2 3 4 2, true"
    })
    void a_search_looks_again_if_it_asks_again_in_another_order(String asks, boolean again) {
        assertThat(asked("((1 2) (3 4 5))", asks).looksAgain()).isEqualTo(again);
    }

    /** To compare pieces of more questions than that takes too long. */
    @Test
    void nobody_can_tell_whether_a_search_looks_again_in_more_than_80_questions() {
        String tree = "(" + "(3 4) ".repeat(40).strip() + ")";
        String first = IntStream.range(0, 77).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        assertThat(asked(tree, first + " 0 2 77").looksAgain()).isTrue();
        assertThat(asked(tree, first + " 0 2 77 78").looksAgain()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "((1 2) (3 4)), 0 2 1 3, true",
        "((1 2) (3 4)), 0 1 2 3, false",
        "((1 2) (3 4)), 0 2 1, true",
        "((1 2) (3 4)), 0 2 0 1, false",
        "((1 2) 5 (3 4)), 0 2 1, false",
        "(((1) (2)) (3 4)), 0 1 2, false",
        "(((1) (2)) (3 4)), 0 2 1, true"
    })
    void two_children_take_turns_if_a_search_returns_to_one_and_asks_nothing_twice(
            String tree, String asks, boolean sideBySide) {
        assertThat(asked(tree, asks).sideBySide()).isEqualTo(sideBySide);
    }

    @ParameterizedTest
    @CsvSource({
        "4 0 1 2 3, 1, true, true",
        "0 1 2 3 4, 1, false, true",
        "4 0 2 1 3, 1, false, false",
        "4 0 2 3, 1, false, false",
        "4 2 3, 1, false, false",
        "4, 1, true, true",
        "0 1 4 2 3, 2, true, true",
        "0 1 4 2 3, 1, false, true",
        "0 1 2 4 3, 2, false, true"
    })
    void ends_are_read_first_if_none_within_so_many_plies_comes_after_a_deeper_one(
            String asks, int within, boolean withTheRoot, boolean below) {
        SearchedTree tree = asked(ENDS, asks);
        assertThat(tree.readsEndsFirst(within, true)).isEqualTo(withTheRoot);
        assertThat(tree.readsEndsFirst(within, false)).isEqualTo(below);
    }

    /** The last leaf is closed off by what was asked before it, unless that was only read beforehand. */
    @ParameterizedTest
    @CsvSource({
        "(3 (1 4)), 0 1 2, 0, false",
        "(3 (3 4)), 0 1 2, 0, true",
        "(3 (1 4)), 0 1 2, 1, true",
        "(((3)) (((1)) ((4)))), 0 1 2, 1, false",
        "(((3)) (((1)) ((4)))), 0 1 2, 2, false",
        "(((3)) (((1)) ((4)))), 0 1 2, 3, true",
        "(((3)) (((1)) 4)), 0 1 2, 0, false",
        "(((3)) (((1)) 4)), 0 1 2, 1, true",
        "((5 7) (-1 4)), 0 2 3, 0, true",
        "v((-5 -7) (1 -4)), 0 2 3, 0, true"
    })
    void a_leaf_is_alive_if_only_what_was_read_beforehand_closes_it_off(
            String tree, String asks, int within, boolean alive) {
        assertThat(asked(tree, asks).isAliveBeyond(within, false)).isEqualTo(alive);
    }

    /** The last child of the second node is never asked about: because of the end, or because of the child before. */
    @ParameterizedTest
    @CsvSource({
        "v((3) (5 (1) (2))), 0 1 2, true", // 5 closes it, and was read before 1
        "v((3) (5 (4) (2))), 0 1 2, false", // 4 closes it as well
        "v((3) (2 (4) (2))), 0 1 2, false",
        "v((3) (5 (1) (2))), 0 1, false", // at once
        "v((3) (5 (1) (2))), 0 1 2 3, false", // not at all
        "(v(-3) v(-5 v(-1) v(-2))), 0 1 2, true"
    })
    void a_node_is_left_late_if_only_an_end_closes_it_and_another_child_was_searched(
            String tree, String asks, boolean late) {
        assertThat(asked(tree, asks).leavesLateByEnds(true)).isEqualTo(late);
    }

    /** Whoever goes through the children as they are listed has come by an end that is listed first. */
    @ParameterizedTest
    @CsvSource({
        "(3 ((1) (4))), 0 1 2, false",
        "(((1) (4)) 3), 2 0 1, true",
        "v(-3 ((-1) (-4))), 0 1 2, false",
        "(3 ((5) (4))), 0 1 2, true"
    })
    void an_end_that_is_listed_before_a_child_closes_it_off(String tree, String asks, boolean alive) {
        assertThat(asked(tree, asks).isAliveBeyond(1, true)).isEqualTo(alive);
    }

    @Test
    void children_that_are_no_ends_are_tried_as_listed_or_not() {
        assertThat(asked("((1) 5 (2))", "1 0 2").triesOthersAsListed()).isTrue();
        assertThat(asked("((1) 5 (2))", "2 0 1").triesOthersAsListed()).isFalse();
    }
}
