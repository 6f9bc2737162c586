package plybook.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Board;

/** The runner page with a learner's functions, right and wrong, by HTTP. */
class LearnersPageTest {
    @TempDir
    Path folder;

    private RunnerPage page() {
        return RunnerPage.start(0, exercise -> folder.resolve(exercise.folder()));
    }

    @Test
    void without_a_player_gomoku_is_played_by_the_learners_search() {
        try (RunnerPage page = RunnerPage.start(
                0,
                exercise -> Path.of(
                        Set.of("player", "candidates").contains(exercise.name()) ? "exercises" : "solutions",
                        exercise.folder()))) {
            Client client = new Client(page.address());
            JsonNode game = client.begin("gomoku", "human", "learner");
            assertThat(game.path("notes").toString())
                    .contains(
                            "The rules are yours.",
                            "MyPlayer is not written yet.",
                            "The computer plays with your MyDepthSearch, 2 plies deep");
            game = client.moved(game, 7, 7);
            assertThat(Board.parse(game.path("board").asText()).stones()).isEqualTo(2);
            assertThat(game.path("remarks")).isEmpty();
            assertThat(game.path("thought").path("work").asText())
                    .matches("Your MyDepthSearch asked for [0-9,]+ leaves, 2 plies deep\\.");
            for (int[] at : new int[][] {{7, 8}, {7, 9}, {7, 10}, {7, 11}, {7, 6}, {7, 5}}) {
                boolean free = Board.parse(game.path("board").asText()).isEmpty(new plybook.game.Cell(at[0], at[1]));
                if (free && game.path("phase").asText().equals("yours")) {
                    game = client.moved(game, at[0], at[1]);
                }
            }
            assertThat(game.path("remarks")).isEmpty();
        }
    }

    @Test
    void without_a_player_the_parts_of_exercise_07_play_before_those_of_05() {
        try (RunnerPage page = RunnerPage.start(
                0,
                exercise -> Path.of(exercise.name().equals("player") ? "exercises" : "solutions", exercise.folder()))) {
            Client client = new Client(page.address());
            JsonNode game = client.begin("gomoku", "human", "learner");
            assertThat(game.path("notes").toString())
                    .contains("The computer plays with your MyInPlaceSearch and MyCandidates of exercise 07");
            game = client.moved(game, 7, 7);
            assertThat(game.path("remarks")).isEmpty();
            assertThat(game.path("thought").path("work").asText()).contains("MyInPlaceSearch and MyCandidates");
        }
    }

    @Test
    void the_engine_moves_where_a_learners_gomoku_player_fails() throws IOException {
        String solution = Files.readString(Path.of("solutions/08-player/MyPlayer.java"));
        String failing = solution.replaceFirst(
                "(public A move\\(.*\\) \\{)",
                "int asked; $1 if (++asked == 3) throw new IllegalStateException(\"no idea\");");
        assertThat(failing).isNotEqualTo(solution);
        Files.writeString(
                Files.createDirectories(folder.resolve("08-player")).resolve("MyPlayer.java"),
                failing.replaceFirst("@Override\\s+int asked;", "int asked; @Override"));
        try (RunnerPage page = page()) {
            Client client = new Client(page.address());
            JsonNode game = client.begin("gomoku", "human", "learner");
            assertThat(game.path("notes").toString())
                    .contains("The rules are the engine's.", "The computer plays with your MyPlayer of exercise 08.");
            assertThat(game.path("oName").asText()).isEqualTo("your player");
            game = client.moved(game, 7, 7);
            assertThat(game.path("remarks")).isEmpty();
            assertThat(game.path("thought").path("work").asText()).matches("Your MyPlayer visited [0-9,]+ nodes\\.");
            game = client.moved(game, 0, 0); // far off, so that the game goes on
            assertThat(game.path("remarks").toString()).contains("no idea", "The engine moves instead.");
            assertThat(Board.parse(game.path("board").asText()).stones()).isEqualTo(4);
        }
    }

    @Test
    void without_files_the_engine_plays_and_the_notes_say_why() {
        try (RunnerPage page = page()) {
            Client client = new Client(page.address());
            JsonNode game = client.moved(client.begin("tictactoe", "human", "learner"), 0, 0);
            assertThat(game.path("board").asText()).isEqualTo("X../.O./...");
            assertThat(game.path("oName").asText()).isEqualTo("the engine");
            assertThat(game.path("notes").toString())
                    .contains(
                            "there is no file MyTicTacToe.java", "The rules are the engine's.", "the engine's search");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            winner   | if (board.stones() == 1) { return Optional.of(Player.O); } | Your winner says that O has won here. But nobody has three in a row.
            terminal | if (board.stones() == 1) { return true; }     | Your terminal says that the game is over here. But it goes on
            player   | if (board.stones() == 1) { return Player.X; } | Your player says that X is to move, but it is O's turn: X has 1 stone and O 0 stones.
            actions  | if (board.stones() == 1) { return List.of(new Cell(0, 0), new Cell(2, 2)); } | Your actions does not list (0,1) (0,2) (1,0) (1,1) (1,2) (2,0) and 1 more
            actions  | if (board.stones() == 1) { return List.of(); } | Actions is empty here, although terminal says that the game goes on.
            player   | if (board.stones() == 1) { throw new IllegalStateException("no idea"); } | no idea
            player   | if (board.stones() == 1) { System.exit(0); }  | Your MyTicTacToe gave no answer: player
            """)
    void wrong_rules_are_reported_and_the_game_goes_on(String method, String beginning, String said)
            throws IOException {
        placeRules(method, beginning);
        try (RunnerPage page = page()) {
            Client client = new Client(page.address());
            JsonNode game = client.begin("tictactoe", "human", "engine");
            if (game.path("phase").asText().equals("yours")) {
                game = client.moved(game, 2, 2);
            }
            assertThat(game.path("remarks").toString()).contains(said);
            assertThat(game.path("phase").asText()).isIn("yours", "over");
            assertThat(client.begin("tictactoe", "engine", "human")
                            .path("phase")
                            .asText())
                    .as("the server stays up")
                    .isIn("yours", "over");
        }
    }

    @Test
    void a_wrong_result_is_shown_and_not_played() throws IOException {
        String solution = Files.readString(Path.of("solutions/02-tic-tac-toe/MyTicTacToe.java"));
        String changed = solution.replaceFirst(
                "(public Board result\\(Board board, Cell cell\\) \\{)",
                "$1 if (board.stones() == 0) return board.copy();");
        assertThat(changed).isNotEqualTo(solution);
        place(changed);
        try (RunnerPage page = page()) {
            Client client = new Client(page.address());
            JsonNode game = client.moved(client.begin("tictactoe", "human", "engine"), 1, 1);
            assertThat(game.path("remarks").toString())
                    .contains("Your result put (1,1) on the board", "The engine's rules go on from here.");
            assertThat(game.path("board").asText()).isEqualTo("O../.X./...");
        }
    }

    @Test
    void a_saved_file_is_compiled_again_for_the_next_game() throws IOException {
        placeRules("winner", "return Optional.empty();");
        try (RunnerPage page = page()) {
            Client client = new Client(page.address());
            assertThat(client.begin("tictactoe", "human", "human").path("notes").toString())
                    .contains("The rules are yours.");
            place("class {");
            Files.setLastModifiedTime(
                    folder.resolve("02-tic-tac-toe/MyTicTacToe.java"),
                    FileTime.from(Instant.now().plusSeconds(10)));
            assertThat(client.begin("tictactoe", "human", "human").path("notes").toString())
                    .contains("MyTicTacToe.java:1", "The rules are the engine's.");
        }
    }

    private void placeRules(String method, String beginning) throws IOException {
        String solution = Files.readString(Path.of("solutions/02-tic-tac-toe/MyTicTacToe.java"));
        String open = beginning.startsWith("if") ? beginning : "if (board.stones() >= 0) { " + beginning + " }";
        String changed = solution.replaceFirst("(public [\\w<>]+ " + method + "\\(Board board\\) \\{)", "$1 " + open);
        assertThat(changed).isNotEqualTo(solution);
        place(changed);
    }

    private void place(String text) throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve("02-tic-tac-toe")).resolve("MyTicTacToe.java"), text);
    }
}
