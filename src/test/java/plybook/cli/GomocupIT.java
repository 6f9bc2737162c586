package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Machine;
import plybook.setup.Project;
import plybook.setup.SystemPython;

/** The brain as a program, against a manager and another brain that are written in Python independently of it. */
class GomocupIT {
    private static final Path BRAINS = Path.of("src/test/resources/brains");

    /** The delay of an answer that is accepted on a busy machine. */
    private static final String SLACK_S = "5";

    @TempDir
    Path folder;

    @Test
    void a_whole_game_then_every_command_and_every_bad_input() throws Exception {
        SystemPython python = SystemPython.find(Machine.here());
        String brain = java().stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
        Path log = folder.resolve("conversation.txt");
        Process manager = new ProcessBuilder(List.of(
                        python.program().toString(),
                        BRAINS.resolve("manager.py").toString(),
                        SLACK_S,
                        brain + " plybook.gomocup.Main",
                        "'" + python.program() + "' " + BRAINS.resolve("piglet.py")))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        boolean ended = manager.waitFor(5, TimeUnit.MINUTES);
        if (!ended) {
            manager.descendants().forEach(ProcessHandle::destroyForcibly);
            manager.destroyForcibly();
        }
        assertThat(ended).isTrue();
        assertThat(manager.exitValue()).as(Files.readString(log)).isZero();
        assertThat(Files.readString(log)).endsWith("all well\n");
    }

    @Test
    void options_choose_the_level_and_debug_output() throws Exception {
        List<String> command = new ArrayList<>(java());
        command.addAll(
                List.of("plybook.cli.Main", "gomocup", "--level", "easy", "--time", "100", "--debug", "--suggest"));
        Process brain = new ProcessBuilder(command).start();
        try (OutputStream in = brain.getOutputStream()) {
            in.write("START 15\nTURN 7,7\n".getBytes(StandardCharsets.US_ASCII));
        }
        String out = new String(brain.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        assertThat(brain.waitFor()).isZero();
        assertThat(out).matches("OK\nDEBUG depth [^\n]+\nSUGGEST \\d+,\\d+\n");
    }

    private static List<String> java() throws IOException {
        String classPath = Path.of("target/classes").toAbsolutePath()
                + File.pathSeparator
                + Files.readString(Path.of("target/classpath"));
        return List.of(Project.java().toString(), "-XX:+UseSerialGC", "-Xmn8m", "-Xmx40m", "-cp", classPath);
    }
}
