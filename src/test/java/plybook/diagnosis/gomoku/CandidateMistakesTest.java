package plybook.diagnosis.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Each known way to keep candidates wrongly, by what it answers where a reader can count the cells. */
class CandidateMistakesTest {
    private static final int SIZE = 7;

    private static final String RING = "11 12 13 14 15 21 25 31 35 41 45 51 52 53 54 55";

    /**
     * What was played.
     *
     * @param start the stone of X at the start, as its row and column; empty for none
     * @param moves the cells that are played, each as its row and column; {@code u} takes one back
     */
    private record Played(int size, String start, int radius, String moves) {
        CandidatesTask with(CandidatesTask position) {
            Board board = Board.empty(size);
            cells(start).forEach(cell -> board.put(cell, Player.X));
            position.start(board, radius);
            for (String move : moves.isEmpty() ? List.<String>of() : Arrays.asList(moves.split(" ", -1))) {
                if (move.equals("u")) {
                    position.undo();
                } else {
                    position.make(cell(move));
                }
            }
            return position;
        }
    }

    /** Near enough to the column behind the sixteenth. */
    private static Played wide() {
        return new Played(19, "09", 7, "");
    }

    private static String lastColumn() {
        return "016 116 216 316 416 516 616 716";
    }

    private static Played near(String start, String moves) {
        return new Played(SIZE, start, 1, moves);
    }

    /** A board of five rows without an empty cell. */
    private static Played full() {
        return new Played(5, "", 1, every(5, "").collect(Collectors.joining(" ")));
    }

    /** Stones from the first row on, all of them near the cell in the middle, which stays empty. */
    private static Played crowded(int stones) {
        return new Played(19, "", 9, every(19, "9,9").limit(stones).collect(Collectors.joining(" ")));
    }

    private static Stream<String> every(int size, String butFor) {
        return IntStream.range(0, size * size)
                .mapToObj(i -> i / size + "," + i % size)
                .filter(cell -> !cell.equals(butFor));
    }

    private static Played far(String start) {
        return new Played(SIZE, start, 2, "");
    }

    private static Cell cell(String text) {
        String[] numbers = text.contains(",") ? text.split(",", -1) : text.split("", -1);
        return new Cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }

    private static List<Cell> cells(String texts) {
        return texts.isEmpty()
                ? List.of()
                : Stream.of(texts.split(" ", -1))
                        .map(CandidateMistakesTest::cell)
                        .toList();
    }

    private static String text(Collection<Cell> cells) {
        return cells.stream()
                .map(cell -> "" + cell.row() + cell.column())
                .sorted()
                .collect(Collectors.joining(" "));
    }

    /** Returns each model's mistake, its place among the models of that mistake, what is played, the cells too many, and those that lack. */
    static Stream<Arguments> answers() {
        return Stream.of(
                arguments("undo-restores-nothing", 0, near("33", "34 u"), "25 35 45", "34"),
                arguments("undo-restores-nothing", 0, near("", "00"), "", ""),
                arguments("undo-restores-too-little", 0, near("33", "34 u"), "25 35 45", ""),
                arguments("undo-forgets-the-cell", 0, near("33", "34 u"), "", "34"),
                arguments("undo-restores-too-much", 0, near("33", "34 u"), "", "23 24 43 44"),
                arguments("undo-restores-too-much", 1, near("33", "34 u"), "", "23 24 34 43 44"),
                arguments("undo-restores-too-much", 2, near("33", "34 u"), "", "23 24 43 44"),
                arguments("undo-restores-too-much", 3, near("33", "34 u"), "", "23 24 43 44"),
                arguments("undo-restores-too-much", 4, near("33", "34 u"), "", ""),
                arguments(
                        "undo-restores-too-much",
                        4,
                        new Played(SIZE, "33", 2, "34 u"),
                        "",
                        "12 13 14 15 25 35 45 52 53 54 55"),
                arguments(
                        "undo-restores-too-much",
                        5,
                        new Played(SIZE, "33", 3, "34 u"),
                        "",
                        "01 02 03 04 05 06 16 26 36 46 56 61 62 63 64 65 66"),
                arguments("undo-restores-too-much", 0, near("33", "06 u"), "06", ""),
                arguments("undo-restores-too-much", 2, near("33", "06 u"), "", ""),
                arguments("undo-restores-too-much", 3, near("", "33 u 00"), "", ""),
                arguments("undo-cell-always-back", 0, near("33", "06 u"), "06", ""),
                arguments("undo-cell-always-back", 0, near("33", "34 u"), "", ""),
                arguments("undo-one-step-only", 0, near("33", "34 44 u u"), "25 35 45", "34"),
                arguments("undo-one-step-only", 0, near("33", "34 44 u"), "", ""),
                arguments("undo-takes-the-first-move", 0, near("33", "34 06 u"), "05 15 16 34", "25 35 45"),
                arguments("undo-keeps-the-stone", 0, near("33", "34 u"), "", ""),
                arguments("undo-keeps-the-stone", 1, near("33", "34 u"), "25 35 45", "34"),
                arguments("undo-keeps-the-turn", 0, near("33", "34 u"), "", ""),
                arguments("x-begins-after-start", 0, near("33", "34 u"), "", ""),
                arguments("undo-one-step-only", 1, near("33", "34 44 u"), "", ""),
                arguments("cells-numbered-for-another-size", 0, new Played(12, "09", 1, ""), "10 20", "010 110"),
                arguments("cells-numbered-for-another-size", 1, new Played(12, "09", 1, ""), "10 20", ""),
                arguments("cells-numbered-for-another-size", 2, new Played(12, "09", 1, ""), "", ""),
                arguments("cells-numbered-for-another-size", 3, new Played(12, "09", 1, ""), "", ""),
                arguments("cells-numbered-for-another-size", 4, wide(), "10 20 30 40 50 60 70 80", lastColumn()),
                arguments(
                        "cells-numbered-for-another-size",
                        5,
                        wide(),
                        "018 10 118 20 218 30 318 40 418 50 518 60 618 70 80",
                        ""),
                arguments("cells-numbered-for-another-size", 6, wide(), "10 30 50 70", lastColumn()),
                arguments("undo-of-nothing-ignored", 0, near("33", ""), "", ""),
                arguments("undo-of-nothing-ignored", 0, near("33", "34 u"), "", ""),
                arguments("moves-survive-start", 0, near("33", "34 u"), "", ""),
                arguments("played-on-the-callers-board", 0, near("33", "34"), "", ""),
                arguments("move-noted-too-early", 0, near("33", "34 u"), "", ""),
                arguments("move-noted-too-early", 1, near("33", "34 u"), "", ""),
                arguments("taken-overwritten", 0, near("33", "34 u"), "", ""),
                arguments("mark-always-x", 0, near("33", "34 u"), "", ""),
                arguments("taken-cells-stay", 1, near("33", "34"), "34", ""),
                arguments("taken-cells-stay", 1, near("33", "06 u"), "", ""),
                arguments("cells-listed-twice", 0, near("33", ""), "", ""),
                arguments("radius-always-one", 0, far("33"), "", RING),
                arguments("radius-always-two", 0, near("33", ""), RING, ""),
                arguments("distance-by-steps", 0, far("33"), "", "11 12 14 15 21 25 41 45 51 52 54 55"),
                arguments("lines-only", 0, far("33"), "", "12 14 21 25 41 45 52 54"),
                arguments("rows-and-columns-only", 0, near("33", ""), "", "22 24 42 44"),
                arguments("distance-as-the-crow-flies", 0, far("33"), "", "11 12 14 15 21 25 41 45 51 52 54 55"),
                arguments("distance-as-the-crow-flies", 0, near("33", ""), "", "22 24 42 44"),
                arguments("radius-one-off", 0, far("33"), "", RING),
                arguments("radius-one-off", 1, near("33", ""), RING, ""),
                arguments("last-stone-only", 0, near("33", "36"), "", "22 23 24 32 34 42 43 44"),
                arguments("last-stone-only", 0, near("33", ""), "", ""),
                arguments("stones-at-the-start-forgotten", 0, near("33", "36"), "", "22 23 24 32 34 42 43 44"),
                arguments("stones-at-the-start-forgotten", 0, near("33", ""), "", "22 23 24 32 34 42 43 44"),
                arguments("far-edges-missed", 0, near("55", ""), "", "46 56 64 65 66"),
                arguments("far-edges-missed", 0, near("11", ""), "", ""),
                arguments("edges-missed", 0, near("55", ""), "", "46 56 64 65 66"),
                arguments("edges-missed", 0, near("11", ""), "", "00 01 02 10 20"),
                arguments("one-side-short", 0, near("33", ""), "", "24 34 42 43 44"),
                arguments("taken-cells-stay", 0, near("33", ""), "33", ""),
                arguments("wraps-round-the-edge", 0, near("36", ""), "30 40 50", ""),
                arguments("wraps-round-the-edge", 0, near("00", ""), "06", ""),
                arguments("wraps-round-the-edge", 0, near("11", ""), "", ""),
                arguments("wraps-round-the-edge", 0, near("66", ""), "60", ""),
                arguments("nothing-on-the-empty-board", 0, near("", ""), "", "33"),
                arguments("nothing-on-the-empty-board", 0, near("33", ""), "", ""),
                arguments("every-empty-cell", 0, near("", ""), "", ""),
                arguments("middle-elsewhere", 0, near("", ""), "", ""),
                arguments("middle-elsewhere", 1, near("", ""), "22", "33"),
                arguments("middle-elsewhere", 2, near("", ""), "44", "33"),
                arguments("middle-elsewhere", 3, near("", ""), "77", "33"),
                arguments("middle-elsewhere", 4, near("", ""), "00", "33"),
                arguments("middle-elsewhere", 0, new Played(6, "", 1, ""), "22", "33"),
                arguments("middle-elsewhere", 0, near("33", ""), "", ""),
                arguments("all-cells-on-the-empty-board", 0, new Played(2, "", 1, ""), "00 01 10", ""),
                arguments("middle-not-restored", 0, near("", ""), "", ""),
                arguments("middle-not-restored", 0, near("", "33 u"), "", "33"),
                arguments("middle-not-restored", 1, near("", "33 u"), "", ""),
                arguments("middle-not-restored", 1, near("", "00 u"), "", "33"),
                arguments("middle-of-a-full-board", 0, full(), "22", ""),
                arguments("middle-of-a-full-board", 0, near("33", ""), "", ""),
                arguments("middle-stays-a-candidate", 0, near("", "00"), "33", ""),
                arguments("stones-near-run-over", 0, crowded(127), "", ""),
                arguments("stones-near-run-over", 0, crowded(128), "", "79 89 99"),
                arguments("stones-near-run-over", 1, crowded(128), "", ""),
                arguments("stones-near-run-over", 1, crowded(256), "", "99"),
                arguments("stones-near-run-over", 2, new Played(SIZE, "", 2, RING), "", "33"),
                arguments("stones-near-run-over", 2, new Played(SIZE, "", 2, RING + " 33"), "", ""),
                arguments("middle-stays-a-candidate", 0, near("", "33"), "", ""),
                arguments("undo-reaches-less-than-make", 0, near("11", "66 u"), "56 65 66", ""),
                arguments("undo-reaches-less-than-make", 1, near("55", "00 u"), "00 01 10", ""),
                arguments("undo-reaches-less-than-make", 2, near("55", "00 u"), "00 01 10", ""),
                arguments("undo-reaches-less-than-make", 2, near("11", "66 u"), "", ""),
                arguments("undo-reaches-less-than-make", 3, near("11", "44 u"), "35 45 53 54 55", ""),
                arguments("undo-reaches-less-than-make", 4, near("11", "44 u"), "33 34 35 43 45 53 54 55", ""),
                arguments("undo-reaches-less-than-make", 5, near("11", "44 u"), "", ""),
                arguments(
                        "undo-reaches-less-than-make",
                        5,
                        new Played(SIZE, "00", 2, "55 u"),
                        "33 34 35 36 43 53 63",
                        ""),
                arguments("candidates-out-of-date", 0, near("33", "34 u"), "", ""),
                arguments("candidates-out-of-date", 1, near("33", "34 u"), "", ""),
                arguments("candidates-out-of-date", 2, near("33", "34 u"), "", ""),
                arguments("candidates-out-of-date", 3, near("33", "34 u"), "", ""),
                arguments("candidates-out-of-date", 4, near("33", "34 u"), "", ""),
                arguments(
                        "every-empty-cell", 0, new Played(4, "00", 1, ""), "02 03 12 13 20 21 22 23 30 31 32 33", ""));
    }

    private static List<CandidatesTask> models(String id) {
        return CandidateMistakes.all().stream()
                .filter(model -> model.mistake().id().equals(id))
                .map(model -> model.maker().get())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("answers")
    void a_model_answers_as_its_mistake_does(String id, int number, Played played, String added, String missing) {
        Set<Cell> right = new TreeSet<>(played.with(new PlainCandidates()).candidates());
        List<Cell> got = played.with(models(id).get(number)).candidates();
        assertThat(got).doesNotHaveDuplicates();
        List<Cell> more = new ArrayList<>(got);
        more.removeAll(right);
        right.removeAll(got);
        assertThat(text(more)).as("cells too many").isEqualTo(added);
        assertThat(text(right)).as("cells that lack").isEqualTo(missing);
    }

    @Test
    void each_model_has_its_answers() {
        Set<String> asked = answers()
                .map(each -> each.get()[0] + " " + each.get()[1])
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> known = new TreeSet<>();
        for (CandidateMistakes.Model model : CandidateMistakes.all()) {
            int number = 0;
            while (!known.add(model.mistake().id() + " " + number)) {
                number++;
            }
        }
        assertThat(asked).isEqualTo(known);
        assertThat(CandidateMistakes.mistakes())
                .contains(CandidateMistakes.SHARED, CandidateMistakes.LIVE_LIST)
                .doesNotHaveDuplicates();
    }

    @Test
    void moves_are_kept_noted_and_undone_where_they_should_not_be() {
        CandidatesTask ignoring =
                near("33", "").with(models("undo-of-nothing-ignored").get(0));
        ignoring.undo();
        assertThat(ignoring.board().stones()).isEqualTo(1);
        CandidatesTask once =
                near("33", "34 44 u").with(models("undo-one-step-only").get(1));
        assertThatThrownBy(once::undo).isInstanceOf(IllegalStateException.class);
        CandidatesTask begun =
                near("33", "").with(models("x-begins-after-start").get(0));
        assertThat(begun.player()).as("though X has a stone more").isEqualTo(Player.X);
        CandidatesTask surviving =
                near("33", "34").with(models("moves-survive-start").get(0));
        surviving.start(Board.empty(SIZE), 1);
        surviving.undo();
        assertThatThrownBy(surviving::undo).isInstanceOf(IllegalStateException.class);
        List<CandidatesTask> noting = models("move-noted-too-early").stream()
                .map(near("33", "34")::with)
                .toList();
        for (CandidatesTask each : noting) {
            assertThatThrownBy(() -> each.make(cell("33"))).isInstanceOf(IllegalArgumentException.class);
            each.undo();
            assertThat(each.board().isEmpty(cell("33"))).isTrue();
        }
        // One stone of O's is left, and none of X's.
        assertThat(noting).extracting(CandidatesTask::player).containsExactly(Player.O, Player.X);
        Board theirs = Board.empty(SIZE);
        CandidatesTask guest = models("played-on-the-callers-board").get(0);
        guest.start(theirs, 1);
        guest.make(cell("33"));
        assertThat(theirs.stones()).isEqualTo(1);
        assertThat(near("33", "34").with(models("mark-always-x").get(0)).board().count(Player.X))
                .isEqualTo(2);
        CandidatesTask overwriting =
                near("33", "").with(models("taken-overwritten").get(0));
        overwriting.make(cell("33"));
        assertThat(overwriting.board().count(Player.O)).isEqualTo(1);
    }

    @Test
    void a_new_start_forgets_the_cells_and_the_moves_of_the_walk_before() {
        CandidatesTask restoring =
                near("33", "34").with(models("undo-restores-nothing").get(0));
        assertThat(text(near("00", "").with(restoring).candidates())).isEqualTo("01 10 11");
        CandidatesTask first =
                near("33", "34").with(models("undo-takes-the-first-move").get(0));
        assertThat(text(near("00", "06 u").with(first).candidates())).isEqualTo("01 10 11");
    }

    @Test
    void a_list_is_returned_again_after_the_change_that_does_not_throw_it_away() {
        String changes = "start make undo";
        List<String> remembered = models("candidates-out-of-date").stream()
                .map(position -> Arrays.stream(changes.split(" ", -1))
                        .filter(change -> isOutOfDateAfter(position, change))
                        .collect(Collectors.joining(" ")))
                .toList();
        assertThat(remembered).containsExactly("undo", "make", "make undo", "start", "start undo");
    }

    private static boolean isOutOfDateAfter(CandidatesTask position, String change) {
        Board board = Board.empty(SIZE);
        board.put(cell("33"), Player.X);
        position.start(board, 1);
        position.make(cell("34"));
        position.undo();
        position.make(cell("34"));
        List<Cell> before = position.candidates();
        switch (change) {
            case "start" -> position.start(Board.empty(SIZE), 1);
            case "make" -> position.make(cell("44"));
            default -> position.undo();
        }
        return position.candidates().equals(before);
    }

    @Test
    void a_cell_near_two_stones_is_listed_twice() {
        assertThat(near("33", "35").with(models("cells-listed-twice").get(0)).candidates())
                .hasSize(13 + 3)
                .contains(cell("34"));
    }

    @Test
    void a_stone_that_stays_is_on_the_board_and_a_turn_that_stays_is_the_others() {
        Played played = near("33", "34 u");
        for (CandidatesTask model : models("undo-keeps-the-stone")) {
            assertThat(played.with(model).board().stones()).isEqualTo(2);
        }
        Board first = near("33", "34 06 u")
                .with(models("undo-takes-the-first-move").get(0))
                .board();
        assertThat(first.isEmpty(cell("34"))).isTrue();
        assertThat(first.isEmpty(cell("06"))).isFalse();
        CandidatesTask turn = models("undo-keeps-the-turn").get(0);
        assertThat(played.with(turn).player()).isEqualTo(Player.X);
        assertThat(near("33", "").with(turn).player()).isEqualTo(Player.O);
    }
}
