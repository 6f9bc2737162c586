package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command for a viva: what it takes, and where the key goes. */
class VivaCommandTest {
    @TempDir
    Path folder;

    private static final Path SOLUTION = Path.of("solutions/04-alpha-beta/MyAlphaBeta.java");

    @Test
    void a_seed_asks_the_same_of_a_file_a_folder_and_an_archive() throws IOException {
        Path learner = Files.createDirectories(folder.resolve("ada/exercises/04-alpha-beta"));
        Files.copy(SOLUTION, learner.resolve("MyAlphaBeta.java"));
        Path archive = folder.resolve("ada.zip");
        Shell submit = Shell.run("submit", "--from", folder.resolve("ada"), "--out", archive);
        assertThat(archive).as(submit.err()).exists();
        String[] said = new String[3];
        Path[] ways = {SOLUTION, folder.resolve("ada"), archive};
        for (int i = 0; i < ways.length; i++) {
            Shell shell = Shell.run("viva", ways[i], "--seed", 11, "--sandbox", "none");
            assertThat(shell.code()).as(shell.err()).isZero();
            said[i] = shell.out();
        }
        assertThat(said[0]).contains("1. ", "2. ", "3. ", "\f", "Key: MyAlphaBeta, seed 11");
        assertThat(said[1]).isEqualTo(said[0]);
        assertThat(said[2]).isEqualTo(said[0]);
    }

    @Test
    void the_page_holds_the_key_behind_the_questions() throws IOException {
        Path page = folder.resolve("viva.html");
        Shell shell = Shell.run("viva", SOLUTION, "--out", page, "--sandbox", "none");
        assertThat(shell.code()).as(shell.err()).isZero();
        assertThat(shell.out()).contains(page.toString(), "--seed").doesNotContain("1. ");
        assertThat(Files.readString(page)).contains("<h1>Three questions about your MyAlphaBeta</h1>", "Key: ");
    }

    @Test
    void what_cannot_be_asked_about_gets_a_sentence() throws IOException {
        Shell starter = Shell.run("viva", "exercises/04-alpha-beta/MyAlphaBeta.java", "--sandbox", "none");
        assertThat(starter.code()).isEqualTo(1);
        assertThat(starter.err()).contains("does not answer", "TODO").doesNotContain("\tat ");
        Shell rules = Shell.run("viva", "solutions/02-tic-tac-toe/MyTicTacToe.java", "--sandbox", "none");
        assertThat(rules.code()).isEqualTo(2);
        assertThat(rules.err()).contains("no search to ask about", "MyAlphaBeta.java");
        Shell other = Shell.run("viva", "solutions", "--exercise", "02", "--sandbox", "none");
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("has no search");
        for (String name : new String[] {"ada", "bob"}) {
            Path learner = Files.createDirectories(folder.resolve("class/" + name + "/exercises/04-alpha-beta"));
            Files.copy(SOLUTION, learner.resolve("MyAlphaBeta.java"));
        }
        Shell several = Shell.run("viva", folder.resolve("class"), "--sandbox", "none");
        assertThat(several.code()).isEqualTo(2);
        assertThat(several.err()).contains("holds 2 submissions");
    }
}
