package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The brain as a program, between a manager and another brain that are written in Python and know nothing of ours. */
class GomocupIT {
    private static final Path BRAINS = Path.of("src/test/resources/brains");

    /** How late an answer may be on a machine that has other things to do. */
    private static final String SLACK_S = "5";

    @TempDir
    Path folder;

    @Test
    void a_whole_game_then_every_command_and_every_bad_input() throws Exception {
        talk("plybook.gomocup.Main");
    }

    @Test
    void the_command_with_options_is_the_same_brain() throws Exception {
        talk("plybook.cli.Main gomocup --level strong --time 2000 --debug");
    }

    private void talk(String main) throws Exception {
        SystemPython python = SystemPython.find(Machine.here());
        String classPath = Path.of("target/classes").toAbsolutePath()
                + File.pathSeparator
                + Files.readString(Path.of("target/classpath"));
        Path log = folder.resolve("conversation.txt");
        Process manager = new ProcessBuilder(List.of(
                        python.program().toString(),
                        BRAINS.resolve("manager.py").toString(),
                        SLACK_S,
                        "'" + Project.java() + "' -XX:+UseSerialGC -Xmn16m -Xmx256m -cp '" + classPath + "' " + main,
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
}
