package plybook.diagnosis.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.repetition.Repetition.Changed;
import plybook.game.Window;
import plybook.tree.Tree;

/** A search that answers a question in two ways does so by chance or because of what is left over; one that does not is told neither. */
class RepetitionTest {
    private static final List<Probe> VALUES = IntStream.range(0, 3)
            .mapToObj(leaf -> Probe.value(Tree.leaf(leaf), Window.FULL))
            .toList();

    private static final List<Probe> CHOICES =
            Stream.of("(1 2)", "(3 4)").map(Tree::parse).map(Probe::choice).toList();

    private static final List<Probe> BOTH =
            Stream.of(VALUES, CHOICES).flatMap(List::stream).toList();

    /** The answer to a question, by how many came before it, to this object and to all. */
    private interface Answers {
        int of(Probe probe, int ofThisObject, int ofAll);
    }

    /** A search that counts the questions it was asked. */
    private static final class Asked {
        private final Answers answers;
        private int ofThisObject;
        private int ofAll;
        private int objects = 1;

        Asked(Answers answers) {
            this.answers = answers;
        }

        Optional<Observation> observe(Probe probe) {
            int answer = answers.of(probe, ofThisObject++, ofAll++);
            return Optional.of(new Observation(probe, List.of(), OptionalInt.of(answer)));
        }

        private void startAgain() {
            ofThisObject = 0;
            objects++;
        }

        /** Asks each question once, and then looks for one that has two answers. */
        Repetition after(List<Probe> probes) {
            List<Observation> seen = new ArrayList<>();
            probes.forEach(probe -> observe(probe).ifPresent(seen::add));
            return new Repetition(new Watched(this::observe, this::startAgain), seen);
        }
    }

    private static Repetition after(List<Probe> probes, Answers answers) {
        return new Asked(answers).after(probes);
    }

    @Test
    void a_search_with_one_answer_to_each_question_has_not_changed() {
        Answers steady = (probe, ofThisObject, ofAll) -> probe.tree().leaves();
        assertThat(after(BOTH, steady).changed()).isEmpty();
        assertThat(after(BOTH, steady).changedForANewObject()).isEmpty();
    }

    @Test
    void answers_that_a_new_object_repeats_from_the_start_are_kept_between_calls() {
        Answers counting = (probe, ofThisObject, ofAll) -> ofThisObject % 7;
        assertThat(after(BOTH, counting).changed()).contains(new Changed(GameMistakes.KEPT_BETWEEN_CALLS, true));
        assertThat(after(BOTH, counting).changedForANewObject()).isEmpty();
    }

    /** The object was asked something before: a new one gives other answers, but always the same. */
    @Test
    void two_new_objects_that_answer_alike_are_no_chance() {
        Asked turning = new Asked((probe, ofThisObject, ofAll) -> ofThisObject % 2);
        turning.observe(VALUES.get(0));
        Repetition repetition = turning.after(BOTH);
        assertThat(repetition.changed()).contains(new Changed(GameMistakes.KEPT_BETWEEN_CALLS, true));
        assertThat(repetition.changedForANewObject()).isPresent();
    }

    @Test
    void an_answer_that_comes_back_is_chance() {
        Random random = new Random(1);
        Answers drawn = (probe, ofThisObject, ofAll) -> random.nextInt(9);
        Changed chance = new Changed(GameMistakes.ANSWERS_BY_CHANCE, true);
        assertThat(after(BOTH, drawn).changed()).contains(chance);
        assertThat(after(BOTH, drawn).changedForANewObject()).contains(chance);
    }

    /** All the answers of two new objects are often the same then. */
    @Test
    void chance_that_strikes_at_one_question_only_is_chance() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Answers drawn = (probe, ofThisObject, ofAll) -> probe.equals(VALUES.get(0)) ? random.nextInt(2) : 1;
            assertThat(after(BOTH, drawn).changed()).contains(new Changed(GameMistakes.ANSWERS_BY_CHANCE, true));
        }
    }

    @Test
    void answers_that_never_come_back_are_kept_although_no_object_repeats_them() {
        Changed kept = new Changed(GameMistakes.KEPT_BETWEEN_CALLS, true);
        assertThat(after(BOTH, (probe, ofThisObject, ofAll) -> ofAll).changed()).contains(kept);
        assertThat(after(BOTH, (probe, ofThisObject, ofAll) -> ofAll / 3).changed())
                .contains(kept);
    }

    /** An object that was asked for long turns to and fro, and a new one does not yet. */
    @Test
    void chance_is_looked_for_with_a_new_object() {
        Answers late = (probe, ofThisObject, ofAll) -> ofThisObject < 24 ? ofAll : ofThisObject % 2;
        assertThat(after(BOTH, late).changed()).contains(new Changed(GameMistakes.KEPT_BETWEEN_CALLS, true));
    }

    @Test
    void the_question_that_changed_tells_the_method() {
        Answers choices = (probe, ofThisObject, ofAll) -> probe.window().isPresent() ? 5 : ofThisObject;
        assertThat(after(BOTH, choices).changed()).contains(new Changed(GameMistakes.KEPT_BETWEEN_CALLS, false));
        Answers values = (probe, ofThisObject, ofAll) -> probe.window().isPresent() ? ofThisObject : 1;
        assertThat(after(BOTH, values).changed()).contains(new Changed(GameMistakes.KEPT_BETWEEN_CALLS, true));
        assertThat(after(VALUES, choices).changed()).isEmpty();
    }

    /** A change at one question in very many asks, as by chance. */
    @Test
    void few_questions_are_asked_again_and_again() {
        Asked late = new Asked((probe, ofThisObject, ofAll) -> ofAll == VALUES.size() + 235 ? 9 : 1);
        assertThat(late.after(VALUES).changed()).isPresent();
        Asked steady = new Asked((probe, ofThisObject, ofAll) -> 1);
        assertThat(steady.after(VALUES).changed()).isEmpty();
        assertThat(steady.ofAll).as("each, and 240 more").isEqualTo(VALUES.size() + 240);
        assertThat(steady.objects).isEqualTo(1);
    }

    @Test
    void of_many_questions_sixty_of_each_kind_are_asked_again() {
        List<Probe> many = new ArrayList<>(CHOICES);
        IntStream.range(0, 120).forEach(i -> many.add(VALUES.get(i % VALUES.size())));
        Asked steady = new Asked((probe, ofThisObject, ofAll) -> 1);
        assertThat(steady.after(many).changed()).isEmpty();
        assertThat(steady.ofAll)
                .as("each, and 60 and 2 of them three times more")
                .isEqualTo(122 + 3 * 62);
    }

    @Test
    void a_search_is_watched_without_the_questions_at_which_it_does_nothing() {
        Asked counting = new Asked((probe, ofThisObject, ofAll) -> ofAll);
        Watched watched =
                new Watched(probe -> probe.window().isPresent() ? counting.observe(probe) : Optional.empty(), () -> {});
        assertThat(watched.observe(BOTH).stream().map(Observation::probe)).containsExactlyElementsOf(VALUES);
    }

    @Test
    void a_search_without_questions_or_without_answers_has_not_changed() {
        assertThat(after(List.of(), (probe, ofThisObject, ofAll) -> ofAll).changed())
                .isEmpty();
        List<Observation> seen = List.of(new Observation(VALUES.get(0), List.of(), OptionalInt.of(1)));
        Repetition silent = new Repetition(new Watched(probe -> Optional.empty(), () -> {}), seen);
        assertThat(silent.changed()).isEmpty();
        assertThat(silent.changedForANewObject()).isEmpty();
    }
}
