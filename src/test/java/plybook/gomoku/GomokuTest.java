package plybook.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.conformance.GameConformance;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku.Rule;

class GomokuTest {
    /** Some cells inside and some outside every board. */
    private static final List<Cell> CELLS =
            List.of(new Cell(0, 0), new Cell(2, 3), new Cell(4, 4), new Cell(0, 20), new Cell(20, 0));

    private final Gomoku standard = Gomoku.standard();

    @ParameterizedTest
    @EnumSource(Rule.class)
    void keeps_the_rules_of_a_game(Rule rule) {
        for (int size : new int[] {5, 6, 20}) {
            GameConformance.of(new Gomoku(size, rule)).trying(CELLS).within(60).check();
        }
    }

    /** Plays random games, because the first states in breadth-first order are far from the end of a game. */
    @ParameterizedTest
    @EnumSource(Rule.class)
    void a_position_played_in_place_answers_like_the_game(Rule rule) {
        Random random = new Random(5);
        for (int size : new int[] {5, 6, 8, 15, 20}) {
            Gomoku game = new Gomoku(size, rule);
            GameConformance.of(game).trying(CELLS).checkPosition(game::position, size < 9 ? 20 : 1, random);
        }
    }

    @Test
    void number_of_lines_of_play_equals_the_number_of_sequences_of_cells() {
        assertThat(perft(standard.position(), 0)).isEqualTo(1);
        assertThat(perft(standard.position(), 1)).isEqualTo(225);
        assertThat(perft(standard.position(), 2)).isEqualTo(50_400);
        assertThat(perft(standard.position(), 3)).isEqualTo(11_239_200);
    }

    /** Counts the sequences of so many moves by playing every one of them. */
    private static long perft(GomokuPosition position, int plies) {
        if (plies == 0) {
            return 1;
        }
        long count = 0;
        for (Cell cell : position.actions()) {
            position.make(cell);
            count += perft(position, plies - 1);
            position.undo();
        }
        return count;
    }

    /** Tries every row of five on the board, with the last stone at each of its cells. */
    @ParameterizedTest
    @ValueSource(ints = {5, 7, 15, 19})
    void every_five_in_a_row_wins_whichever_stone_came_last(int size) {
        for (Rule rule : Rule.values()) {
            Gomoku game = new Gomoku(size, rule);
            int found = 0;
            for (List<Cell> row : rows(size, 5)) {
                for (Player player : Player.values()) {
                    Board board = board(size, row, player);
                    assertThat(game.winner(board)).as("%s", board).contains(player);
                    row.forEach(last -> assertThat(game.winningLine(board, last))
                            .as("%s", board)
                            .isEqualTo(row));
                    board.clear(row.get(found % 5));
                    assertThat(game.winner(board)).as("four: %s", board).isEmpty();
                    assertThat(game.winningLine(board, row.get((found + 1) % 5)))
                            .isEmpty();
                }
                found++;
            }
            int starts = size - 4;
            assertThat(found).isEqualTo(2 * size * starts + 2 * starts * starts);
        }
    }

    @Test
    void six_in_a_row_win_unless_it_must_be_exactly_five() {
        for (List<Cell> row : rows(9, 6)) {
            Board board = board(9, row, Player.O);
            for (Cell last : row) {
                assertThat(new Gomoku(9, Rule.FIVE_OR_MORE).winningLine(board, last))
                        .isEqualTo(row);
                assertThat(new Gomoku(9, Rule.EXACTLY_FIVE).winningLine(board, last))
                        .isEmpty();
            }
            assertThat(new Gomoku(9, Rule.FIVE_OR_MORE).winner(board)).contains(Player.O);
            assertThat(new Gomoku(9, Rule.EXACTLY_FIVE).winner(board)).isEmpty();
        }
    }

    @Test
    void a_stone_that_makes_five_one_way_and_six_the_other_wins_under_both_rules() {
        List<Cell> six = rows(9, 6).get(0);
        Board board = board(9, six, Player.X);
        for (int row = 1; row < 5; row++) {
            board.put(new Cell(row, six.get(2).column()), Player.X);
        }
        assertThat(new Gomoku(9, Rule.EXACTLY_FIVE).winningLine(board, six.get(2)))
                .isEqualTo(List.of(new Cell(0, 2), new Cell(1, 2), new Cell(2, 2), new Cell(3, 2), new Cell(4, 2)));
        assertThat(new Gomoku(9, Rule.EXACTLY_FIVE).winner(board)).contains(Player.X);
    }

    @Test
    void five_stones_across_the_edge_are_not_in_a_row() {
        Board board = Board.parse("...XX/XXX../...../...../.....");
        assertThat(new Gomoku(5, Rule.FIVE_OR_MORE).winner(board)).isEmpty();
        Board slanted = Board.parse(".....X/....X./...X../..X.../....../.....X");
        assertThat(new Gomoku(6, Rule.FIVE_OR_MORE).winner(slanted)).isEmpty();
    }

    /** The oracle walks from cell to cell; the rules shift rows of bits. */
    @Test
    void the_winner_of_a_random_board_has_five_in_a_row() {
        Random random = new Random(11);
        for (int i = 0; i < 1_000; i++) {
            int size = 5 + random.nextInt(15);
            Board board = Board.empty(size);
            for (Cell cell : board.emptyCells()) {
                if (random.nextInt(3) > 0) {
                    board.put(cell, random.nextInt(4) > 0 ? Player.X : Player.O);
                }
            }
            for (Rule rule : Rule.values()) {
                Gomoku game = new Gomoku(size, rule);
                boolean won = board.count(Player.X) > 0 && hasWon(board, Player.X, rule);
                boolean lost = hasWon(board, Player.O, rule);
                assertThat(game.winner(board))
                        .as("%s: %s", rule, board)
                        .isEqualTo(won ? Optional.of(Player.X) : lost ? Optional.of(Player.O) : Optional.empty());
            }
        }
    }

    private static boolean hasWon(Board board, Player player, Rule rule) {
        int size = board.size();
        for (int start = 0; start < size * size; start++) {
            for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                int row = start / size;
                int column = start % size;
                boolean first = !has(board, player, row - step[0], column - step[1]);
                int length = 0;
                while (has(board, player, row + length * step[0], column + length * step[1])) {
                    length++;
                }
                if (first && (length == 5 || (length > 5 && rule == Rule.FIVE_OR_MORE))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean has(Board board, Player player, int row, int column) {
        return row >= 0
                && column >= 0
                && row < board.size()
                && column < board.size()
                && board.at(row, column).equals(Optional.of(player));
    }

    @Test
    void a_full_board_without_a_row_is_a_tie() {
        Board board = Board.parse("XXOOX/OOXXO/XXOOX/OOXXO/XXOOX");
        Gomoku game = new Gomoku(5, Rule.FIVE_OR_MORE);
        assertThat(game.terminal(board)).isTrue();
        assertThat(game.utility(board)).isZero();
        assertThat(game.position(board).terminal()).isTrue();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.result(board, new Cell(0, 0)))
                .withMessageContaining("the game is over, a tie");
    }

    @Test
    void refuses_wrong_boards_and_explains_why() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Gomoku(4, Rule.FIVE_OR_MORE))
                .withMessage("Gomoku is played on 5 to 20 rows, not on 4");
        assertThatIllegalArgumentException().isThrownBy(() -> new Gomoku(21, Rule.FIVE_OR_MORE));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> standard.winner(Board.empty(9)))
                .withMessageContaining("played on 15×15 cells, not on 9×9");
        Board onlyO = standard.initialState();
        onlyO.put(new Cell(7, 7), Player.O);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> standard.position(onlyO))
                .withMessageContaining("here X has 0 and O 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> standard.winningLine(standard.initialState(), new Cell(7, 7)))
                .withMessageContaining("no stone stands on (7,7)");
    }

    @Test
    void a_position_knows_its_moves_and_returns_copies_of_its_board() {
        GomokuPosition position = standard.position();
        assertThat(position.lastMove()).isEmpty();
        position.make(new Cell(7, 7));
        position.make(new Cell(7, 8));
        assertThat(position.lastMove()).contains(new Cell(7, 8));
        assertThat(position.plies()).isEqualTo(2);
        position.board().clear(new Cell(7, 7));
        assertThat(position.board().at(7, 7)).contains(Player.X);
        position.undo();
        position.undo();
        assertThat(position.board()).isEqualTo(standard.initialState());
        assertThatIllegalStateException().isThrownBy(position::undo);
    }

    @Test
    void a_position_that_starts_on_a_won_board_is_over() {
        GomokuPosition won = new Gomoku(5, Rule.FIVE_OR_MORE).position(Board.parse("XXXXX/OOOO./...../...../....."));
        assertThat(won.winner()).contains(Player.X);
        assertThat(won.utility()).isEqualTo(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> won.make(new Cell(3, 3)))
                .withMessageContaining("X has won");
    }

    /** Returns all rows of so many cells on the board, each from its first cell in reading order. */
    private static List<List<Cell>> rows(int size, int length) {
        List<List<Cell>> rows = new ArrayList<>();
        for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (Cell start : Board.empty(size).emptyCells()) {
                int lastRow = start.row() + (length - 1) * step[0];
                int lastColumn = start.column() + (length - 1) * step[1];
                if (lastRow < size && lastColumn >= 0 && lastColumn < size) {
                    List<Cell> row = new ArrayList<>();
                    for (int i = 0; i < length; i++) {
                        row.add(new Cell(start.row() + i * step[0], start.column() + i * step[1]));
                    }
                    rows.add(row);
                }
            }
        }
        return Collections.unmodifiableList(rows);
    }

    private static Board board(int size, List<Cell> cells, Player player) {
        Board board = Board.empty(size);
        cells.forEach(cell -> board.put(cell, player));
        return board;
    }
}
