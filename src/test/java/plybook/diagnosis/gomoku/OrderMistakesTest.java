package plybook.diagnosis.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** The threats of exercise 07, and the ranks that wrong orders give to them, where a reader can see them. */
class OrderMistakesTest {
    private static final int SIZE = 9;

    private static Board board(String ofX, String ofO) {
        Board board = Board.empty(SIZE);
        cells(ofX).forEach(cell -> board.put(cell, Player.X));
        cells(ofO).forEach(cell -> board.put(cell, Player.O));
        return board;
    }

    private static Cell cell(String text) {
        return new Cell(text.charAt(0) - '0', text.charAt(1) - '0');
    }

    private static List<Cell> cells(String texts) {
        return texts.isEmpty()
                ? List.of()
                : Stream.of(texts.split(" ", -1)).map(OrderMistakesTest::cell).toList();
    }

    private static String text(List<Cell> cells) {
        return cells.stream()
                .map(cell -> "" + cell.row() + cell.column())
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            four in a row,                    40 41 42 43,    '',          44, WIN
            four in a column,                 04 14 24 34,    '',          44, WIN
            four in a diagonal,               11 22 33 44,    '',          55, WIN
            four in the other diagonal,       17 26 35 44,    '',          53, WIN
            four with a gap,                  40 41 43 44,    '',          42, WIN
            six is as good,                   40 41 42 44 45, '',          43, WIN
            four of the others,               '',             40 41 42 43, 44, BLOCK
            to win comes before to block,     40 41 42 43,    45 46 47 48, 44, WIN
            three with two open ends,         42 43 44,       '',          45, TWO_WAYS
            two threes that cross,            41 42 43 14 24 34, 40 04,    44, TWO_WAYS
            three with one open end,          41 42 43,       40,          44, OTHER
            three at the edge,                46 47 48,       '',          45, OTHER
            beside three,                     42 43 44,       '',          55, OTHER
            """)
    void a_move_is_a_threat(String title, String ofX, String ofO, String cell, Threat threat) {
        assertThat(Threat.of(board(ofX, ofO), Player.X, cell(cell))).as(title).isEqualTo(threat);
        assertThat(Threat.of(board(ofO, ofX), Player.O, cell(cell))).as(title).isEqualTo(threat);
    }

    @Test
    void fives_are_found_wherever_they_can_be_completed() {
        Board board = board("40 41 42 43 04 14 24 34", "88");
        assertThat(text(Fives.of(board, Player.X))).isEqualTo("44");
        assertThat(Fives.of(board, Player.O)).isEmpty();
        assertThat(text(Fives.after(board("42 43 44", ""), Player.X, cell("45"))))
                .isEqualTo("41 46");
        assertThat(text(Fives.after(board("42 43 44", "41"), Player.X, cell("45"))))
                .isEqualTo("46");
        assertThat(text(Fives.after(board("42 43 46", ""), Player.X, cell("44"))))
                .isEqualTo("45");
        assertThat(text(Fives.after(board("00 11 33", ""), Player.X, cell("44"))))
                .isEqualTo("22");
        assertThat(Fives.after(board("42 43", ""), Player.X, cell("44"))).isEmpty();
        assertThat(Fives.after(board("44 46 47 48", ""), Player.X, cell("40")))
                .as("the stone is no part of that five")
                .isEmpty();
    }

    @Test
    void a_five_is_possible_from_four_stones_on_if_an_empty_cell_completes_it() {
        assertThat(Fives.arePossible(board("40 41 42 43", ""), Player.X)).isTrue();
        assertThat(Fives.arePossible(board("40 41 42 43", "44"), Player.X)).isFalse();
        assertThat(Fives.arePossible(board("40 41 42", ""), Player.X)).isFalse();
        assertThat(Fives.arePossible(board("40 41 42 43", "48"), Player.O)).isFalse();
    }

    @Test
    void a_five_is_near_where_three_stones_lie_on_a_line_within_reach() {
        assertThat(Fives.isNearFive(board("40 41 43", ""), Player.X, cell("44")))
                .isTrue();
        assertThat(Fives.isNearFive(board("48 41 43", ""), Player.X, cell("44")))
                .isTrue();
        assertThat(Fives.isNearFive(board("40 41", ""), Player.X, cell("44"))).isFalse();
        assertThat(Fives.isNearFive(board("40 41 43", ""), Player.O, cell("44")))
                .isFalse();
        assertThat(Fives.isNearFive(board("40 41 34", ""), Player.X, cell("44")))
                .isFalse();
        assertThat(Fives.isNearFive(board("30 31 32", ""), Player.X, cell("35")))
                .isFalse();
        assertThat(Fives.isNearFive(board("33 34 35", ""), Player.X, cell("30")))
                .isFalse();
        assertThat(Fives.isNearFive(board("04 14 34", ""), Player.X, cell("44")))
                .isTrue();
        assertThat(Fives.isNearFive(board("17 26 35", ""), Player.X, cell("44")))
                .isTrue();
    }

    /** The rank of a right order is 0 for a win, 1 for a block, 2 for two ways and 3 for all else. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            order-always-for-x,         '',             40 41 42 43, 44, MIN, 1
            order-always-for-x,         40 41 42 43,    '',          44, MAX, 0
            order-misses-rows,          40 41 42 43,    '',          44, MAX, 3
            order-misses-rows,          04 14 24 34,    '',          44, MAX, 0
            order-misses-rows,          '',             40 41 42 43, 44, MAX, 3
            order-misses-columns,       04 14 24 34,    '',          44, MAX, 3
            order-misses-columns,       40 41 42 43,    '',          44, MAX, 0
            order-misses-diagonals,     11 22 33 44,    '',          55, MAX, 3
            order-misses-diagonals,     17 26 35 44,    '',          53, MAX, 0
            order-misses-antidiagonals, 17 26 35 44,    '',          53, MAX, 3
            order-misses-antidiagonals, 11 22 33 44,    '',          55, MAX, 0
            order-misses-antidiagonals, '',             11 22 33 44, 55, MAX, 1
            order-misses-antidiagonals, 42 43 44,       '',          45, MAX, 2
            order-misses-antidiagonals, 41 42 43,       40,          44, MAX, 3
            order-misses-gaps,          40 41 43 44,    '',          42, MAX, 3
            order-misses-gaps,          40 41 42 43,    '',          44, MAX, 0
            order-misses-gaps,          41 42 43 44,    '',          40, MAX, 0
            order-wants-exactly-five,   40 41 42 44 45, '',          43, MAX, 3
            order-wants-exactly-five,   40 41 43 44,    '',          42, MAX, 0
            order-sees-open-fours-only, 41 42 43 14 24 34, 40 04,    44, MAX, 3
            order-sees-open-fours-only, 42 43 44,       '',          45, MAX, 2
            order-sees-open-fours-only, 24 34 44,       '',          54, MAX, 2
            order-sees-open-fours-only, 40 41 42 43,    '',          44, MAX, 0
            order-counts-windows,       42 43 44 47,    41,          45, MAX, 2
            order-counts-windows,       42 43 44,       41,          45, MAX, 3
            order-counts-windows,       24 34 44 74,    14,          54, MAX, 2
            order-counts-windows,       02 03 04 07,    01,          05, MAX, 2
            order-counts-windows,       40 41 43 44,    '',          42, MAX, 0
            order-counts-lines,         42 43 44,       '',          45, MAX, 3
            order-counts-lines,         24 34 44,       '',          54, MAX, 3
            order-counts-lines,         41 42 43 14 24 34, 40 04,    44, MAX, 2
            order-sees-solid-fours-only, 42 43 44,      '',          45, MAX, 2
            order-sees-solid-fours-only, 24 34 44,      '',          54, MAX, 2
            order-sees-solid-fours-only, 41 42 43 14 24 34, 40 04,   44, MAX, 3
            order-sees-solid-fours-only, 40 42 44 46,   '',          43, MAX, 3
            order-counts-gaps-once,      42 43 44,      '',          45, MAX, 2
            order-counts-gaps-once,      41 42 43 14 24 34, 40 04,   44, MAX, 2
            order-counts-gaps-once,      40 42 44 46,   '',          43, MAX, 3
            order-looks-for-two-ways-of-x, 42 43 44,    '',          45, MIN, 2
            order-looks-for-two-ways-of-x, '',          42 43 44,    45, MIN, 3
            order-takes-one-way-for-two, 41 42 43,      40,          44, MAX, 2
            order-takes-one-way-for-two, 42 43,         '',          44, MAX, 3
            order-counts-the-opponents-two-ways, '',    42 43 44,    45, MAX, 2
            order-counts-the-opponents-two-ways, 42 43 44, '',       45, MAX, 2
            order-counts-the-opponents-two-ways, 42 43, '',          44, MAX, 3
            order-takes-wins-and-blocks-alike, 40 41 42 43, '',      44, MAX, 0
            order-takes-wins-and-blocks-alike, '',      40 41 42 43, 44, MAX, 0
            order-blocks-after-two-ways, '',            40 41 42 43, 44, MAX, 4
            order-blocks-after-two-ways, 42 43 44,      '',          45, MAX, 2
            order-blocks-before-it-wins, 40 41 42 43,   '',          44, MAX, 1
            order-blocks-before-it-wins, '',            40 41 42 43, 44, MAX, 0
            order-blocks-before-it-wins, 42 43 44,      '',          45, MAX, 2
            order-blocks-before-it-wins, '',            '',          45, MAX, 3
            order-takes-a-win-for-a-block, 40 41 42 43, 04 14 24 34, 44, MAX, 1
            order-takes-a-win-for-a-block, 40 41 42 43, '',          44, MAX, 0
            order-takes-a-win-for-a-block, 42 43 44,    '',          45, MAX, 2
            order-without-blocks,       40 41 42 43,    '',          44, MAX, 0
            order-without-blocks,       '',             40 41 42 43, 44, MAX, 3
            order-without-blocks,       42 43 44,       '',          45, MAX, 2
            order-without-two-ways,     42 43 44,       '',          45, MAX, 3
            order-without-two-ways,     '',             40 41 42 43, 44, MAX, 1
            order-upside-down,          40 41 42 43,    '',          44, MAX, 4
            order-upside-down,          '',             40 41 42 43, 44, MAX, 3
            order-upside-down,          42 43 44,       '',          45, MAX, 2
            order-upside-down,          '',             '',          45, MAX, 0
            no-order,                   40 41 42 43,    '',          44, MAX, 0
            no-order,                   '',             '',          44, MAX, 0
            """)
    void a_wrong_order_ranks_a_move_as_its_mistake_does(
            String id, String ofX, String ofO, String cell, Player player, int rank) {
        OrderMistakes.Model model = OrderMistakes.all().stream()
                .filter(each -> each.mistake().id().equals(id))
                .findFirst()
                .orElseThrow();
        assertThat(model.rank().of(board(ofX, ofO), player, cell(cell))).isEqualTo(rank);
    }

    @Test
    void solid_fours_count_alone_or_by_their_free_ends_together() {
        List<OrderMistakes.Rank> ranks = OrderMistakes.all().stream()
                .filter(model -> model.mistake().id().equals("order-sees-solid-fours-only"))
                .map(OrderMistakes.Model::rank)
                .toList();
        Board oneOpenFour = board("42 43 44", "");
        assertThat(ranks.stream().map(rank -> rank.of(oneOpenFour, Player.X, cell("45"))))
                .containsExactly(2, 2);
        Board twoHalfOpenFours = board("41 42 43 14 24 34", "40 04");
        assertThat(ranks.stream().map(rank -> rank.of(twoHalfOpenFours, Player.X, cell("44"))))
                .containsExactly(3, 2);
        Board oneHalfOpenFour = board("41 42 43", "40");
        assertThat(ranks.stream().map(rank -> rank.of(oneHalfOpenFour, Player.X, cell("44"))))
                .containsExactly(3, 3);
        Board twoGaps = board("40 42 44 46", "");
        assertThat(ranks.stream().map(rank -> rank.of(twoGaps, Player.X, cell("43"))))
                .containsExactly(3, 3);
    }

    @Test
    void two_ways_on_one_side_of_the_move_are_seen_and_one_on_either_side_is_not() {
        String id = "order-looks-to-one-side";
        assertThat(ranks(id, "41 42 43", "", "44")).as("40 and 45").containsExactly(3, 3);
        assertThat(ranks(id, "12 13 14 21 31 41", "", "11"))
                .as("15 and 51, with 10 and 01 free")
                .containsExactly(2, 2);
        assertThat(ranks(id, "12 13 14 21 31 41", "10 01", "11"))
                .as("15 and 51 alone")
                .containsExactly(2, 3);
        assertThat(ranks(id, "12 13 14 21 31 41", "15 51", "11"))
                .as("10 and 01 alone")
                .containsExactly(3, 2);
    }

    @Test
    void all_wrong_orders_are_listed_and_no_order_is_the_last() {
        assertThat(OrderMistakes.all().stream()
                        .map(model -> model.mistake().id())
                        .distinct())
                .hasSize(27)
                .endsWith(OrderMistakes.NO_ORDER);
    }

    /** The ranks that all models of a mistake give to a move of X, in their order. */
    private static List<Integer> ranks(String id, String ofX, String ofO, String cell) {
        return OrderMistakes.all().stream()
                .filter(model -> model.mistake().id().equals(id))
                .map(model -> model.rank().of(board(ofX, ofO), Player.X, cell(cell)))
                .toList();
    }

    @Test
    void a_row_goes_on_in_the_next_where_cells_are_only_numbered() {
        String id = "order-runs-round-the-edge";
        assertThat(ranks(id, "07 08 10 11", "", "12")).containsExactly(0);
        assertThat(ranks(id, "07 08 11 12", "", "10")).containsExactly(0);
        assertThat(ranks(id, "07 08 10", "", "11")).containsExactly(2);
        assertThat(ranks(id, "07 08 10", "06", "11")).containsExactly(3);
        assertThat(ranks(id, "", "27 38 50 61", "16")).containsExactly(1);
        assertThat(ranks(id, "84 85 86 87", "", "88")).containsExactly(0);
        assertThat(ranks(id, "01 02 03 04", "", "00")).containsExactly(0);
        assertThat(ranks(id, "01 02 03 88", "", "00")).containsExactly(3);
        assertThat(ranks(id, "85 86 87 00", "", "88")).containsExactly(3);
    }

    @Test
    void ways_to_a_five_that_are_farther_than_it_looks_are_not_seen() {
        String id = "order-looks-too-few-steps";
        assertThat(ranks(id, "42 43 44", "", "45")).containsExactly(3, 3);
        assertThat(ranks(id, "43 44 46", "", "45")).containsExactly(2, 3);
        assertThat(ranks(id, "34 44 64", "", "54")).containsExactly(2, 3);
        assertThat(ranks(id, "43 45 46 34 54 64", "47 74", "44")).containsExactly(2, 2);
        assertThat(ranks(id, "40 41 42 43", "", "44")).containsExactly(0, 0);
    }

    @Test
    void a_five_of_the_other_side_hides_ones_own_only_for_who_asks_about_it_first() {
        String id = "order-blocks-before-it-wins";
        assertThat(ranks(id, "40 41 42 43", "04 14 24 34", "44")).containsExactly(1, 0);
        assertThat(ranks(id, "40 41 42 43", "", "44")).containsExactly(1, 1);
        assertThat(ranks(id, "", "40 41 42 43", "44")).containsExactly(0, 0);
        assertThat(ranks(id, "42 43 44", "", "45")).containsExactly(2, 2);
    }

    /** Of four directions, two sides, once or twice, and two ways to look on from there. */
    @Test
    void of_a_direction_that_is_looked_along_to_one_side_only_the_other_is_not_seen() {
        assertThat(halves("40 41 42 43", "", "44")).as("its end").containsExactly(28L, 0L, 0L, 4L);
        assertThat(halves("40 41 43 44", "", "42")).as("its middle").containsExactly(28L, 0L, 0L, 4L);
        assertThat(halves("", "11 22 33 44", "55")).as("of the other side").containsExactly(0L, 28L, 0L, 4L);
        assertThat(halves("42 43 44", "", "45"))
                .as("two ways, with three stones that count twice")
                .containsExactly(2L, 0L, 24L, 6L);
        assertThat(halves("00 01 02 03 80 81 82 83", "", "46"))
                .as("two ways that are not of this move")
                .containsExactly(0L, 0L, 14L, 18L);
        assertThat(halves("00 01 02 03 80 81 82 83", "", "54"))
                .as("nor of this one, five cells away")
                .containsExactly(0L, 0L, 14L, 18L);
    }

    /** The number of models that give each of the ranks 0 to 3. */
    private static List<Long> halves(String ofX, String ofO, String cell) {
        List<Integer> given = ranks("order-sees-one-half-of-a-direction", ofX, ofO, cell);
        return IntStream.range(0, 4)
                .mapToObj(rank -> given.stream().filter(each -> each == rank).count())
                .toList();
    }
}
