package plybook.diagnosis.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.ledger.Observation;
import plybook.tree.TreeGame;

/** A window around the last answer shows where its edge is taken for exact, and nothing else that is kept does. */
class EdgeOfTheWindowTest {
    private final List<Observation> noted = new ArrayList<>();

    /** @param first from the distance of a node's first leaf from the answer before to that of a wrong answer, or 0 for the right one */
    private boolean isTaken(IntUnaryOperator first) {
        int[] before = {0};
        return EdgeOfTheWindow.isTaken(new Watched(
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

    /** @param edges the distances at which the first of two actions is chosen, though the second is better; the values are all right */
    private boolean isTakenInChoosingAt(int... edges) {
        int[] before = {0};
        return EdgeOfTheWindow.isTaken(new Watched(
                probe -> {
                    List<Integer> leaves = TreeGame.leafValues(probe.tree());
                    int distance = leaves.get(0) - before[0];
                    boolean isChoice = probe.window().isEmpty();
                    int last = leaves.size() - 1;
                    boolean wrong = isChoice && last > 0 && IntStream.of(edges).anyMatch(edge -> edge == distance);
                    before[0] = isChoice ? leaves.get(wrong ? 0 : last) : before[0];
                    int answer = isChoice ? (wrong ? 0 : last) : leaves.get(last);
                    return Optional.of(new Observation(probe, List.of(), OptionalInt.of(answer)));
                },
                noted::add,
                () -> {}));
    }

    @Test
    void what_is_chosen_wrongly_at_one_distance_is_one_too() {
        assertThat(isTakenInChoosingAt(25, -25)).isTrue();
        assertThat(isTakenInChoosingAt(-300)).isTrue();
        assertThat(isTakenInChoosingAt()).isFalse();
        assertThat(isTakenInChoosingAt(25, 26)).isFalse();
    }

    @Test
    void nothing_of_it_is_noted() {
        assertThat(isTakenAt(25)).isTrue();
        assertThat(noted).isEmpty();
    }
}
