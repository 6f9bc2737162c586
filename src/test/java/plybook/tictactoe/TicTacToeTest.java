package plybook.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.conformance.GameConformance;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Position;

class TicTacToeTest {
    /** Every cell of the board, and cells outside its edge. */
    private static final List<Cell> CELLS = Board.empty(5).emptyCells();

    private final TicTacToe game = new TicTacToe();

    @Test
    void keeps_the_rules_of_a_game_on_every_reachable_position() {
        GameConformance.Census census = GameConformance.of(game).trying(CELLS).check();
        assertThat(census.perPly()).containsExactly(1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78);
        assertThat(census.states()).isEqualTo(5_478);
        assertThat(census.terminal()).isEqualTo(958);
    }

    @Test
    void another_order_is_the_same_game() {
        Game<Board, Cell> reversed = game.withOrder(board -> {
            List<Cell> cells = new ArrayList<>(game.actions(board));
            cells.sort(Comparator.reverseOrder());
            return cells;
        });
        assertThat(reversed.actions(Board.parse("XO./.../...")))
                .startsWith(new Cell(2, 2), new Cell(2, 1))
                .endsWith(new Cell(0, 2))
                .hasSize(7);
        assertThat(GameConformance.of(reversed).trying(CELLS).check().states()).isEqualTo(5_478);
    }

    @Test
    void can_be_played_in_place() {
        GameConformance.of(game).trying(CELLS).checkPosition(board -> Position.of(game, board), 300, new Random(9));
    }

    /** Compares with the lines written out as a table. */
    @Test
    void a_player_with_a_line_has_won_on_every_possible_board() {
        int[][] lines = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
        for (int code = 0; code < 19_683; code++) { // 3 to the power of 9
            Board board = Board.empty(3);
            int[] marks = new int[9];
            for (int i = 0, rest = code; i < 9; i++, rest /= 3) {
                marks[i] = rest % 3;
                if (marks[i] != 0) {
                    board.put(new Cell(i / 3, i % 3), marks[i] == 1 ? Player.X : Player.O);
                }
            }
            boolean xWins = hasLine(lines, marks, 1);
            boolean oWins = hasLine(lines, marks, 2);
            if (xWins && oWins) {
                continue; // no such position, so there is no answer
            }
            assertThat(game.winner(board))
                    .as(board.toString())
                    .isEqualTo(xWins ? Optional.of(Player.X) : oWins ? Optional.of(Player.O) : Optional.empty());
        }
    }

    private static boolean hasLine(int[][] lines, int[] marks, int mark) {
        return Arrays.stream(lines).anyMatch(line -> Arrays.stream(line).allMatch(i -> marks[i] == mark));
    }

    @ParameterizedTest
    @CsvSource({
        "XXX/OO./..., 1",
        "XX./OOO/X.., -1",
        "XOX/XOO/OXX, 0",
        "XOX/OXO/OXX, 1", // full, and won
        ".../OO./XXX, 1", // won below an empty row
    })
    void utility_of_a_finished_game(String text, int utility) {
        Board board = Board.parse(text);
        assertThat(game.terminal(board)).isTrue();
        assertThat(game.actions(board)).isEmpty();
        assertThat(game.utility(board)).isEqualTo(utility);
    }

    @Test
    void another_board_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.terminal(Board.empty(2)))
                .withMessage("Tic-Tac-Toe is played on 3×3 cells, not on ../..");
        assertThatIllegalArgumentException().isThrownBy(() -> game.winner(Board.empty(15)));
    }

    @Test
    void errors_list_the_legal_actions() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.result(Board.parse("XO./.../..."), new Cell(0, 1)))
                .withMessage("cell (0,1) is taken by O; free: (0,2) (1,0) (1,1) (1,2) (2,0) (2,1) (2,2)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.result(Board.parse("XXX/OO./..."), new Cell(2, 2)))
                .withMessage("the game is over, X has won: there is no legal action, not even (2,2)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.result(Board.parse("XOX/XOO/OXX"), new Cell(2, 2)))
                .withMessage("the game is over, a tie: there is no legal action, not even (2,2)");
        assertThatIllegalStateException()
                .isThrownBy(() -> game.utility(Board.parse("XO./.../...")))
                .withMessage("utility is for terminal states only, and XO./.../... goes on");
    }
}
