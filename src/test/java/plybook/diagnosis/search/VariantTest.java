package plybook.diagnosis.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.habits.Habits;
import plybook.diagnosis.habits.Habits.Pick;
import plybook.diagnosis.habits.Habits.RootWindow;
import plybook.diagnosis.search.Variant.Kind;
import plybook.diagnosis.search.Variant.Where;

/** A mistake that is written once gets its variants: for both players and each alone, and with the full window at the root. */
class VariantTest {
    private static Habits made(Consumer<Habits> form) {
        Habits habits = new Habits();
        form.accept(habits);
        return habits;
    }

    private static List<String> ids(List<Variant> variants) {
        return variants.stream().map(variant -> variant.mistake().id()).toList();
    }

    /** Returns the starts of MAX and of MIN in the first form of each. */
    private static List<List<Integer>> starts(List<Variant> variants) {
        return variants.stream()
                .map(variant -> made(variant.forms().get(0)))
                .map(habits -> List.of(habits.max.start, habits.min.start))
                .toList();
    }

    @Test
    void a_mistake_has_the_forms_that_are_given_for_it() {
        assertThat(Kind.VALUE.of("one", List.of())).isEmpty();
        List<Variant> variants = Kind.VALUE.of("one", habits -> habits.max.start = 1, habits -> habits.max.start = 2);
        assertThat(ids(variants)).containsExactly("one");
        assertThat(variants.get(0).kind()).isEqualTo(Kind.VALUE);
        assertThat(variants.get(0).forms().stream().map(form -> made(form).max.start))
                .containsExactly(1, 2);
        assertThatThrownBy(() -> new Variant(new Mistake("none"), Kind.VALUE, List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("none has no form");
    }

    @Test
    void a_mistake_of_a_side_is_made_by_both_players_by_max_and_by_min() {
        Habits right = new Habits();
        List<Variant> variants = Kind.VALUE.bySide("one", side -> side.start = 7);
        assertThat(ids(variants)).containsExactly("one", "one-for-max", "one-for-min");
        assertThat(variants.stream().map(Variant::isOfOnePlayer)).containsExactly(false, true, true);
        assertThat(starts(variants))
                .containsExactly(List.of(7, 7), List.of(7, right.min.start), List.of(right.max.start, 7));
    }

    @Test
    void what_goes_before_a_mistake_of_a_side_goes_before_each_of_its_variants() {
        Habits right = new Habits();
        List<Variant> variants = Kind.VALUE.bySide(
                "one", List.of(side -> side.start = 7), habits -> habits.clampedInside = !right.clampedInside);
        assertThat(starts(variants))
                .containsExactly(List.of(7, 7), List.of(7, right.min.start), List.of(right.max.start, 7));
        assertThat(variants.stream().map(variant -> made(variant.forms().get(0)).clampedInside))
                .containsOnly(!right.clampedInside);
    }

    @Test
    void a_mistake_at_the_root_is_made_for_both_players_for_max_and_for_min() {
        Pick right = new Habits().rootMax.pick;
        List<Variant> variants = Kind.CHOICE.byRoot("one", root -> root.pick = Pick.LAST);
        assertThat(ids(variants)).containsExactly("one", "one-for-max", "one-for-min");
        assertThat(variants.stream()
                        .map(variant -> made(variant.forms().get(0)))
                        .map(habits -> List.of(habits.rootMax.pick, habits.rootMin.pick)))
                .containsExactly(List.of(Pick.LAST, Pick.LAST), List.of(Pick.LAST, right), List.of(right, Pick.LAST));
    }

    @Test
    void each_form_may_come_with_the_full_window_as_well() {
        RootWindow right = new Habits().rootMax.window;
        assertThat(right).isNotEqualTo(RootWindow.FULL);
        List<Variant> variants = Kind.CHOICE.alsoWithFullWindow("one", habits -> habits.max.start = 7);
        assertThat(variants).hasSize(1);
        assertThat(variants.get(0).forms().stream().map(form -> made(form).rootMax.window))
                .containsExactly(right, RootWindow.FULL);
        assertThat(variants.get(0).forms().stream().map(form -> made(form).max.start))
                .containsOnly(7);
        List<Variant> atTheRoot = Kind.CHOICE.alsoByRootWithFullWindow("one", root -> root.pick = Pick.LAST);
        assertThat(ids(atTheRoot)).containsExactly("one", "one-for-max", "one-for-min");
        assertThat(atTheRoot)
                .allSatisfy(variant -> assertThat(variant.forms().stream().map(form -> made(form).rootMin.window))
                        .containsExactly(right, RootWindow.FULL));
    }

    @Test
    void a_kind_says_which_searches_can_have_the_mistake_and_where() {
        Variant depth = Kind.DEPTH_CHOICE.of("one", habits -> {}).get(0);
        assertThat(EnumSet.allOf(Family.class).stream().filter(depth::isIn)).containsExactly(Family.DEPTH_ALPHA_BETA);
        assertThat(depth.isIn(Family.DEPTH_ALPHA_BETA, Where.CHOICE)).isTrue();
        assertThat(depth.isIn(Family.DEPTH_ALPHA_BETA, Where.VALUE)).isFalse();
        assertThat(depth.isIn(Family.ALPHA_BETA, Where.CHOICE)).isFalse();
        assertThat(depth.isMadeSometimes()).isFalse();
        assertThat(Kind.SOMETIMES.of("one", habits -> {}).get(0).isMadeSometimes())
                .isTrue();
    }

    @Test
    void a_name_that_says_more_does_so_for_both_players_and_beside_no_other() {
        List<Mistake> telling = List.of(new Mistake("infinity-comes-back-for-max"));
        List<Mistake> vague = List.of(new Mistake("cut-reversed-for-max"));
        assertThat(KnownMistakes.saysMore(telling, vague)).isTrue();
        assertThat(KnownMistakes.saysMore(vague, telling)).isFalse();
        assertThat(KnownMistakes.saysMore(telling, telling)).isFalse();
        assertThat(KnownMistakes.saysMore(telling, List.of(vague.get(0), new Mistake("two-win"))))
                .isFalse();
        assertThat(KnownMistakes.saysMore(List.of(telling.get(0), new Mistake("two-win")), vague))
                .isFalse();
    }

    @Test
    void the_known_mistakes_of_a_method_are_those_that_can_be_made_in_it() {
        List<Variant> choices = KnownMistakes.of(Family.MINIMAX, Where.CHOICE, Set.of());
        assertThat(choices)
                .isNotEmpty()
                .allMatch(variant -> variant.isIn(Family.MINIMAX, Where.CHOICE))
                .hasSize((int) KnownMistakes.ALL.stream()
                        .filter(variant -> variant.isIn(Family.MINIMAX, Where.CHOICE))
                        .count());
    }
}
