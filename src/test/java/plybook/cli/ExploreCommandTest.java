package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.trace.RecordingJson;

/** The command's options and messages; the pages themselves are tested in a browser. */
class ExploreCommandTest {
    @TempDir
    Path folder;

    private Path out = Path.of("");

    @BeforeEach
    void page() {
        out = folder.resolve("page.html");
    }

    @Test
    void a_tree_is_searched_twice_and_written_as_a_page() throws IOException {
        Shell explore = Shell.run("explore", "((4 6) (1 9))", "--out", out);
        assertThat(explore.code()).as(explore.err()).isZero();
        assertThat(explore.out()).contains("Wrote " + out + ": open it in a browser.");
        assertThat(Files.readString(out))
                .contains(
                        "<title>Minimax beside alpha-beta</title>",
                        "\"title\":\"minimax\"",
                        "\"title\":\"alpha-beta\"");
    }

    @Test
    void a_trace_goes_to_a_file_and_comes_back_as_a_page() throws IOException {
        Path trace = folder.resolve("trace.json");
        assertThat(Shell.run("explore", "((4 6) (1 9))", "--trace", trace, "--out", out)
                        .code())
                .isZero();
        assertThat(RecordingJson.read(Files.readString(trace)).value()).isEqualTo(4);
        Files.delete(out);
        Shell again = Shell.run("explore", trace, "--out", out);
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(Files.readString(out)).contains("<title>alpha-beta</title>");
    }

    @Test
    void a_registered_game_is_explored_from_its_start() throws IOException {
        assertThat(Shell.run("explore", "gomoku", "--out", out).code()).isZero();
        assertThat(Files.readString(out)).contains("Gomoku after 0 moves");
    }

    @Test
    void a_poster_shows_a_whole_tree_and_neither_a_trace_nor_practice_has_one() throws IOException {
        assertThat(Shell.run("explore", "((4 4) (1 9))", "--poster", "--out", out)
                        .code())
                .isZero();
        assertThat(Files.readString(out)).contains("7 nodes. Alpha-beta visits the 6 that are lit", "image/png");
        Shell both = Shell.run("explore", "--poster", "--practise", "--out", out);
        assertThat(both.code()).isEqualTo(2);
        assertThat(both.err()).contains("--poster is neither for --practise nor for --trace");
    }

    @Test
    void practise_writes_a_page_with_the_tree() throws IOException {
        assertThat(Shell.run("explore", "--practise", "(3 5)", "--out", out).code())
                .isZero();
        assertThat(Files.readString(out)).contains("Practise alpha-beta", "\"(3 5)\"");
    }

    @Test
    void the_two_pages_are_not_written_to_the_same_file() {
        assertThat(ExploreCommand.usual(true)).isNotEqualTo(ExploreCommand.usual(false));
        assertThat(Shell.run("explore", "--help").out()).contains("practise.html");
    }

    @Test
    void neither_a_tree_nor_a_file_is_refused() throws IOException {
        Shell typo = Shell.run("explore", "((4 6) (1 9)", "--out", out);
        assertThat(typo.code()).isEqualTo(2);
        assertThat(typo.err()).contains("is neither a file nor a tree", "position 12", "to close the ( of position 0");
        assertThat(Shell.run("explore", "no-such-file.json", "--out", out).err())
                .contains("\"no-such-file.json\" is neither a file nor a tree");
        Path broken = Files.writeString(folder.resolve("broken.json"), "{\"format\":\"plybook-trace\",\"ver");
        Shell cut = Shell.run("explore", broken, "--out", out);
        assertThat(cut.code()).isEqualTo(2);
        assertThat(cut.err()).contains("this is not a whole trace: it breaks off or is damaged at line 1");
        Path newer = Files.writeString(folder.resolve("newer.json"), "{\"format\":\"plybook-trace\",\"version\":2}");
        assertThat(Shell.run("explore", newer, "--out", out).err()).contains("update Plybook");
        Shell both = Shell.run("explore", newer, "--practise", "--out", out);
        assertThat(both.err()).contains("--practise and --trace need a tree, not a file");
        assertThat(out).doesNotExist();
    }

    @Test
    void a_file_that_cannot_be_written_is_named() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        Shell explore = Shell.run("explore", "(3 5)", "--out", file.resolve("page.html"));
        assertThat(explore.code()).isEqualTo(1);
        assertThat(explore.err()).contains("cannot write");
    }
}
