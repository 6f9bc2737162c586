package plybook.diagnosis.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plybook.diagnosis.habits.Habits;
import plybook.diagnosis.habits.Habits.Cut;
import plybook.diagnosis.habits.Habits.DecidedBy;
import plybook.diagnosis.habits.Habits.RootWindow;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.search.Family.Style;

/** Each kind of search has its right styles, and is observed on what it can be asked. */
class FamilyTest {
    private static Habits made(Style style) {
        Habits habits = new Habits();
        style.habit().accept(habits);
        return habits;
    }

    @ParameterizedTest
    @EnumSource
    void a_search_is_asked_for_a_choice_a_window_and_a_depth_if_it_has_them(Family family) {
        for (List<Probe> probes : List.of(family.probes(), family.freshProbes())) {
            assertThat(probes).isNotEmpty();
            assertThat(probes.stream().anyMatch(probe -> probe.window().isEmpty()))
                    .isEqualTo(family.chooses());
            assertThat(probes.stream()
                                    .flatMap(probe -> probe.window().stream())
                                    .distinct()
                                    .count()
                            > 1)
                    .isEqualTo(family.prunes());
            assertThat(probes).allMatch(probe -> probe.depth().isPresent() == family.hasDepth());
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_form_of_a_style_says_what_the_cut_is_decided_by_where_there_is_one(Family family) {
        List<Style> forms = family.forms();
        assertThat(forms.stream().map(Style::name).distinct())
                .containsExactlyElementsOf(
                        family.styles().stream().map(Style::name).toList());
        assertThat(forms).hasSize(family.styles().size() * (family.prunes() ? DecidedBy.values().length : 1));
        assertThat(forms.stream().map(form -> made(form).decidedBy).distinct())
                .hasSize(family.prunes() ? DecidedBy.values().length : 1);
    }

    @Test
    void a_search_that_looks_at_every_leaf_gives_each_action_the_full_window() {
        Habits habits = made(Family.MINIMAX.styles().get(0));
        assertThat(List.of(habits.max.cut, habits.min.cut)).containsOnly(Cut.NEVER);
        assertThat(List.of(habits.rootMax.window, habits.rootMin.window)).containsOnly(RootWindow.FULL);
    }

    /** Clamped to its window, a value is never beyond it, so a strict comparison would never cut. */
    @Test
    void leaves_are_clamped_only_where_a_cut_is_made_at_equality() {
        List<Style> styles = Family.ALPHA_BETA.styles();
        assertThat(styles).hasSize(5 + 3 * 3);
        assertThat(styles.stream().map(Style::name).filter(name -> name.contains("clamped")))
                .hasSize(2)
                .allMatch(name -> name.startsWith("cuts at equality"));
    }

    @Test
    void an_action_is_chosen_with_the_windows_or_comparisons_of_its_family() {
        assertThat(Family.MINIMAX.rootStyles().stream().map(style -> made(style).rootMin.window))
                .contains(RootWindow.FULL, RootWindow.VALUE_FIRST);
        assertThat(Family.MINIMAX.rootStyles().stream()
                        .filter(style -> made(style).rootMax.pick.compares()))
                .hasSize(2);
        assertThat(Family.ALPHA_BETA.rootStyles().stream().map(style -> made(style).rootMax.window))
                .containsExactly(RootWindow.NARROWED, RootWindow.ONE_WIDER, RootWindow.VALUE_FIRST_THEN_AROUND);
        assertThat(Family.TREE_VALUE.rootStyles()).isEmpty();
    }
}
