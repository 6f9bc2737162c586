package plybook.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
    @Test
    void the_text_form_reads_row_by_row() {
        Board board = Board.parse("X.O/.X./..O");
        assertThat(board.size()).isEqualTo(3);
        assertThat(board.at(new Cell(0, 0))).contains(Player.X);
        assertThat(board.at(0, 2)).contains(Player.O);
        assertThat(board.at(1, 0)).isEmpty();
        assertThat(board.has(Player.X, 1, 1)).isTrue();
        assertThat(board.has(Player.O, 1, 1)).isFalse();
        assertThat(board.count(Player.X)).isEqualTo(2);
        assertThat(board.count(Player.O)).isEqualTo(2);
        assertThat(board.stones()).isEqualTo(4);
        assertThat(board).hasToString("X.O/.X./..O");
        assertThat(board.drawn()).isEqualTo("X . O\n. X .\n. . O");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 15, 20})
    void text_and_drawing_parse_to_the_same_board(int size) {
        Random random = new Random(size);
        for (int i = 0; i < 200; i++) {
            Board board = randomBoard(size, random);
            assertThat(Board.parse(board.toString())).isEqualTo(board);
            assertThat(Board.parse(board.drawn())).isEqualTo(board);
        }
    }

    private static Board randomBoard(int size, Random random) {
        Board board = Board.empty(size);
        for (Cell cell : board.emptyCells()) {
            if (random.nextBoolean()) {
                board.put(cell, random.nextBoolean() ? Player.X : Player.O);
            }
        }
        return board;
    }

    @Test
    void blanks_line_ends_and_small_letters_are_understood() {
        Board board = Board.parse("X.O/.X./..O");
        assertThat(Board.parse("  x . o\r\n . x .\r\n\t. . o\n")).isEqualTo(board);
        assertThat(Board.parse("X.O\n.X./..O")).isEqualTo(board);
    }

    @Test
    void a_number_in_the_text_stands_for_so_many_empty_cells() {
        assertThat(Board.parse("3/1X1/O2")).isEqualTo(Board.parse(".../.X./O.."));
        assertThat(Board.parse("X13O" + "/15".repeat(14))).satisfies(board -> {
            assertThat(board.stones()).isEqualTo(2);
            assertThat(board.has(Player.O, 0, 14)).isTrue();
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''               | row 0: expected cells, the text is empty; an empty 3×3 board is ".../.../..."
            '   '            | row 0: expected cells, the text is empty
            .../..           | row 0: expected 2 cells, as many as there are rows, found 3: "..."
            .../../...       | row 1: expected 3 cells, as many as there are rows, found 2: ".."
            .../.../....     | row 2: expected 3 cells, as many as there are rows, found 4: "...."
            .../.../.../     | row 0: expected 4 cells, as many as there are rows, found 3
            .../.x?/...      | row 1, column 2: expected X, O or . (an empty cell), found '?'
            .../0../...      | row 1, column 0: expected X, O or . (an empty cell), found '0'
            3/4/3            | row 1: expected 3 cells, as many as there are rows, found 4: "...."
            9999999999/.     | row 0: expected 2 cells, as many as there are rows, found 495
            .😀/..           | row 0: expected 2 cells, as many as there are rows, found 3
            😀/..            | row 0, column 0: expected X, O or . (an empty cell), found '😀'
            //               | row 0: expected 3 cells, as many as there are rows, found 0
            X                |
            """)
    void a_malformed_text_is_refused_with_position_and_expectation(String text, String message) {
        if (message == null) {
            assertThat(Board.parse(text).count(Player.X)).isEqualTo(1);
        } else {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Board.parse(text))
                    .withMessageContaining(message);
        }
    }

    @Test
    void a_board_has_a_size_within_limits() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.empty(0))
                .withMessage("a board has 1 to 20 rows, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.empty(21))
                .withMessage("a board has 1 to 20 rows, not 21");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.parse("/".repeat(20)))
                .withMessage("row 20: expected the end, because a board has at most 20 rows, found 21");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 15})
    void a_copy_and_its_original_are_independent(int size) {
        Board board = randomBoard(size, new Random(7));
        String before = board.toString();
        Board copy = board.copy();
        assertThat(copy).isEqualTo(board).hasSameHashCodeAs(board).isNotSameAs(board);
        Cell free = copy.emptyCells().get(0);
        copy.put(free, Player.O);
        assertThat(board).hasToString(before).isNotEqualTo(copy);
        assertThat(board.isEmpty(free)).isTrue();
        assertThat(board.stones()).isEqualTo(copy.stones() - 1);
        copy.clear(free);
        assertThat(copy).isEqualTo(board);
    }

    @Test
    void boards_are_equal_by_content_and_size() {
        assertThat(Board.parse("X.O/.../...")).isEqualTo(Board.parse("X.O/.../..."));
        assertThat(Board.parse("X.O/.../...")).isNotEqualTo(Board.parse("O.X/.../..."));
        assertThat(Board.empty(3)).isNotEqualTo(Board.empty(4));
        assertThat(Board.empty(3)).isNotEqualTo(".../.../...");
        Set<Board> boards = new HashSet<>();
        Random random = new Random(3);
        for (int i = 0; i < 500; i++) {
            boards.add(randomBoard(15, random));
        }
        assertThat(boards).as("random boards of 225 cells hardly repeat").hasSize(500);
        assertThat(boards.stream().map(Board::hashCode).distinct())
                .as("and their hash codes spread")
                .hasSizeGreaterThan(490);
    }

    @Test
    void put_and_clear_update_the_counts() {
        Board board = Board.empty(15);
        Random random = new Random(5);
        for (int i = 0; i < 5_000; i++) {
            Cell cell = new Cell(random.nextInt(15), random.nextInt(15));
            if (board.isEmpty(cell)) {
                board.put(cell, random.nextBoolean() ? Player.X : Player.O);
            } else {
                board.clear(cell);
            }
            assertThat(board.stones())
                    .isEqualTo(board.count(Player.X) + board.count(Player.O))
                    .isEqualTo(225 - board.emptyCells().size());
        }
        board.clear(board.emptyCells().get(0));
        assertThat(board.stones()).isEqualTo(225 - board.emptyCells().size());
    }

    @Test
    void marks_are_bits_row_by_row() {
        Board board = Board.parse("X.O/.X./..O");
        assertThat(board.bits(Player.X)).isEqualTo(0b000_010_001);
        assertThat(board.bits(Player.O)).isEqualTo(0b100_000_100);
        Board large = Board.empty(8);
        large.put(new Cell(7, 7), Player.O);
        assertThat(large.bits(Player.O)).isEqualTo(Long.MIN_VALUE);
        assertThat(large.bits(Player.X)).isZero();
        assertThatIllegalStateException()
                .isThrownBy(() -> Board.empty(9).bits(Player.X))
                .withMessage("a board of 9×9 has more cells than a number has bits");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 7, 8, 9, 15, 20})
    void every_cell_of_every_size_is_distinct(int size) {
        for (Cell cell : Board.empty(size).emptyCells()) {
            for (Player player : Player.values()) {
                Board board = Board.empty(size);
                board.put(cell, player);
                assertThat(board.at(cell)).contains(player);
                assertThat(board.count(player)).isEqualTo(1);
                assertThat(board.count(player.opponent())).isZero();
                assertThat(board.emptyCells()).hasSize(size * size - 1).doesNotContain(cell);
                assertThat(board.toString().replace("/", "").indexOf(player.symbol()))
                        .isEqualTo(cell.row() * size + cell.column());
                board.clear(cell);
                assertThat(board).isEqualTo(Board.empty(size));
            }
        }
    }

    @Test
    void a_full_board_is_full() {
        Board board = Board.parse("XO/O.");
        assertThat(board.isFull()).isFalse();
        board.put(new Cell(1, 1), Player.X);
        assertThat(board.isFull()).isTrue();
        assertThat(board.emptyCells()).isEmpty();
    }

    @Test
    void empty_cells_are_a_new_list_in_row_order() {
        Board board = Board.parse("X.O/.X./..O");
        List<Cell> free = board.emptyCells();
        assertThat(free)
                .containsExactly(new Cell(0, 1), new Cell(1, 0), new Cell(1, 2), new Cell(2, 0), new Cell(2, 1))
                .isSorted();
        free.clear();
        assertThat(board.emptyCells()).hasSize(5);
    }

    @Test
    void a_refused_cell_lists_the_free_cells_and_changes_nothing() {
        Board board = Board.parse("X.O/XX./OOX");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> board.put(new Cell(1, 1), Player.O))
                .withMessage("cell (1,1) is taken by X; free: (0,1) (1,2)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> board.put(new Cell(0, 3), Player.O))
                .withMessage("cell (0,3) is outside the board of 3×3; free: (0,1) (1,2)");
        assertThat(board).hasToString("X.O/XX./OOX");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Board.parse("X").put(new Cell(0, 0), Player.O))
                .withMessage("cell (0,0) is taken by X; free: none");
        Board large = Board.empty(15);
        large.put(new Cell(7, 7), Player.X);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> large.put(new Cell(7, 7), Player.O))
                .withMessageStartingWith("cell (7,7) is taken by X; free: (0,0) (0,1) ")
                .withMessageEndingWith(" (0,11) … (224 in all)");
    }

    @Test
    void a_cell_outside_the_board_is_an_error_not_an_empty_cell() {
        Board board = Board.empty(3);
        assertThat(board.contains(new Cell(2, 2))).isTrue();
        assertThat(board.contains(new Cell(3, 0))).isFalse();
        assertThat(board.contains(new Cell(0, 3))).isFalse();
        List<ThrowingCallable> questions = List.of(
                () -> board.at(new Cell(0, 3)),
                () -> board.at(-1, 0),
                () -> board.at(0, -1),
                () -> board.isEmpty(new Cell(3, 0)),
                () -> board.has(Player.X, 3, 0),
                () -> board.clear(new Cell(3, 0)));
        questions.forEach(question -> assertThatIllegalArgumentException()
                .isThrownBy(question)
                .withMessageContaining("is outside the board of 3×3"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Cell(-1, 0)).withMessage("no such cell: (-1,0)");
    }

    @Test
    void a_row_has_a_bit_for_each_mark_on_boards_of_every_size() {
        Random random = new Random(3);
        for (int size = Board.MIN_SIZE; size <= Board.MAX_SIZE; size++) {
            Board board = Board.empty(size);
            for (Cell cell : board.emptyCells()) {
                if (random.nextBoolean()) {
                    board.put(cell, random.nextBoolean() ? Player.X : Player.O);
                }
            }
            for (int row = 0; row < size; row++) {
                for (Player player : Player.values()) {
                    long expected = 0;
                    for (int column = 0; column < size; column++) {
                        expected += board.has(player, row, column) ? 1L << column : 0;
                    }
                    assertThat(board.row(player, row))
                            .as("row %s of %s", row, board)
                            .isEqualTo(expected);
                }
            }
        }
        assertThatIllegalArgumentException().isThrownBy(() -> Board.empty(3).row(Player.X, 3));
    }
}
