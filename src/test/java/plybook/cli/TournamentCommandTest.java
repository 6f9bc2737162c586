package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentCommandTest {
    @TempDir
    Path folder;

    @Test
    void a_small_tournament_shows_each_game_and_the_table_and_saves_them() throws IOException {
        Path out = folder.resolve("games");
        Shell shell = Shell.run(
                "tournament", "random", "Greedy", "--pairs", 2, "--nodes", 100, "--size", 9, "--seed", 5, "--out", out);
        assertThat(shell.code()).as(shell.err()).isEqualTo(Main.PASSED);
        assertThat(shell.out())
                .startsWith("4 games of Gomoku 9×9, five or more, 100 nodes a move")
                .contains("1 of 4  random (X) – greedy (O): greedy wins after")
                .containsPattern("(?m)^1  greedy  ·  4 +4 +4 +0 +0 ");
        try (var files = Files.list(out)) {
            assertThat(files).hasSize(10);
        }
        assertThat(shell.out()).endsWith(Files.readString(out.resolve("crosstable.txt")));
    }

    @Test
    void a_tournament_that_was_ended_is_continued_and_gives_the_same_table() throws IOException {
        Path out = folder.resolve("ended");
        Object[] words = {
            "tournament", "random", "greedy", "--pairs", 3, "--nodes", 100, "--size", 9, "--jobs", 1, "--out", out
        };
        Shell whole = Shell.run(words);
        Path kept = out.resolve("games.jsonl");
        String all = Files.readString(kept);
        assertThat(all.lines()).hasSize(7);
        int cut = all.lastIndexOf("{\"number\":5");
        Files.writeString(kept, all.substring(0, cut + 30)); // as after a power cut in the middle of a line
        Shell rest = Shell.run(words);
        assertThat(rest.code()).as(rest.err()).isEqualTo(Main.PASSED);
        assertThat(rest.out())
                .contains("4 games were played before; only the others are played now.")
                .contains("5 of 6  ")
                .contains("6 of 6  ")
                .doesNotContain("4 of 6  ");
        String table = Files.readString(out.resolve("crosstable.txt"));
        assertThat(whole.out()).endsWith(table);
        assertThat(Shell.run(words).out())
                .contains("6 games were played before")
                .endsWith(table);
    }

    @Test
    void the_folder_of_another_tournament_is_refused() {
        Path out = folder.resolve("other");
        Shell.run("tournament", "random", "greedy", "--pairs", 1, "--nodes", 100, "--size", 9, "--out", out);
        Shell other =
                Shell.run("tournament", "random", "greedy", "--pairs", 1, "--nodes", 200, "--size", 9, "--out", out);
        assertThat(other.code()).isEqualTo(Main.USAGE);
        assertThat(other.err()).contains("holds another tournament: random, greedy; Gomoku 9×9");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "random | 2",
                "random nobody | there is no player nobody: name one of beginner",
                "random random | two players have the same name",
                "random greedy --pairs 0 | one opening and one job at least",
                "random greedy --jobs 0 | one opening and one job at least",
                "random greedy --time 0 | one millisecond or one node",
                "random greedy --nodes 0 | one millisecond or one node",
                "random greedy --size 4 | Gomoku is played on 5 to 20 rows, not on 4",
                "random greedy --size 21 | Gomoku is played on 5 to 20 rows, not on 21",
                "random x= | there is no command after x=",
                "random x=no/such/program | cannot start the program of x",
                "random x='open | a quote is not closed"
            })
    void senseless_options_are_wrong_usage(String words, String message) {
        Shell shell = Shell.run((Object[]) ("tournament " + words).split(" "));
        assertThat(shell.code()).isEqualTo(Main.USAGE);
        assertThat(shell.err()).contains(message);
    }

    @Test
    void a_learners_player_takes_part_if_it_is_written() {
        Shell shell = Shell.run("tournament", "my", "random", "--from", "solutions", "--pairs", 1, "--nodes", 100);
        assertThat(shell.code()).as(shell.err()).isEqualTo(Main.PASSED);
        assertThat(shell.out())
                .startsWith("my: The computer plays with your MyPlayer of exercise 08.")
                .containsPattern("(?m)^1  my +·  2 +2 +2 +0 +0 ");
        Shell unwritten = Shell.run("tournament", "my", "random", "--from", "exercises");
        assertThat(unwritten.code()).isEqualTo(Main.USAGE);
        assertThat(unwritten.err())
                .contains("my has no player of exercise 08 and no search of exercise 07 or 05 that works");
    }

    @Test
    void an_unwritable_folder_is_reported_before_the_first_game() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Shell shell = Shell.run("tournament", "random", "greedy", "--nodes", 100, "--out", file.resolve("games"));
        assertThat(shell.code()).isEqualTo(Main.FAILED);
        assertThat(shell.err()).contains("cannot save");
        assertThat(shell.out()).doesNotContain("after");
    }
}
