package plybook.diagnosis.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Window;
import plybook.tree.Tree;

/** An answer is compared as far as the contract fixes it. */
class ObservationTest {
    private static final Tree TREE = Tree.parse("(1 2)");

    private static OptionalInt essentials(Probe probe, int answer) {
        return new Observation(probe, List.of(), OptionalInt.of(answer)).essentials();
    }

    @ParameterizedTest
    @CsvSource({"5, 5", "2, 2", "9, 9", "1, 2", "-2147483648, 2", "10, 9", "2147483647, 9"})
    void a_value_outside_the_window_is_its_nearest_bound(int answer, int essential) {
        assertThat(essentials(Probe.value(TREE, new Window(2, 9)), answer)).hasValue(essential);
    }

    @Test
    void anything_beyond_all_values_is_infinity() {
        Probe full = Probe.value(TREE, Window.FULL);
        assertThat(essentials(full, Integer.MIN_VALUE)).hasValue(-Window.INFINITY);
        assertThat(essentials(full, -Window.MAX_VALUE - 1)).hasValue(-Window.INFINITY);
        assertThat(essentials(full, -Window.MAX_VALUE)).hasValue(-Window.MAX_VALUE);
        assertThat(essentials(full, Window.MAX_VALUE)).hasValue(Window.MAX_VALUE);
        assertThat(essentials(full, Window.MAX_VALUE + 1)).hasValue(Window.INFINITY);
    }

    @Test
    void a_choice_is_compared_as_it_is_and_no_answer_stays_none() {
        Probe choice = Probe.choice(TREE);
        assertThat(choice).isEqualTo(new Probe(TREE, Optional.empty(), OptionalInt.empty()));
        assertThat(essentials(choice, 7)).hasValue(7);
        assertThat(essentials(choice, -Window.INFINITY - 1)).hasValue(-Window.INFINITY - 1);
        Probe value = Probe.value(TREE, Window.FULL);
        assertThat(new Observation(value, List.of(), OptionalInt.empty()).essentials())
                .isEmpty();
    }

    @Test
    void a_question_with_a_depth_is_the_same_question_otherwise() {
        Probe value = Probe.value(TREE, new Window(2, 9));
        assertThat(value.depth()).isEmpty();
        assertThat(value.within(3)).isEqualTo(new Probe(TREE, Optional.of(new Window(2, 9)), OptionalInt.of(3)));
        assertThat(new LeafLedger(TREE, Window.FULL).horizon())
                .as("a ledger's own depth")
                .isEmpty();
    }
}
