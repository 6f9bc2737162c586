package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;
import org.junit.jupiter.api.Test;
import plybook.search.AlphaBeta;
import plybook.tictactoe.TicTacToe;

class TextGameTest {
    /** What is said when a person types these lines against a perfect player. */
    private static String said(String... lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AlphaBeta<plybook.game.Board, plybook.game.Cell> computer = new AlphaBeta<>(new TicTacToe());
        new TextGame(
                        new Scanner(String.join("\n", lines)),
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        board -> computer.search(board).best().get(0))
                .play();
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    @Test
    void a_careless_person_loses() {
        assertThat(said("O", "0 1", "0 2", "1 2", "n"))
                .contains("Play as X or Play as O?", "Computer thinking…", "Computer plays (0,0)")
                .contains("Game Over: X wins")
                .contains("Play Again?")
                .doesNotContain("Bye");
    }

    @Test
    void a_careful_person_ties() {
        assertThat(said("x", "1 1", "(0,1)", "2,0", "1,2", "2,2", "0,2", "1,0", "q"))
                .contains("Game Over: Tie");
    }

    @Test
    void one_may_play_again_as_the_other_side() {
        String said = said("O", "0 1", "0 2", "1 2", "y", "X", "q");

        assertThat(said).contains("Play as O.", "Play as X.").endsWith("Bye.\n");
    }

    @Test
    void what_is_no_cell_or_not_empty_is_asked_again() {
        assertThat(said("Z", "X", "first", "9 9", "99999999999 1", "-1 0", "1 1", "1 1", "q"))
                .contains("X or O, please.")
                .contains("Row and column of an empty cell, please: [(0,0), (0,1)");
    }

    @Test
    void without_a_keyboard_it_says_so_and_ends() {
        assertThat(said())
                .endsWith("Nobody is at the keyboard: run this in JupyterLab, or by ./plybook play in a terminal.\n");
    }
}
