package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;
import plybook.registry.EngineOpponent;
import plybook.registry.GameRegistry;

class TextGomokuTest {
    private final List<String> said = new ArrayList<>();

    /** Plays the first free cell of the first rows, or of the last ones. */
    private record Stub(boolean fromTheEnd) implements GomokuPlayer {
        @Override
        public String name() {
            return "stub";
        }

        @Override
        public Decision move(Gomoku rules, Board board, Limits limits) {
            List<Cell> free = board.emptyCells();
            Cell cell = free.get(fromTheEnd ? free.size() - 1 : 0);
            return new Decision(cell, 0, 0, 0, List.of(cell));
        }
    }

    private void play(int size, Rule rule, String... lines) {
        said.clear();
        String script = String.join("\n", lines) + "\n";
        game(script, new Gomoku(size, rule), new Stub(false)).run();
    }

    private TextGame<Board, Cell> game(String input, Gomoku rules, GomokuPlayer player) {
        Duration time = Duration.ofMillis(10);
        return new TextGame<>(
                new BufferedReader(new StringReader(input)),
                said::add,
                GameRegistry.gomoku(rules, time),
                new EngineOpponent(player.name(), rules, () -> player, Limits.time(time)));
    }

    private void play(String... lines) {
        play(15, Rule.FIVE_OR_MORE, lines);
    }

    private String text() {
        return String.join("\n", said);
    }

    @Test
    void the_computer_wins_if_it_is_not_stopped() {
        play("o", "H8", "H9", "H10", "A15", "q");
        assertThat(text())
                .contains("Gomoku 15×15, five or more against stub. X begins.", "Play as X", "Play as O")
                .contains("Computer thinking…\nComputer plays X at A1.")
                .contains("Game Over: X wins.\nA1 B1 C1 D1 E1")
                .contains("Play Again?")
                .endsWith("Goodbye.");
    }

    @Test
    void five_of_mine_win_and_another_game_can_be_played() {
        play("x", "H8", "H9", "H10", "H11", "H12", "", "o", "q");
        assertThat(text()).contains("Game Over: X wins.\nH8 H9 H10 H11 H12");
        assertThat(said.stream().filter(line -> line.contains("Play as O"))).hasSize(2);
        assertThat(said).last().isEqualTo("Goodbye.");
    }

    @Test
    void six_do_not_win_under_exactly_five() {
        String[] six = {"x", "H8", "H9", "H10", "H12", "H13", "A15", "q"};
        play(15, Rule.EXACTLY_FIVE, six);
        assertThat(text()).contains("Game Over: O wins.\nA1 B1 C1 D1 E1");
    }

    @Test
    void a_full_board_is_a_tie() {
        // The computer takes the first free cell each time, and there is no five for either side.
        play(
                5,
                Rule.FIVE_OR_MORE,
                "x",
                "A4",
                "B1",
                "B4",
                "E4",
                "A2",
                "B5",
                "C4",
                "D3",
                "E3",
                "C5",
                "C3",
                "D5",
                "E5",
                "q");
        assertThat(text()).contains("Game Over: Tie.");
    }

    @Test
    void the_last_move_is_in_brackets_and_both_ways_name_a_cell() {
        for (String name : List.of("H8", "h8", " h 8 ", "7,7", "7 7", "(7, 7)")) {
            play("o", name, "q");
            assertThat(text()).as(name).contains("\n 8 . . . . . . . O . .").contains("\n 1 X(X). .");
        }
        play(5, Rule.FIVE_OR_MORE, "o", "A1", "q");
        assertThat(text()).as("A1 is the computer's").contains("A1 is taken by X. Free near it: B1  C1  A2  B2");
    }

    @Test
    void wrong_input_is_answered_with_a_correction() {
        play("maybe", "o", "P1", "H16", "15,0", "centre", "0,15", "A1", "q");
        assertThat(text())
                .contains("Type 1 or X to play as X")
                .contains(
                        "\"P1\" is no cell of this board. Type a letter and a number such as H8, or row and column such as 7,7")
                .contains("\"H16\" is no cell", "\"15,0\" is no cell", "\"centre\" is no cell", "\"0,15\" is no cell")
                .contains("A1 is taken by X.");
    }

    @Test
    void undo_takes_back_my_move_and_its_answer() {
        play("x", "undo", "H8", "undo", "undo", "B1", "q");
        assertThat(said.stream().filter("There is no move of yours to take back."::equals))
                .hasSize(2);
        assertThat(said.stream().filter("Taken back: your last move, and the computer's answer."::equals))
                .hasSize(1);
        assertThat(said.get(said.size() - 3))
                .as("the last board")
                .contains(" 1(O)X .")
                .doesNotContain("8 . . . . . . . X");
        play("o", "undo", "H8", "UNDO", "q");
        assertThat(said.get(said.size() - 3))
                .as("the computer's first move stays")
                .contains(" 1(X). .");
    }

    @Test
    void hint_shows_a_legal_move_that_is_good() {
        // Four in a row, one end is closed by the computer's first stone in A1.
        play("o", "B2", "C2", "D2", "hint", "q");
        assertThat(text()).containsPattern("Hint: E1\\."); // or the computer has five
    }

    @Test
    void the_level_can_be_changed_at_any_time() {
        play("x", "level beginner", "level unbeatable", "level", "H8", "q");
        assertThat(text())
                .contains("The computer plays as beginner from now on.")
                .contains("there is no level")
                .contains("beginner, easy, medium, hard, strong");
    }

    @Test
    void the_end_of_the_input_ends_the_game_at_any_point() {
        List<String> script = List.of("o", "H8", "undo", "nonsense", "H9", "level easy", "C3");
        for (int length = 1; length <= script.size(); length++) {
            play(script.subList(0, length).toArray(String[]::new));
            assertThat(said).last().isEqualTo("Goodbye.");
        }
        said.clear();
        game("", Gomoku.standard(), new Stub(true)).run();
        assertThat(text()).contains("Nobody can type here", "./plybook play --game gomoku --text");
    }
}
