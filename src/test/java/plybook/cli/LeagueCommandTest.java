package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeagueCommandTest {
    @TempDir
    Path folder;

    private void copy(String from, String exercise, String file) throws IOException {
        Path to = Files.createDirectories(folder.resolve(exercise)).resolve(file);
        Files.copy(Path.of(from, exercise, file), to);
    }

    @Test
    void nobody_plays_before_exercise_05_is_written() throws IOException {
        copy("exercises", "05-gomoku", "MyDepthSearch.java");
        Shell shell = Shell.run("league", "--from", folder);
        assertThat(shell.code()).isEqualTo(Main.FAILED);
        assertThat(shell.err())
                .contains("the league begins with the search of exercise 05")
                .contains("my@05 does not play: my@05 has no player of exercise 08")
                .contains("my@08 does not play: exercise 08 is not begun.");
    }

    /** The page whose name the command says last. */
    private static String pageOf(Shell shell) throws IOException {
        String said = shell.out().strip();
        return Files.readString(Path.of(said.substring(said.indexOf("every game to replay: ") + 22)));
    }

    @Test
    void my_player_climbs_above_chance_and_a_repeated_league_plays_nothing() throws IOException {
        copy("solutions", "08-player", "MyPlayer.java");
        Object[] words = {"league", "--from", folder, "--nodes", 300, "--pairs", 1};
        Shell shell = Shell.run(words);
        assertThat(shell.code()).as(shell.err()).isEqualTo(Main.PASSED);
        assertThat(shell.out())
                .contains("20 games of Gomoku 15×15")
                .contains("my@05 does not play: exercise 05 is not begun.")
                .containsPattern("(?m)^  my@08 +\\+\\d+ ± \\d+ +█+$");
        assertThat(pageOf(shell))
                .contains("<title>My league</title>", "aria-label=\"my@08 +")
                .contains("(Smart Game Format)")
                .containsPattern("<option data-size=\"15\" data-moves=\"\\d+,\\d+ [\\d, ]+\" data-row=\"[\\d, ]*\">1: ")
                .doesNotContain("http://plybook", "<script src");
        assertThat(pageOf(shell).split("<option ", -1)).hasSize(1 + 20);
        assertThat(Shell.run(words).out())
                .contains("20 games were played before")
                .doesNotContain("20 of 20  ");
    }
}
