package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
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
    private static final Pattern CONTINUED = Pattern.compile("(\\d+) games were played before");
    private static final int GAMES = 56;
    private static final int BEFORE_THE_KILL = 6;

    @TempDir
    Path folder;

    @Test
    void a_league_of_the_solutions_that_is_killed_goes_on_and_all_are_above_average() throws Exception {
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
        List<Integer> elo = RATED.matcher(second.out())
                .results()
                .map(found -> Integer.parseInt(found.group(2)))
                .toList();
        assertThat(elo).as(second.out()).hasSize(3).allMatch(each -> each > 0);
        assertThat(second.out()).doesNotContainPattern("my@0\\d.*forfeits");
    }

    private Object[] words() {
        return new Object[] {"league", "--from", "solutions", "--pairs", 1, "--out", folder.resolve("games")};
    }
}
