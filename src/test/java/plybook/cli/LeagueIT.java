package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Project;

@Tag("servers") // it plays 56 games
class LeagueIT {
    private static final Pattern RATED = Pattern.compile("(?m)^  my@0([5678]) +([+-]\\d+) ");
    private static final Pattern PLACED = Pattern.compile("(?m)^[1-4] +(my@0[5-8]) .* ([+-]\\d+) +\\d+$");
    private static final Pattern CONTINUED = Pattern.compile("(\\d+) games were played before");
    private static final int GAMES = 56;
    private static final int BEFORE_THE_KILL = 6;

    @TempDir
    Path folder;

    @Test
    void a_league_of_the_solutions_that_is_killed_goes_on() throws Exception {
        String classPath = Path.of("target/classes").toAbsolutePath()
                + File.pathSeparator
                + Files.readString(Path.of("target/classpath"));
        Process first = new ProcessBuilder(Stream.concat(
                                Stream.of(Project.java().toString(), "-cp", classPath, "plybook.cli.Main"),
                                Stream.of(words()).map(Object::toString))
                        .toList())
                .redirectErrorStream(true)
                .start();
        try (BufferedReader out = first.inputReader()) {
            int shown = 0;
            for (String line = out.readLine(); shown < BEFORE_THE_KILL && line != null; line = out.readLine()) {
                shown += line.matches("\\d+ of 56 .*| \\d of 56 .*") ? 1 : 0;
            }
            assertThat(shown).isEqualTo(BEFORE_THE_KILL);
            List<ProcessHandle> players = first.descendants().toList();
            first.destroyForcibly().waitFor();
            players.forEach(ProcessHandle::destroyForcibly);
        }
        Shell second = Shell.run(words());
        assertThat(second.code()).as(second.err()).isEqualTo(Main.PASSED);
        Matcher continued = CONTINUED.matcher(second.out());
        assertThat(continued.find()).as(second.out()).isTrue();
        assertThat(Integer.parseInt(continued.group(1))).isBetween(BEFORE_THE_KILL - 1, GAMES - 1);
        assertThat(RATED.matcher(second.out()).results()).as(second.out()).hasSize(4);
        assertThat(second.out()).doesNotContainPattern("my@0\\d.*forfeits");
    }

    /** The same three openings give the same games everywhere. docs/tournament.md has the figures of many more. */
    @Tag("by-hand")
    @Test
    void each_version_of_the_solutions_is_stronger_than_the_one_before() {
        Shell shell = Shell.run(
                "tournament",
                "my@05",
                "my@06",
                "my@07",
                "my@08",
                "--from",
                "solutions",
                "--nodes",
                2_000,
                "--seed",
                4,
                "--pairs",
                3);
        assertThat(shell.code()).as(shell.err()).isEqualTo(Main.PASSED);
        assertThat(PLACED.matcher(shell.out()).results().map(found -> found.group(1)))
                .as(shell.out())
                .containsExactly("my@08", "my@07", "my@06", "my@05");
        List<Integer> ratings = PLACED.matcher(shell.out())
                .results()
                .map(found -> Integer.valueOf(found.group(2)))
                .toList();
        assertThat(ratings).as(shell.out()).doesNotHaveDuplicates().isSortedAccordingTo(Comparator.reverseOrder());
    }

    private Object[] words() {
        return new Object[] {
            "league", "--from", "solutions", "--nodes", 300, "--pairs", 1, "--out", folder.resolve("games")
        };
    }
}
