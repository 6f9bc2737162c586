package plybook.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

class CrashesTest {
    @Test
    void an_immutable_list_throws_without_a_word() {
        UnsupportedOperationException thrown = thrownByAnImmutableList();
        assertThat(thrown.getMessage()).isNull();
        assertThat(Crashes.cause(thrown.getClass().getSimpleName()))
                .map(Mistake::id)
                .contains("list-not-to-be-changed");
    }

    @Test
    void a_comparator_that_never_says_equal_is_found_out_by_the_sorting() {
        List<Integer> many = new Random(1).ints(1_000, 0, 10).boxed().collect(Collectors.toCollection(ArrayList::new));
        Throwable thrown = catchThrowableOfType(
                IllegalArgumentException.class, () -> many.sort((one, other) -> one <= other ? -1 : 1));
        assertThat(Crashes.cause("IllegalArgumentException: " + thrown.getMessage()))
                .map(Mistake::id)
                .contains("comparator-contradicts-itself");
        assertThat(Crashes.tellsAll(
                        "value threw IllegalArgumentException: " + thrown.getMessage() + ". It looks like this"))
                .isTrue();
        assertThat(Crashes.tellsAll("value threw IllegalArgumentException: no such cell"))
                .isFalse();
        assertThat(Crashes.tellsAll("value ended the program (MyMinimax.java:9)"))
                .isTrue();
        assertThat(Crashes.tellsAll("value threw IllegalStateException: it has ended the program"))
                .isFalse();
        assertThat(Crashes.tellsAll("value threw ClassCastException: Move cannot be cast to Comparable"))
                .isTrue();
        assertThat(Crashes.tellsAll("actions threw UnsupportedOperationException (MyTicTacToe.java:9)."))
                .isTrue();
        assertThat(Crashes.tellsAll("actions threw UnsupportedOperationException: not so"))
                .isFalse();
        assertThat(Crashes.tellsAll("value threw ConcurrentModificationException (MyMinimax.java:9)."))
                .isTrue();
        assertThat(Crashes.tellsAll("value threw RuntimeException: java.lang.ClassCastException"))
                .as("whose cause is not told")
                .isFalse();
    }

    @Test
    void what_a_learner_has_not_written_yet_is_no_changed_list() {
        assertThat(Crashes.cause("UnsupportedOperationException: value is still to do"))
                .isEmpty();
    }

    @Test
    void a_stone_on_a_taken_cell_is_told_as_that() {
        Board board = Board.empty(5);
        board.put(new Cell(1, 2), Player.X);
        IllegalArgumentException thrown =
                catchThrowableOfType(IllegalArgumentException.class, () -> board.put(new Cell(1, 2), Player.O));
        assertThat(Crashes.cause("IllegalArgumentException: " + thrown.getMessage()))
                .map(Mistake::id)
                .contains("cell-taken-already");
    }

    @Test
    void an_action_of_another_position_is_told_from_an_illegal_one() {
        assertThat(Crashes.cause(
                        "IllegalArgumentException: no action (2,2) here: the cell is taken; moves not undone: 3"))
                .map(Mistake::id)
                .contains("position-is-another");
        assertThat(Crashes.cause("IllegalArgumentException: no action 4 here; there are: [0, 1]"))
                .map(Mistake::id)
                .contains("position-is-another");
    }

    private static UnsupportedOperationException thrownByAnImmutableList() {
        List<Integer> list = List.of(1, 2);
        try {
            list.sort(Comparator.naturalOrder());
        } catch (UnsupportedOperationException e) {
            return e;
        }
        throw new AssertionError("the list was sorted");
    }
}
