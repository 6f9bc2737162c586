package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.intake.Submission;
import plybook.judge.process.Sandbox;
import plybook.judge.process.SandboxMissing;

@Tag("corpus-only")
class DuelCommandIT {
    /** Reads a file of whoever plays against it, and writes it where it can be found; then it plays on. */
    private static final String SPY = """
            import java.nio.file.Files;
            import java.nio.file.Path;
            import plybook.task.Clock;
            import plybook.task.GivenPosition;
            import plybook.task.PlayerTask;

            public class MyPlayer<A> implements PlayerTask<A> {
                public A move(GivenPosition<A> position, Clock clock) {
                    try {
                        Files.copy(Path.of("%s"), Path.of("%s"));
                    } catch (java.io.IOException | RuntimeException e) {
                        // kept out
                    }
                    return position.actions().get(0);
                }
            }
            """;

    @TempDir
    Path folder;

    private Path mine;

    @BeforeEach
    void my_player_is_the_solution() throws IOException {
        mine = Files.createDirectories(folder.resolve("mine"));
        Files.copy(
                Path.of("solutions/08-player/MyPlayer.java"),
                Files.createDirectories(mine.resolve("08-player")).resolve("MyPlayer.java"));
    }

    private Path archive(String name, String player) throws IOException {
        Path files = Files.createDirectories(folder.resolve(name).resolve("08-player"));
        Files.writeString(files.resolve("MyPlayer.java"), player);
        Path archive = folder.resolve(name + ".zip");
        Files.write(archive, Submission.of(folder.resolve(name)).archive());
        return archive;
    }

    private Shell duel(Path archive, String sandbox) {
        return Shell.run(
                "duel", archive, "--from", mine, "--nodes", 100, "--pairs", 1, "--jobs", 1, "--sandbox", sandbox);
    }

    private static boolean isSandboxHere() {
        try {
            return Sandbox.named("auto") != null;
        } catch (SandboxMissing e) {
            return false;
        }
    }

    @Test
    void a_hostile_friend_plays_behind_a_wall() throws IOException {
        assumeThat(isSandboxHere()).isTrue();
        Path secret = Files.writeString(folder.resolve("secret"), "mine");
        Path stolen = folder.resolve("stolen");
        Path spy = archive("spy", SPY.formatted(secret, stolen));
        Shell walled = duel(spy, "auto");
        assertThat(walled.code()).as(walled.err()).isEqualTo(Main.PASSED);
        assertThat(walled.out())
                .contains("2 games of Gomoku 15×15, five or more, 100 nodes a move")
                .contains("friend: The computer plays with your MyPlayer of exercise 08.");
        assertThat(stolen).doesNotExist();
    }

    @Test
    void without_the_wall_the_same_friend_gets_through() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "mine");
        Path stolen = folder.resolve("stolen");
        assertThat(duel(archive("spy", SPY.formatted(secret, stolen)), "none").code())
                .isEqualTo(Main.PASSED);
        assertThat(stolen).hasContent("mine");
    }

    @Test
    void a_friend_who_throws_in_every_game_forfeits_and_the_duel_goes_on() throws IOException {
        Path thrower = archive(
                "thrower",
                SPY.formatted("a", "b")
                        .replace(
                                "return position.actions().get(0);",
                                "if (position.actions().size() > 100) throw new IllegalStateException(\"I give up\");\n"
                                        + "return position.actions().get(0);"));
        Shell shell = duel(thrower, "none");
        assertThat(shell.code()).as(shell.err()).isEqualTo(Main.PASSED);
        assertThat(shell.out()).contains("2 of 2").contains("forfeit");
    }

    @Test
    void an_archive_that_is_none_or_has_no_player_is_refused_in_a_sentence() throws IOException {
        Path text = Files.writeString(folder.resolve("friend.zip"), "hello");
        Shell none = duel(text, "none");
        assertThat(none.code()).isEqualTo(Main.FAILED);
        assertThat(none.err()).contains("The files cannot be read").contains("friend.zip");
        Shell empty = duel(archive("starter", Files.readString(Path.of("exercises/08-player/MyPlayer.java"))), "none");
        assertThat(empty.code()).isEqualTo(Main.USAGE);
        assertThat(empty.err()).contains("friend has no player of exercise 08");
    }
}
