package plybook.diagnosis.search;

import static org.assertj.core.api.Assertions.assertThat;
import static plybook.diagnosis.search.KnownMistakesTest.inStyle;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.habits.Habits;
import plybook.diagnosis.habits.ModelSearch;
import plybook.diagnosis.habits.PreparedProbe;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.repetition.Watched;
import plybook.diagnosis.search.Variant.Where;
import plybook.tree.TreeState;

/** A few searches, each for one way to reach a diagnosis; that every mistake is named as itself is tried elsewhere. */
class DiagnosisTest {
    private static void pickTheLast(Habits habits) {
        habits.bothAtTheRoot(root -> root.pick = Habits.Pick.LAST);
    }

    /** A model that is watched as a learner's search is, each new object of which is made by the next habits. */
    private static final class Watching {
        private final AtomicReference<ModelSearch<TreeState, Integer>> model;
        private final AtomicInteger objects = new AtomicInteger(1);
        private final Family family;
        private final Consumer<Habits> later;
        private final UnaryOperator<Observation> seeing;

        Watching(Family family, Consumer<Habits> first, Consumer<Habits> later, UnaryOperator<Observation> seeing) {
            this.family = family;
            this.later = right(family).andThen(later);
            this.seeing = seeing;
            model = new AtomicReference<>(KnownMistakesTest.model(right(family).andThen(first)));
        }

        Diagnosis diagnosis() {
            return Diagnosis.of(
                    family,
                    new Watched(
                            probe -> {
                                Observation seen = PreparedProbe.observe(Objects.requireNonNull(model.get()), probe);
                                List<Integer> asks = family.leavesSeen() ? seen.asks() : List.of();
                                return Optional.of(seeing.apply(new Observation(probe, asks, seen.answer())));
                            },
                            () -> {
                                objects.incrementAndGet();
                                model.set(KnownMistakesTest.model(later));
                            }));
        }
    }

    private static Consumer<Habits> right(Family family) {
        return inStyle(family, family.styles().get(0));
    }

    private static Diagnosis diagnosis(Family family, Consumer<Habits> habits) {
        return new Watching(family, habits, habits, seen -> seen).diagnosis();
    }

    private static Diagnosis of(Family family, UnaryOperator<Observation> seeing) {
        return new Watching(family, habits -> {}, habits -> {}, seeing).diagnosis();
    }

    private static Consumer<Habits> mistake(String id) {
        return KnownMistakes.ALL.stream()
                .filter(variant -> variant.mistake().id().equals(id))
                .findFirst()
                .orElseThrow()
                .forms()
                .get(0);
    }

    private static List<String> ids(List<Mistake> mistakes) {
        return mistakes.stream().map(Mistake::id).toList();
    }

    @Test
    void a_right_search_has_a_style_and_no_mistake() {
        Watching watching = new Watching(Family.MINIMAX, habits -> {}, habits -> {}, seen -> seen);
        Diagnosis found = watching.diagnosis();
        assertThat(found.mistakes()).isEmpty();
        assertThat(found.styles()).containsExactly("looks at every leaf");
        assertThat(watching.objects)
                .as("one more, to be asked everything again")
                .hasValue(2);
    }

    @Test
    void a_mistake_in_the_value_leaves_no_right_style() {
        Diagnosis found = diagnosis(Family.MINIMAX, mistake("values-averaged"));
        assertThat(ids(found.inValue())).containsExactly("values-averaged");
        assertThat(found.inChoice()).isEmpty();
        assertThat(found.styles()).isEmpty();
    }

    @Test
    void a_mistake_in_the_choice_leaves_the_style_of_the_value() {
        Diagnosis found = diagnosis(Family.ALPHA_BETA, mistake("choice-inverted"));
        assertThat(found.inValue()).isEmpty();
        assertThat(ids(found.inChoice())).containsExactly("choice-inverted");
        assertThat(found.styles())
                .contains(Family.ALPHA_BETA.styles().get(0).name())
                .doesNotHaveDuplicates();
    }

    @Test
    void a_choice_that_rests_on_wrong_values_is_named_where_one_name_explains_it() {
        Consumer<Habits> averaged = mistake("values-averaged");
        Diagnosis one = diagnosis(Family.MINIMAX, averaged.andThen(mistake("choice-inverted")));
        assertThat(ids(one.mistakes())).containsExactly("values-averaged", "choice-inverted");
        Diagnosis several = diagnosis(Family.MINIMAX, averaged.andThen(DiagnosisTest::pickTheLast));
        assertThat(ids(several.inValue())).containsExactly("values-averaged");
        assertThat(several.inChoice()).isEmpty();
    }

    @Test
    void of_two_names_that_predict_the_same_the_one_that_says_more_is_given() {
        assertThat(ids(diagnosis(Family.ALPHA_BETA, mistake("first-child-only")).inValue()))
                .containsExactly("first-child-only");
    }

    @Test
    void two_mistakes_in_the_value_are_both_named() {
        assertThat(ids(diagnosis(Family.TREE_VALUE, mistake("changed-by-depth").andThen(mistake("zero-leaf")))
                        .inValue()))
                .containsExactlyInAnyOrder("changed-by-depth", "zero-leaf");
        assertThat(ids(diagnosis(Family.MINIMAX, mistake("values-averaged").andThen(mistake("own-horizon")))
                        .inValue()))
                .containsExactlyInAnyOrder("values-averaged", "own-horizon");
    }

    @Test
    void two_mistakes_that_nothing_tells_apart_are_said_with_or() {
        assertThat(ids(diagnosis(Family.MINIMAX, DiagnosisTest::pickTheLast).inChoice()))
                .containsExactly("choice-last-or-choice-best-not-kept");
    }

    @Test
    void a_number_that_comes_back_although_no_leaf_has_it_is_the_start_of_a_best_so_far() {
        for (int start : new int[] {50, 777}) {
            assertThat(ids(diagnosis(Family.TREE_VALUE, habits -> {
                                habits.max.start = -start;
                                habits.min.start = start;
                            })
                            .inValue()))
                    .containsExactly("sentinel-inside");
        }
    }

    @Test
    void an_answer_without_a_pattern_has_no_name() {
        Diagnosis found = of(
                Family.MINIMAX,
                seen -> seen.probe().tree().leaves() == 3
                        ? new Observation(seen.probe(), seen.asks(), OptionalInt.of(1))
                        : seen);
        assertThat(found).isEqualTo(new Diagnosis(List.of(), List.of(), List.of()));
    }

    /** A search that is wrong until it is made anew: its mistake predicts nothing. */
    @Test
    void a_name_that_a_new_object_does_not_bear_out_is_dropped() {
        Diagnosis found =
                new Watching(Family.MINIMAX, mistake("values-averaged"), habits -> {}, seen -> seen).diagnosis();
        assertThat(found.mistakes()).containsOnly(GameMistakes.KEPT_BETWEEN_CALLS);
        assertThat(found.styles()).isEmpty();
        assertThat(new Watching(Family.MINIMAX, DiagnosisTest::pickTheLast, habits -> {}, seen -> seen)
                        .diagnosis()
                        .inChoice())
                .containsExactly(GameMistakes.KEPT_BETWEEN_CALLS);
    }

    @Test
    void a_search_that_answers_by_chance_is_told_that_and_nothing_else() {
        Random random = new Random(1);
        UnaryOperator<Observation> drawn =
                seen -> new Observation(seen.probe(), seen.asks(), OptionalInt.of(random.nextInt(2)));
        List<Mistake> chance = List.of(GameMistakes.ANSWERS_BY_CHANCE);
        assertThat(of(Family.MINIMAX, drawn)).isEqualTo(new Diagnosis(chance, chance, List.of()));
        assertThat(of(Family.MINIMAX, seen -> seen.probe().window().isPresent() ? seen : drawn.apply(seen)))
                .as("in the choice alone")
                .isEqualTo(new Diagnosis(List.of(), chance, List.of()));
    }

    @Test
    void a_search_that_remembers_in_a_known_way_is_named_by_it() {
        assertThat(ids(diagnosis(Family.TREE_VALUE, mistake("remembered")).inValue()))
                .containsExactly("remembered");
        assertThat(ids(diagnosis(Family.ALPHA_BETA, habits -> habits.window = Habits.Lives.IN_FIELDS_FOR_EVER)
                        .inValue()))
                .containsExactly("window-in-fields");
    }

    @Test
    void what_is_known_is_every_mistake_of_the_models_once() {
        assertThat(Diagnosis.known())
                .doesNotHaveDuplicates()
                .containsAll(KnownMistakes.of(Family.MINIMAX, Where.VALUE, Set.of()).stream()
                        .map(Variant::mistake)
                        .toList());
    }
}
