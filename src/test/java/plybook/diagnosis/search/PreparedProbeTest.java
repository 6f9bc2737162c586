package plybook.diagnosis.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.diagnosis.habits.Habits;
import plybook.diagnosis.habits.Habits.Lost;
import plybook.diagnosis.habits.PreparedProbe;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.game.Window;
import plybook.tree.Tree;

/** A model agrees with a search that asks for the same leaves in the same order and gives the same answer, in whichever order it takes children. */
class PreparedProbeTest {
    private static final Consumer<Habits> MINIMAX =
            Family.MINIMAX.styles().get(0).habit();

    private static final String TREE = "((7 3) 5 (1 12))";

    private static Observation seen(boolean value, int answer, Integer... asks) {
        Tree tree = Tree.parse(TREE);
        return new Observation(
                value ? Probe.value(tree, Window.FULL) : Probe.choice(tree), List.of(asks), OptionalInt.of(answer));
    }

    private static boolean agrees(Observation seen, Consumer<Habits> habits, boolean leavesSeen) {
        return new PreparedProbe(seen).agrees(KnownMistakesTest.model(habits), leavesSeen);
    }

    @Test
    void a_search_that_asks_and_answers_as_the_model_does_agrees() {
        Observation right = seen(true, 5, 0, 1, 2, 3, 4);
        assertThat(agrees(right, MINIMAX, true)).isTrue();
        assertThat(agrees(seen(true, 4, 0, 1, 2, 3, 4), MINIMAX, true))
                .as("another answer")
                .isFalse();
        assertThat(agrees(seen(true, 5, 0, 1, 2, 3), MINIMAX, true))
                .as("fewer questions")
                .isFalse();
        assertThat(agrees(seen(true, 5, 0, 1, 2, 3, 4, 3), MINIMAX, true))
                .as("more questions")
                .isFalse();
        assertThat(agrees(seen(true, 5, 0, 1, 2, 0, 3, 4), MINIMAX, true))
                .as("another question midway")
                .isFalse();
    }

    @Test
    void where_leaves_are_not_seen_the_answer_alone_counts() {
        assertThat(agrees(seen(true, 5), MINIMAX, false)).isTrue();
        assertThat(agrees(seen(true, 6), MINIMAX, false)).isFalse();
    }

    @Test
    void children_in_another_order_make_no_difference() {
        assertThat(agrees(seen(true, 5, 4, 3, 2, 1, 0), MINIMAX, true)).isTrue();
        assertThat(agrees(seen(true, 5, 2, 4, 3, 0, 1), MINIMAX, true)).isTrue();
        assertThat(agrees(seen(false, 1, 4, 3, 2, 1, 0), MINIMAX, true))
                .as("the child by its own number")
                .isTrue();
        assertThat(agrees(seen(false, 2, 2, 4, 3, 0, 1), MINIMAX, true)).isFalse();
    }

    @Test
    void a_model_is_asked_again_and_again() {
        PreparedProbe probe = new PreparedProbe(seen(true, 5, 0, 1, 2, 3, 4));
        for (int i = 0; i < 3; i++) {
            assertThat(probe.agrees(KnownMistakesTest.model(MINIMAX), true)).isTrue();
        }
        assertThat(probe.size()).isEqualTo(5);
        assertThat(probe.observed()).isEqualTo(seen(true, 5, 0, 1, 2, 3, 4));
    }

    /** One that loses the first child loses the one that is listed first, though another was asked first. */
    @ParameterizedTest
    @CsvSource({"true, true", "false, false"})
    void places_count_as_they_are_listed_for_a_model_that_depends_on_them(boolean asListed, boolean agree) {
        Consumer<Habits> losing = MINIMAX.andThen(habits -> habits.max.lost = Lost.FIRST);
        Observation seen = asListed ? seen(true, 5, 2, 3, 4) : seen(true, 3, 0, 1, 4, 3);
        PreparedProbe probe = new PreparedProbe(seen);
        assertThat(probe.agrees(KnownMistakesTest.model(losing), true)).isEqualTo(agree);
        assertThat(probe.agrees(KnownMistakesTest.model(losing), true))
                .as("once more")
                .isEqualTo(agree);
    }
}
