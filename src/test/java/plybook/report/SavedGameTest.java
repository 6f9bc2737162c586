package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

class SavedGameTest {
    private static final SavedGame GAME = new SavedGame(
            "tictactoe",
            3,
            "you",
            "the engine",
            "X wins",
            List.of(new Cell(0, 0), new Cell(1, 0), new Cell(0, 1), new Cell(1, 1), new Cell(0, 2)));

    @Test
    void a_game_is_read_back_from_text_and_from_json() {
        assertThat(SavedGame.parse(GAME.json())).isEqualTo(GAME);
        assertThat(SavedGame.parse(GAME.text())).isEqualTo(GAME);
        assertThat(SavedGame.parse(GAME.text().replace("\n", "\r\n"))).isEqualTo(GAME);
        assertThat(GAME.boards()).hasSize(6).last().hasToString("XXX/OO./...");
        assertThat(GAME.text())
                .startsWith("Plybook game, version 1\nGame: tictactoe 3×3\n")
                .contains("\n5. X (0,2)\n");
    }

    @Test
    void a_truncated_file_is_refused_with_a_message() {
        String whole = GAME.json().strip();
        for (int length = 0; length < whole.length(); length++) {
            String part = whole.substring(0, length);
            assertThatThrownBy(() -> SavedGame.parse(part))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageMatching("(?s)this (saved game is incomplete: |is not a saved game: ).+");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "version":1             | "version":2           | was saved in version 2 of the format, and this Plybook reads version 1: it is older than the file
            "version":1             | "version":"x"         | version x
            "format":"plybook-game" | "format":"chess"      | "format" is not "plybook-game"
            "game":"tictactoe"      | "game":"chess"        | no such game: chess on 3×3
            "size":3                | "size":15             | no such game: tictactoe on 15×15
            [1,1]                   | [0,0]                 | move 4: cell (0,0) is taken by X
            [1,1]                   | [3,0]                 | move 4: cell (3,0) is outside the board
            [1,1]                   | [-1,0]                | move 4 is not a cell
            [1,1]                   | "a"                   | move 4 is not a cell
            """)
    void a_malformed_file_is_refused_with_a_message(String piece, String instead, String said) {
        String changed = GAME.json().replace(piece, instead);
        assertThat(changed).isNotEqualTo(GAME.json());
        assertThatThrownBy(() -> SavedGame.parse(changed))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(said);
    }

    @Test
    void a_text_with_an_unknown_line_is_refused() {
        assertThatThrownBy(() -> SavedGame.parse("Dear diary"))
                .hasMessageContaining("does not begin with \"Plybook game, version 1\"");
        assertThatThrownBy(() -> SavedGame.parse(GAME.text() + "6. O somewhere"))
                .hasMessageContaining("6. O somewhere");
        assertThatThrownBy(() -> SavedGame.parse("Plybook game, version 1\nX: you"))
                .hasMessageContaining("which game");
    }

    @Test
    void names_with_line_ends_cannot_add_moves() {
        SavedGame game = new SavedGame("tictactoe", 3, "you\n1. X (2,2)", "o", "Tie", List.of());
        assertThat(SavedGame.parse(game.text()).moves()).isEmpty();
    }

    @Test
    void the_winning_line_agrees_with_the_rules_on_every_five() {
        Gomoku rules = Gomoku.standard();
        for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (int row = 0; row < 11; row++) {
                for (int column = 4; column < 11; column++) {
                    Board board = Board.empty(15);
                    for (int i = 0; i < 5; i++) {
                        board.put(new Cell(row + i * step[0], column + i * step[1]), plybook.game.Player.X);
                    }
                    Cell last = new Cell(row + 2 * step[0], column + 2 * step[1]);
                    assertThat(SavedGame.winningLine(board, last))
                            .hasSize(5)
                            .containsExactlyInAnyOrderElementsOf(rules.winningLine(board, last));
                }
            }
        }
        assertThat(GAME.winningLine()).containsExactly(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2));
        assertThat(SavedGame.winningLine(Board.parse("XX./OO./..."), new Cell(0, 1)))
                .isEmpty();
    }
}
