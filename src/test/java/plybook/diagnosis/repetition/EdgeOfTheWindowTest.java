package plybook.diagnosis.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.repetition.Repetition.Changed;
import plybook.game.Player;
import plybook.tree.TreeGame;

/** A window around the last answer shows where its edge is taken for exact, and nothing else that is kept does. */
class EdgeOfTheWindowTest {
    private final List<Observation> noted = new ArrayList<>();

    /** @param first from the distance of a node's first leaf from the answer before to that of a wrong answer, or 0 for the right one */
    private boolean isTaken(IntUnaryOperator first) {
        int[] before = {0};
        return EdgeOfTheWindow.isTakenForTheValue(new Watched(
                probe -> {
                    List<Integer> leaves = TreeGame.leafValues(probe.tree());
                    int wrong = leaves.size() == 1 ? 0 : first.applyAsInt(leaves.get(0) - before[0]);
                    before[0] = wrong == 0 ? leaves.get(leaves.size() - 1) : before[0] + wrong;
                    return Optional.of(new Observation(probe, List.of(), OptionalInt.of(before[0])));
                },
                noted::add,
                () -> {}));
    }

    private boolean isTakenAt(int... edges) {
        return isTaken(distance -> IntStream.of(edges).anyMatch(edge -> edge == distance) ? distance : 0);
    }

    @Test
    void what_is_wrong_at_one_distance_is_the_edge_of_a_window() {
        assertThat(isTakenAt(25, -25)).isTrue();
        assertThat(isTakenAt(25)).isTrue();
        assertThat(isTakenAt(-300)).isTrue();
        assertThat(isTaken(distance -> Integer.signum(distance) * Math.min(50, Math.abs(distance))))
                .as("all that lies beyond is cut off at the edge, and what lies within is wrong, too")
                .isFalse();
        assertThat(isTaken(distance -> Math.abs(distance) >= 50 ? Integer.signum(distance) * 50 : 0))
                .isTrue();
    }

    @Test
    void what_is_wrong_elsewhere_is_none() {
        assertThat(isTakenAt()).isFalse();
        assertThat(isTakenAt(25, 26)).isFalse();
        assertThat(isTakenAt(25, -40)).isFalse();
        assertThat(isTaken(distance -> 30_000)).as("no window is so wide").isFalse();
    }

    /** @param edges the distances at which the first of two actions is chosen, though the second is better */
    private Watched choosingWronglyAt(int... edges) {
        int[] before = {0};
        return new Watched(
                probe -> {
                    List<Integer> leaves = TreeGame.leafValues(probe.tree());
                    if (probe.window().isPresent()) {
                        return Optional.of(
                                new Observation(probe, List.of(), OptionalInt.of(leaves.get(leaves.size() - 1))));
                    }
                    int distance = leaves.get(0) - before[0];
                    boolean isMax = probe.tree().player() == Player.MAX;
                    boolean isFirstBest = isMax == leaves.get(0) > leaves.get(1);
                    boolean isFirst = isFirstBest || IntStream.of(edges).anyMatch(edge -> edge == distance);
                    int choice = isFirst ? 0 : 1;
                    before[0] = leaves.get(choice);
                    return Optional.of(new Observation(probe, List.of(), OptionalInt.of(choice)));
                },
                noted::add,
                () -> {});
    }

    @Test
    void a_choice_that_is_wrong_at_one_distance_only_shows_the_edge_too() {
        assertThat(EdgeOfTheWindow.isTakenInChoosing(choosingWronglyAt(25, -25)))
                .isTrue();
        assertThat(EdgeOfTheWindow.isTakenInChoosing(choosingWronglyAt(-300))).isTrue();
        assertThat(EdgeOfTheWindow.isTakenInChoosing(choosingWronglyAt())).isFalse();
        assertThat(EdgeOfTheWindow.isTakenInChoosing(choosingWronglyAt(25, 26))).isFalse();
        assertThat(EdgeOfTheWindow.isTakenInChoosing(choosingWronglyAt(25, -40)))
                .isFalse();
    }

    @Test
    void of_choices_it_is_said_only_where_nothing_else_is_known_of_values() {
        Optional<Changed> kept = Optional.of(new Changed(GameMistakes.KEPT_BETWEEN_CALLS, true));
        Optional<Changed> edge = Optional.of(new Changed(GameMistakes.EDGE_TAKEN, false));
        assertThat(EdgeOfTheWindow.orElse(Optional.empty(), choosingWronglyAt(25), true))
                .isEqualTo(edge);
        assertThat(EdgeOfTheWindow.orElse(kept, choosingWronglyAt(25), true)).isEqualTo(kept);
        assertThat(EdgeOfTheWindow.orElse(Optional.empty(), choosingWronglyAt(25), false))
                .isEmpty();
    }

    @Test
    void nothing_of_it_is_noted() {
        assertThat(isTakenAt(25)).isTrue();
        assertThat(noted).isEmpty();
    }
}
