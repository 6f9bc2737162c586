package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.game.Cell;
import plybook.report.SavedGame;

class OpenedGameTest {
    @TempDir
    Path folder;

    private String saved(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content).toString();
    }

    @Test
    void a_game_of_tic_tac_toe_is_shown_board_by_board() throws IOException {
        SavedGame game = new SavedGame(
                "tictactoe", 3, "you", "your <search>", "not finished", List.of(new Cell(1, 1), new Cell(0, 2)));
        Shown shown =
                OpenedGame.look(OpenedGame.read(saved("game.json", game.json().getBytes(StandardCharsets.UTF_8))));
        assertThat(shown.html().split("<img ", -1)).hasSize(4);
        assertThat(shown.html()).contains("2. O (0,2)", "O: your &lt;search&gt;.");
        assertThat(shown.text()).contains("Tic-Tac-Toe. X: you.").contains("1. X (1,1)\n. . .\n. X .\n. . .");
    }

    @Test
    void a_game_of_gomoku_is_one_board_with_its_moves_numbered() throws IOException {
        SavedGame game =
                new SavedGame("gomoku", 15, "you", "the engine", "O wins", List.of(new Cell(7, 7), new Cell(8, 8)));
        Shown shown =
                OpenedGame.look(OpenedGame.read(saved("game.txt", game.text().getBytes(StandardCharsets.UTF_8))));
        assertThat(shown.html().split("<img ", -1)).hasSize(2);
        assertThat(shown.text())
                .contains("Gomoku. X: you. O: the engine. O wins.")
                .contains("(7,7)");
    }

    @Test
    void anything_but_a_saved_game_is_refused_with_a_sentence() throws IOException {
        assertThatThrownBy(() -> OpenedGame.read("nowhere.json")).hasMessageContaining("there is no file ");
        String binary = saved("game.bin", new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThatThrownBy(() -> OpenedGame.read(binary)).hasMessageContaining("is no text");
        String huge = saved("huge.json", new byte[200_000]);
        assertThatThrownBy(() -> OpenedGame.read(huge)).hasMessageContaining("too large");
    }
}
