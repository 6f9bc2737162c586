package plybook.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.game.Player;

class TreeTextTest {
    @Test
    void a_list_of_children_alternates_from_max() {
        Tree tree = Tree.parse("((7 3) (15) (1 12 20 22))");
        assertThat(tree)
                .isEqualTo(Tree.max(
                        Tree.min(Tree.leaf(7), Tree.leaf(3)),
                        Tree.min(Tree.leaf(15)),
                        Tree.min(Tree.leaf(1), Tree.leaf(12), Tree.leaf(20), Tree.leaf(22))));
        assertThat(tree.nodes()).isEqualTo(11);
        assertThat(tree.leaves()).isEqualTo(7);
        assertThat(tree.depth()).isEqualTo(2);
    }

    @Test
    void a_mark_sets_the_player_and_the_nodes_below_alternate() {
        assertThat(Tree.parse("v((1 2) 3)")).isEqualTo(Tree.min(Tree.max(Tree.leaf(1), Tree.leaf(2)), Tree.leaf(3)));
        assertThat(Tree.parse("^(^(v(-1)) 0)")).isEqualTo(Tree.max(Tree.max(Tree.min(Tree.leaf(-1))), Tree.leaf(0)));
        assertThat(Tree.parse("((^(1) 2))").children().get(0).children().get(0).player())
                .isEqualTo(Player.MAX);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0                    | 0
            −7                   | -7
            -0                   | 0
            007                  | 7
            '  ( 1,2 ,\t3 ) '    | (1 2 3)
            ((1)(2))             | ((1) (2))
            (1(2)3)              | (1 (2) 3)
            ^(1 v(2))            | (1 (2))
            v((1) 2)             | v(^(1) 2)
            (1v(2)3)             | (1 (2) 3)
            (1000000 -1000000)   | (1000000 -1000000)
            ^ (1)                | (1)
            """)
    void text_is_read_leniently_and_written_in_one_form(String text, String written) {
        assertThat(Tree.parse(text)).hasToString(written);
    }

    @Test
    void every_small_tree_survives_a_round_trip_through_text() {
        int[] count = {0};
        Trees.all(new Trees.Bound(4, 2, true, false, List.of(-1, 0))).forEach(tree -> {
            assertThat(Tree.parse(tree.toString())).isEqualTo(tree);
            count[0]++;
        });
        assertThat(count[0]).isGreaterThan(2_000);
    }

    @Test
    void random_trees_survive_a_round_trip_through_text() {
        Random random = new Random(11);
        for (int i = 0; i < 2_000; i++) {
            Trees.Mix mix = new Trees.Mix(
                    1 + random.nextInt(6), 1 + random.nextInt(4), 0.3, random.nextBoolean(), -1_000_000, 1_000_000);
            Tree tree = Trees.random(mix, random);
            assertThat(Tree.parse(tree.toString())).isEqualTo(tree);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''             | position 0: expected a tree, which is a number or (child child …), the text ends
            '  '           | position 2: expected a tree, which is a number or (child child …), the text ends
            ()             | position 1: expected a child, because a node has one or more, found ')'
            (1 ())         | position 4: expected a child, because a node has one or more, found ')'
            (              | position 1: expected a child or ) to close the ( of position 0, the text ends
            ((1 2) (3      | position 9: expected a child or ) to close the ( of position 7, the text ends
            )              | position 0: expected a number or (, found ')'
            1 2            | position 2: expected the end of the text, because the tree is complete, found '2'
            (1))           | position 3: expected the end of the text, because the tree is complete, found ')'
            (1) x          | position 4: expected the end of the text, because the tree is complete, found 'x'
            (1 x)          | position 3: expected a number or (, found 'x'
            (a)            | position 1: expected a number or (, found 'a'
            +1             | position 0: expected a number or (, found '+'
            [1 2]          | position 0: expected a number or (, found '['
            (1.5)          | position 2: expected a blank, ( or ) after a number, found '.'
            (1x)           | position 2: expected a blank, ( or ) after a number, found 'x'
            1-2            | position 1: expected a blank, ( or ) after a number, found '-'
            -              | position 1: expected a digit after −, the text ends
            (- 1)          | position 2: expected a digit after −, found ' '
            --1            | position 1: expected a digit after −, found '-'
            1000001        | position 0: expected a value within ±1000000, found '1'
            (5 -1000001)   | position 3: expected a value within ±1000000, found '-'
            99999999999999999999 | position 0: expected a value within ±1000000
            ^              | position 1: expected ( after ^, the text ends
            v3             | position 1: expected ( after v, found '3'
            (^v(1))        | position 2: expected ( after ^, found 'v'
            (٣)            | position 1: expected a number or (, found '٣'
            (1 😀)         | position 3: expected a number or (, found '😀'
            """)
    void a_malformed_text_is_refused_with_position_and_expectation(String text, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> Tree.parse(text)).withMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1\0", "1\0 and more", "\0", "(1\0)"})
    void a_nul_character_is_not_the_end_of_the_text(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Tree.parse(text)).withMessageContaining("found '\0'");
    }

    @Test
    void the_message_points_at_the_place() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tree.parse("((7 3) (15) (1 12 x0 22))"))
                .withMessage("""
                        position 18: expected a number or (, found 'x'
                          ((7 3) (15) (1 12 x0 22))
                                            ^""");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tree.parse("((1 2 3 4 5 6 7 8 9 10 11 12)\n(13 14 ? 15 16 17 18 19 20 21 22 23))"))
                .withMessage("""
                        position 37: expected a number or (, found '?'
                          … 9 10 11 12) (13 14 ? 15 16 17 18 19 20 …
                                               ^""");
    }

    @Test
    void a_thousand_plies_are_the_limit() {
        Tree deepest = Tree.parse("(".repeat(1_000) + "1" + ")".repeat(1_000));
        assertThat(deepest.depth()).isEqualTo(1_000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tree.parse("(".repeat(1_001) + "1" + ")".repeat(1_001)))
                .withMessageStartingWith("position 1000: expected no more than 1000 plies");
        assertThatIllegalArgumentException().isThrownBy(() -> Tree.parse("(".repeat(1_000_000)));
    }
}
