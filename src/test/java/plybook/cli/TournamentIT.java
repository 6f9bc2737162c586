package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Project;

class TournamentIT {
    @TempDir
    Path folder;

    @Test
    void an_interrupted_tournament_shows_its_table_and_leaves_no_process() throws Exception {
        String classPath = Path.of("target/classes").toAbsolutePath()
                + File.pathSeparator
                + Files.readString(Path.of("target/classpath"));
        Process tournament = new ProcessBuilder(List.of(
                        Project.java().toString(),
                        "-cp",
                        classPath,
                        "plybook.cli.Main",
                        "tournament",
                        "greedy",
                        "hangs=python3 src/test/resources/brains/piglet.py hang",
                        "piglet=python3 src/test/resources/brains/piglet.py",
                        "--pairs",
                        "1000",
                        "--nodes",
                        "100",
                        "--time",
                        "20000",
                        "--jobs",
                        "4",
                        "--out",
                        folder.toString()))
                .redirectErrorStream(true)
                .start();
        try (BufferedReader out = tournament.inputReader()) {
            String line = out.readLine();
            while (line != null && !line.contains("wins after")) {
                line = out.readLine();
            }
            assertThat(line).isNotNull();
            List<ProcessHandle> programs = tournament.descendants().toList();
            // Like Ctrl-C, which is ignored where a build runs in the background; and its output stays open.
            tournament.toHandle().destroy();
            String rest = out.lines().collect(Collectors.joining("\n"));
            assertThat(tournament.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(rest).containsPattern("Ended after \\d+ of 6000 games").contains("forfeits   Elo", "greedy");
            assertThat(programs).noneMatch(ProcessHandle::isAlive);
        }
        assertThat(Files.readString(folder.resolve("crosstable.txt"))).contains("piglet");
    }
}
