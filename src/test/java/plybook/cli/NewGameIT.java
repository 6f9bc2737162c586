package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code new game} as a contributor uses it, in a copy of the project: Nim is written, tested and played. */
class NewGameIT {
    @TempDir
    Path folder;

    /** The least that the TODOs of the template ask for. */
    private static String nim(String template) {
        return template.replace("record State(Player next)", "record State(int stones, Player next)")
                .replace("record Action(int number)", "record Action(int taken)")
                .replace("\"TODO: draw the state\"", "stones + \" stones\"")
                .replace("\"TODO: name action \" + number", "\"take \" + taken")
                .replaceAll("throw new Unsupp.*initialState.*", "return new State(10, Player.MAX);")
                .replaceAll(
                        "throw new Unsupp.*actions,.*",
                        "return java.util.stream.IntStream.rangeClosed(1, Math.min(3, state.stones())).mapToObj(Action::new).toList();")
                .replaceAll(
                        "throw new Unsupp.*result,.*",
                        "return new State(state.stones() - action.taken(), state.next().opponent());")
                .replaceAll("throw new Unsupp.*terminal,.*", "return state.stones() == 0;")
                .replaceAll("throw new Unsupp.*utility,.*", "return state.next() == Player.MIN ? 1 : -1;");
    }

    @Tag("servers")
    @Test
    void a_new_game_is_written_tested_and_played_in_terminal_and_page() throws Exception {
        Contributor contributor = new Contributor(CourseCopy.withTests(folder));
        Contributor.Said made = contributor.plybook("", "new", "game", "Nim");
        assertThat(made.code()).as(made.text()).isZero();
        assertThat(made.text()).contains("src/main/java/plybook/nim/Nim.java", "./plybook play --game nim");

        contributor.compile("nim", "registry", "architecture");
        assertThat(contributor.tests("plybook.nim.NimTest").text())
                .as("before anything is filled in")
                .contains("TODO: Nim.initialState");

        Path rules = folder.resolve("src/main/java/plybook/nim/Nim.java");
        Files.writeString(rules, nim(Files.readString(rules)));
        assertThat(Files.readString(rules)).doesNotContain("UnsupportedOperationException");
        contributor.compile("nim", "registry", "architecture");
        Contributor.Said tested = contributor.tests(
                "plybook.nim.NimTest", "plybook.registry.GameRegistryTest", "plybook.architecture.ArchitectureTest");
        assertThat(tested.code()).as(tested.text()).isZero();

        assertThat(contributor.plybook("", "play", "--help").text()).contains("tictactoe, gomoku, nim");
        assertThat(contributor
                        .plybook("x\n2\ntake 1\nhint\nq\n", "play", "--game", "nim", "--text")
                        .text())
                .contains("Nim against the engine. X begins.", "10 stones", "  3  take 3")
                .contains("Computer plays O: take", "Hint: take");
        assertThat(contributor.plybook("", "explore", "nim").text()).contains("Wrote explore.html");
        playedOnThePage(contributor);

        Contributor.Said again = contributor.plybook("", "new", "game", "nim");
        assertThat(again.code()).isEqualTo(Main.USAGE);
        assertThat(again.text()).contains("The name Nim is taken");
        assertThat(Files.readString(rules)).as("nothing is overwritten").contains("state.stones() == 0");
    }

    private static void playedOnThePage(Contributor contributor) throws IOException, InterruptedException {
        Process process = contributor.start("play", "--game", "nim", "--port", "0", "--no-browser");
        try (BufferedReader out = process.inputReader()) {
            String said = out.readLine();
            URI address = URI.create(said.substring(said.indexOf("http"), said.indexOf('#')));
            HttpClient http = HttpClient.newHttpClient();
            assertThat(http.send(
                                    HttpRequest.newBuilder(address.resolve("/api/page"))
                                            .build(),
                                    BodyHandlers.ofString())
                            .body())
                    .contains("\"title\":\"Nim\"");
            HttpRequest begin = HttpRequest.newBuilder(address.resolve("/api/games"))
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString("{\"game\":\"nim\",\"x\":\"human\",\"o\":\"human\"}"))
                    .build();
            assertThat(http.send(begin, BodyHandlers.ofString()).body()).contains("\"board\":\"10 stones\"");
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    void what_cannot_be_a_name_is_refused_and_nothing_is_written() throws Exception {
        Contributor contributor = new Contributor(CourseCopy.withTests(folder));
        for (String name : List.of("two words", "3d", "Class", "TicTacToe", "gomoku", "search", "../x")) {
            Contributor.Said said = contributor.plybook("", "new", "game", name);
            assertThat(said.code()).as(said.text()).isEqualTo(Main.USAGE);
            assertThat(said.text())
                    .contains("For help: ./plybook new game --help")
                    .doesNotContain("\tat ");
        }
        assertThat(Files.readString(folder.resolve("CONTRIBUTING.md")))
                .isEqualTo(Files.readString(Path.of("CONTRIBUTING.md")));
        Files.delete(folder.resolve("CONTRIBUTING.md"));
        assertThat(contributor.plybook("", "new", "game", "Nim").text())
                .contains("is no checkout of the project: CONTRIBUTING.md is missing");
        assertThat(folder.resolve("src/main/java/plybook/nim")).doesNotExist();
    }
}
