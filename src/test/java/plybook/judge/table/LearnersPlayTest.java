package plybook.judge.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.search.Minimax;
import plybook.task.Exercise;
import plybook.tictactoe.TicTacToe;

class LearnersPlayTest {
    @TempDir
    Path folder;

    @Test
    void the_solutions_play_their_own_game_and_never_lose() {
        try (LearnersPlay play = new LearnersPlay(exercise -> Path.of("solutions", exercise.folder()))) {
            assertThat(play.notes())
                    .containsExactly("The rules are yours.", "The computer plays with your MyAlphaBeta.");
            Board board = play.rules().initialState();
            while (!play.rules().terminal(board)) {
                Cell cell = play.rules().player(board) == Player.X
                        ? play.choose(board)
                        : play.rules().actions(board).get(0);
                board = play.rules().result(board, cell);
            }
            assertThat(new TicTacToe().winner(board)).contains(Player.X);
        }
    }

    @Test
    void minimax_plays_where_alpha_beta_is_not_written() throws IOException {
        place("03-minimax", "MyMinimax.java", Files.readString(Path.of("solutions/03-minimax/MyMinimax.java")));
        place(
                "04-alpha-beta",
                "MyAlphaBeta.java",
                Files.readString(Path.of("exercises/04-alpha-beta/MyAlphaBeta.java")));
        try (LearnersPlay play = new LearnersPlay(this::in)) {
            assertThat(play.notes())
                    .contains("The rules are the engine's.", "MyAlphaBeta is not written yet.")
                    .contains("The computer plays with your MyMinimax.");
            Board board = Board.parse("X../.O./..X");
            int value = new Minimax<>(new TicTacToe()).search(board).value();
            Board after = play.rules().result(board, play.choose(board));
            assertThat(new Minimax<>(new TicTacToe()).search(after).value()).isEqualTo(value);
            assertThat(play.choose(Board.empty(3))).isIn(new Cell(0, 0), new Cell(0, 1), new Cell(1, 1));
        }
    }

    @Test
    void starters_leave_everything_to_the_engine() {
        try (LearnersPlay play = new LearnersPlay(exercise -> Path.of("exercises", exercise.folder()))) {
            assertThat(play.hasSearch()).isFalse();
            assertThat(play.notes())
                    .containsExactly(
                            "MyTicTacToe is not written yet.",
                            "The rules are the engine's.",
                            "MyAlphaBeta is not written yet.",
                            "MyMinimax is not written yet.",
                            "The computer plays with the engine's search.");
        }
    }

    @Test
    void the_engine_replaces_a_file_that_does_not_compile() throws IOException {
        place("02-tic-tac-toe", "MyTicTacToe.java", "class {");
        try (LearnersPlay play = new LearnersPlay(this::in)) {
            assertThat(play.notes().get(0)).contains("MyTicTacToe.java:1");
            assertThat(play.rules()).isInstanceOf(TicTacToe.class);
        }
    }

    @Test
    void rules_that_do_not_fit_together_break_the_choice_with_a_sentence() throws IOException {
        place("03-minimax", "MyMinimax.java", Files.readString(Path.of("solutions/03-minimax/MyMinimax.java")));
        placeRules(
                "(public List<Cell> actions\\(Board board\\) \\{)", "$1\n if (board.stones() > 7) return List.of();");
        try (LearnersPlay play = new LearnersPlay(this::in)) {
            assertThatThrownBy(() -> play.choose(Board.parse("XOX/OXO/O..")))
                    .isInstanceOf(LearnersPlay.Broken.class)
                    .hasMessageContaining("actions is empty here");
        }
    }

    @Test
    void rules_that_never_end_the_game_are_left_to_the_engine() throws IOException {
        placeRules("(public boolean terminal\\(Board board\\) \\{)", "$1\n if (board.stones() < 99) return false;");
        try (LearnersPlay play = new LearnersPlay(this::in)) {
            assertThat(play.notes().get(0)).contains("MyTicTacToe gave no answer: utility threw");
            assertThat(play.rules()).isInstanceOf(TicTacToe.class);
        }
    }

    private void placeRules(String what, String with) throws IOException {
        String solution = Files.readString(Path.of("solutions/02-tic-tac-toe/MyTicTacToe.java"));
        String changed = solution.replaceAll(what, with);
        assertThat(changed).isNotEqualTo(solution);
        place("02-tic-tac-toe", "MyTicTacToe.java", changed);
    }

    private void place(String exercise, String name, String text) throws IOException {
        Files.writeString(Files.createDirectories(folder.resolve(exercise)).resolve(name), text);
    }

    private Path in(Exercise exercise) {
        return folder.resolve(exercise.folder());
    }
}
