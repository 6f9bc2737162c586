package plybook.diagnosis.symptoms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.symptoms.Condition.Kind;
import plybook.diagnosis.symptoms.Symptoms.Answers;
import plybook.diagnosis.symptoms.Symptoms.Leaves;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.Trees;

class SymptomsTest {
    private static List<Tree> trees() {
        Random random = new Random(11);
        Stream<Tree> drawn = Stream.generate(() -> Trees.random(new Trees.Mix(4, 4, 0.2, false, -9, 9), random))
                .limit(300);
        return Stream.concat(Trees.all(new Trees.Bound(3, 3, true, true, List.of(-1, 0, 1))), drawn)
                .filter(tree -> !tree.isLeaf() && tree.leaves() <= 60)
                .toList();
    }

    /** A search of which only the answers are seen. */
    private static Function<Probe, Optional<Observation>> answering(ToIntFunction<Tree> answer) {
        return probe -> Optional.of(new Observation(probe, List.of(), OptionalInt.of(answer.applyAsInt(probe.tree()))));
    }

    private static Optional<Symptoms> values(Function<Probe, Optional<Observation>> search, boolean leavesSeen) {
        return of(search, false, leavesSeen, tree -> Probe.value(tree, Window.FULL));
    }

    private static Optional<Symptoms> choices(ToIntFunction<Tree> chosen) {
        return of(answering(chosen), true, false, Probe::choice);
    }

    private static Optional<Symptoms> of(
            Function<Probe, Optional<Observation>> search,
            boolean choices,
            boolean leavesSeen,
            Function<Tree, Probe> asked) {
        List<Observation> seen = trees().stream()
                .map(asked)
                .flatMap(probe -> search.apply(probe).stream())
                .toList();
        return Symptoms.of(seen, choices, leavesSeen, search);
    }

    private static int value(Tree tree) {
        return Valued.of(tree).value();
    }

    private static boolean isMax(Tree tree) {
        return tree.player() == Player.MAX;
    }

    /** Looks at no more than so many children of a MAX node, and notes the numbers of the leaves. */
    private static int firstOfMax(Tree tree, int most, int firstLeaf, List<Integer> asks) {
        if (tree.isLeaf()) {
            asks.add(firstLeaf);
            return tree.value();
        }
        List<Integer> values = new ArrayList<>();
        int leaf = firstLeaf;
        for (Tree child : tree.children()) {
            if (!isMax(tree) || values.size() < most) {
                values.add(firstOfMax(child, most, leaf, asks));
            }
            leaf += child.leaves();
        }
        IntStream all = values.stream().mapToInt(Integer::intValue);
        return (isMax(tree) ? all.max() : all.min()).orElseThrow();
    }

    private static int sumOfMin(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        IntStream values = tree.children().stream().mapToInt(SymptomsTest::sumOfMin);
        return isMax(tree) ? values.max().orElseThrow() : values.sum();
    }

    @Test
    void nothing_is_said_of_right_answers() {
        assertThat(values(answering(SymptomsTest::value), false)).isEmpty();
        assertThat(choices(tree -> Valued.of(tree).best().get(0))).isEmpty();
    }

    @Test
    void player_and_width_are_found_where_a_player_adds_its_children_up() {
        Symptoms found = values(answering(SymptomsTest::sumOfMin), false).orElseThrow();
        assertThat(found.where().get(0))
                .isEqualTo(new Condition(Kind.WIDE, Optional.of(Player.MIN), OptionalInt.of(2)));
        assertThat(found.inNarrowWindows()).isFalse();
        assertThat(found.wrong()).isBetween(1, found.there());
        assertThat(found.leaves()).isEmpty();
    }

    @Test
    void place_direction_and_leaves_are_found_where_later_children_are_not_looked_at() {
        Symptoms found = values(
                        probe -> {
                            List<Integer> asks = new ArrayList<>();
                            int answer = firstOfMax(probe.tree(), 2, 0, asks);
                            return Optional.of(new Observation(probe, asks, OptionalInt.of(answer)));
                        },
                        true)
                .orElseThrow();
        assertThat(found.where().get(0))
                .isEqualTo(new Condition(Kind.FIRST_TWO_NOT_BEST, Optional.of(Player.MAX), OptionalInt.empty()));
        assertThat(found.answers()).contains(Answers.TOO_LOW);
        assertThat(found.leaves()).contains(Leaves.TOO_FEW);
    }

    @Test
    void choices_are_described_by_the_root_and_by_what_is_chosen() {
        Symptoms found =
                choices(tree -> isMax(tree) ? Valued.of(tree).best().get(0) : 0).orElseThrow();
        assertThat(found.ofChoices()).isTrue();
        assertThat(found.where()).isNotEmpty().allSatisfy(condition -> assertThat(condition.player())
                .contains(Player.MIN));
        assertThat(found.answers()).contains(Answers.THE_FIRST_ACTION);
    }

    @Test
    void what_does_not_hold_on_fresh_trees_is_not_said() {
        List<Tree> known = trees();
        // On the known trees wrong where MAX has three children or more, on all others where it has not.
        ToIntFunction<Tree> changing = tree -> {
            boolean wide = Valued.of(tree)
                    .anywhere(node -> node.isOf(Optional.of(Player.MAX))
                            && node.children().size() > 2);
            return known.contains(tree) == wide ? value(tree) + 1 : value(tree);
        };
        Optional<Symptoms> found = values(answering(changing), false);
        assertThat(found.stream().flatMap(each -> each.where().stream()).map(Condition::kind))
                .doesNotContain(Kind.WIDE, Kind.FIRST_TWO_NOT_BEST);
    }

    @Test
    void nothing_is_said_of_trees_where_answers_are_wrong_at_random() {
        Optional<Symptoms> found = values(
                answering(tree -> value(tree)
                        + (Math.floorMod(tree.toString().hashCode(), 3) == 0
                                ? 1
                                : Math.floorMod(tree.toString().hashCode(), 3) == 1 ? -1 : 0)),
                false);
        assertThat(found).isEmpty();
    }

    @Test
    void a_search_that_goes_wrong_in_narrow_windows_alone_is_told_so() {
        Function<Probe, Optional<Observation>> search = probe -> {
            int value = value(probe.tree());
            Window window = probe.window().orElseThrow();
            boolean high = !window.equals(Window.FULL) && value >= window.beta();
            return Optional.of(new Observation(probe, List.of(), OptionalInt.of(high ? window.beta() - 1 : value)));
        };
        List<Observation> seen = trees().stream()
                .flatMap(tree -> Stream.of(Window.FULL, new Window(-1, 1))
                        .map(window -> search.apply(Probe.value(tree, window)).orElseThrow()))
                .toList();
        Symptoms found = Symptoms.of(seen, false, false, search).orElseThrow();
        assertThat(found.inNarrowWindows()).isTrue();
        assertThat(found.where().get(0).kind()).isEqualTo(Kind.ABOVE_THE_WINDOW);
        assertThat(found.answers()).contains(Answers.TOO_LOW);
        assertThat(found.there()).isEqualTo(found.wrong());
    }

    private static boolean isWide(Tree tree) {
        return tree.children().size() > 2;
    }

    /** Returns the child that is worst for the player to move, the last of several. */
    private static int worst(Tree tree) {
        List<Integer> values = tree.children().stream().map(SymptomsTest::value).toList();
        int worst = isMax(tree) ? Collections.min(values) : Collections.max(values);
        return values.lastIndexOf(worst);
    }

    static Stream<Arguments> wrongValues() {
        return Stream.of(
                answers(Answers.TOO_HIGH, tree -> value(tree) + 1),
                answers(Answers.TOO_LOW, tree -> value(tree) - 1),
                answers(Answers.TOO_BAD_FOR_THE_PLAYER, tree -> value(tree) + (isMax(tree) ? -1 : 1)),
                answers(Answers.TOO_GOOD_FOR_THE_PLAYER, tree -> value(tree) + (isMax(tree) ? 1 : -1)),
                answers(Answers.BEYOND_ALL_VALUES, tree -> isMax(tree) ? -Window.INFINITY : Window.INFINITY));
    }

    static Stream<Arguments> wrongChoices() {
        return Stream.of(
                answers(Answers.THE_FIRST_ACTION, tree -> 0),
                answers(Answers.THE_LAST_ACTION, tree -> tree.children().size() - 1),
                answers(Answers.THE_WORST_ACTION, SymptomsTest::worst));
    }

    private static Arguments answers(Answers kind, ToIntFunction<Tree> wide) {
        return Arguments.of(kind, wide);
    }

    @ParameterizedTest
    @MethodSource("wrongValues")
    void the_kind_of_wrong_value_is_told_with_where_it_comes(Answers kind, ToIntFunction<Tree> wide) {
        Symptoms found = values(answering(tree -> isWide(tree) ? wide.applyAsInt(tree) : value(tree)), false)
                .orElseThrow();
        assertThat(found.answers()).contains(kind);
        assertThat(found.where()).isNotEmpty();
        assertThat(found.asked()).isEqualTo((int) trees().stream().distinct().count());
        assertThat(found.wrong()).isEqualTo((int)
                trees().stream().distinct().filter(SymptomsTest::isWide).count());
        assertThat(found.there()).isBetween(found.wrong(), found.asked() - 1);
        assertThat(found.fresh()).isEqualTo(120);
    }

    @ParameterizedTest
    @MethodSource("wrongChoices")
    void the_kind_of_wrong_choice_is_told(Answers kind, ToIntFunction<Tree> wide) {
        Symptoms found = choices(tree -> isWide(tree)
                        ? wide.applyAsInt(tree)
                        : Valued.of(tree).best().get(0))
                .orElseThrow();
        assertThat(found.answers()).contains(kind);
        assertThat(found.ofChoices()).isTrue();
    }

    @Test
    void no_answer_is_a_kind_of_answer() {
        Function<Probe, Optional<Observation>> search = probe -> Optional.of(new Observation(
                probe, List.of(), isWide(probe.tree()) ? OptionalInt.empty() : OptionalInt.of(value(probe.tree()))));
        assertThat(values(search, false).orElseThrow().answers()).contains(Answers.NONE);
    }

    @Test
    void leaves_that_would_have_been_enough_are_told() {
        Function<Probe, Optional<Observation>> search = probe -> Optional.of(new Observation(
                probe,
                IntStream.range(0, probe.tree().leaves()).boxed().toList(),
                OptionalInt.of(value(probe.tree()) + (isWide(probe.tree()) ? 3 : 0))));
        assertThat(values(search, true).orElseThrow().leaves()).contains(Leaves.ENOUGH);
    }

    @Test
    void depths_of_the_questions_are_kept_for_the_fresh_ones() {
        List<Probe> asked = new ArrayList<>();
        Function<Probe, Optional<Observation>> search = probe -> {
            asked.add(probe);
            return answering(tree -> isWide(tree) ? value(tree) + 1 : value(tree))
                    .apply(probe);
        };
        assertThat(of(search, false, false, tree -> Probe.value(tree, Window.FULL)
                        .within(tree.depth())))
                .isPresent();
        assertThat(asked).allSatisfy(probe -> assertThat(probe.depth())
                .hasValue(probe.tree().depth()));
    }
}
