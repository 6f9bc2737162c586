package plybook.diagnosis.habits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.habits.Habits.AtHorizon;
import plybook.diagnosis.habits.Habits.Keepers;
import plybook.diagnosis.habits.Habits.Lives;
import plybook.diagnosis.habits.Habits.Lost;
import plybook.diagnosis.habits.Habits.Memory;
import plybook.diagnosis.habits.Habits.Pick;

/** The habits that make a search depend on the places of children, and those that make it depend on the calls before. */
class HabitsTest {
    private static Habits made(Consumer<Habits> change) {
        Habits habits = new Habits();
        change.accept(habits);
        return habits;
    }

    @Test
    void a_right_search_depends_on_no_place_and_on_no_call_before() {
        assertThat(new Habits().dependsOnPlace()).isFalse();
        assertThat(new Habits().remembers()).isFalse();
    }

    @Test
    void the_place_of_a_child_matters_where_one_is_lost_compared_or_cut_off() {
        assertThat(Stream.<Consumer<Habits>>of(
                        habits -> habits.horizon = 4,
                        habits -> habits.atHorizon = AtHorizon.ZERO,
                        habits -> habits.sortsByEvaluation = true,
                        habits -> habits.max.lost = Lost.FIRST,
                        habits -> habits.min.lost = Lost.FIRST,
                        habits -> habits.rootMax.lost = Lost.FIRST,
                        habits -> habits.rootMin.lost = Lost.FIRST,
                        habits -> habits.rootMax.pick = Pick.OF_A_STREAM,
                        habits -> habits.rootMin.pick = Pick.OF_A_COLLECTION))
                .allMatch(change -> made(change).dependsOnPlace());
        assertThat(made(habits -> habits.bothAtTheRoot(root -> root.pick = Pick.LAST))
                        .dependsOnPlace())
                .isFalse();
    }

    @Test
    void a_call_depends_on_those_before_where_something_outlives_it() {
        assertThat(Stream.<Consumer<Habits>>of(
                        habits -> habits.memory = Memory.OF_STATES,
                        habits -> habits.window = Lives.IN_FIELDS_FOR_EVER,
                        habits -> habits.window = Lives.LARGEST_ALPHA_FOR_EVER,
                        habits -> habits.keepers = Keepers.ONLY_MIN))
                .allMatch(change -> made(change).remembers());
        assertThat(made(habits -> habits.window = Lives.IN_FIELDS).remembers()).isFalse();
    }
}
