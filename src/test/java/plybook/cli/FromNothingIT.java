package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Installed;
import plybook.setup.JupyterClient;
import plybook.setup.Project;
import plybook.setup.Wheel;

/** From nothing to lesson 1: by the wheel, and by a release for rooms without a network. */
@Tag("corpus-only")
class FromNothingIT {
    /** The time that the wheel's three commands may take, in seconds of processor time: on a busy machine a clock measures the others. */
    private static final double ALLOWED = 60;

    private static final Duration PATIENCE = Duration.ofMinutes(3);

    /** Runs a command, and prints what processor time it and all that it started have taken, in seconds. */
    private static final String MEASURED = """
            import os, subprocess, sys
            code = subprocess.call(sys.argv[1:])
            times = os.times()
            print("took", times.children_user + times.children_system)
            sys.exit(code)
            """;

    @TempDir
    Path temp;

    @Test
    @Timeout(600)
    void by_three_commands_with_the_wheel() throws Exception {
        Path wheel = Wheel.make(Wheel.environment(temp.resolve("author")), temp);
        Path course = temp.resolve("course");
        double seconds = measured("python3", "-m", "venv", course.toString());
        seconds += measured(course + "/bin/pip", "install", "-q", "--disable-pip-version-check", wheel.toString());
        Path work = Files.createDirectory(temp.resolve("work"));
        try (LabProcess lab = LabProcess.start(
                new Project(course.resolve("bin")), Map.of("PLYBOOK_HOME", work.toString(), "HOME", temp.toString()))) {
            lessonOneRuns(lab);
            seconds += processorTime(lab.process().toHandle());
            assertThat(lab.output()).contains("Using the JupyterLab").contains(course.toString());
        }
        System.out.printf(
                "from nothing to lesson 1 by the wheel of %,d bytes: %.0f s of processor time%n",
                Files.size(wheel), seconds);
        assertThat(work.resolve(".plybook/python")).as("a second environment").doesNotExist();
        assertThat(seconds).isLessThan(ALLOWED);

        Process server = new ProcessBuilder(course + "/bin/python", "-m", "plybook.hub")
                .directory(work.toFile())
                .redirectErrorStream(true)
                .start();
        assertThat(new String(server.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualToIgnoringNewLines(
                        "plybook.hub is for a JupyterHub to start; without a hub, start: plybook lab");
        assertThat(server.waitFor()).isEqualTo(1);
    }

    @Tag("by-hand")
    @Test
    @Timeout(600)
    void without_a_network_by_a_release_that_has_everything() throws Exception {
        Path program =
                Installed.in(Files.createDirectory(temp.resolve("program"))).root();
        Path assignment = Files.writeString(
                temp.resolve("assignment.yml"), "title: Trees\nexercises: [{exercise: 01}]\n", StandardCharsets.UTF_8);
        String version = Wheel.run(
                        List.of("/usr/bin/python3", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"))
                .strip();
        Path release = temp.resolve("für alle");
        Wheel.run(List.of(
                program + "/plybook",
                "release",
                assignment.toString(),
                "--out=" + release,
                "--offline",
                "--platform=linux",
                "--python=" + version));

        Map<String, String> unplugged = new HashMap<>();
        String nowhere = "http://127.0.0.1:9";
        Stream.of("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY")
                .forEach(name -> unplugged.put(name, nowhere));
        unplugged.put("no_proxy", "127.0.0.1");
        unplugged.put("PIP_INDEX_URL", nowhere + "/simple");
        unplugged.put("PIP_CACHE_DIR", temp.resolve("empty cache").toString());
        unplugged.put("PLYBOOK_PYTHON", "/usr/bin/python3");
        unplugged.put("PATH", "/usr/bin:/bin");
        unplugged.put("HOME", Files.createDirectory(temp.resolve("home")).toString());
        unplugged.put("PLYBOOK_HOME", temp.resolve("home").toString());
        try (LabProcess lab = LabProcess.start(new Project(release), unplugged)) {
            lessonOneRuns(lab);
            assertThat(lab.output()).contains("Making Plybook's own Python environment");
        }
    }

    /** Runs a cell of lesson 1 and its check in a lab that is being opened. */
    private static void lessonOneRuns(LabProcess lab) throws Exception {
        LabProcess.Address address = lab.awaitAddress(PATIENCE);
        assertThat(address.get("api/contents/notebooks/01-game-trees.ipynb").statusCode())
                .isEqualTo(200);
        JupyterClient.Kernel kernel = new JupyterClient(address.root(), address.token()).kernel("notebooks");
        assertThat(kernel.run("show(Tree.parse(\"((7 3) (15) (1 12 20 22))\"));"))
                .contains("leaf 22");
        assertThat(kernel.run("check(\"01\")")).contains("0 of 10", "not attempted");
    }

    private static double measured(String... command) throws Exception {
        List<String> all = new ArrayList<>(List.of("python3", "-c", MEASURED));
        all.addAll(List.of(command));
        String said = Wheel.run(all);
        return Double.parseDouble(said.substring(said.lastIndexOf("took ") + 5).strip());
    }

    private static double processorTime(ProcessHandle started) {
        return Stream.concat(Stream.of(started), started.descendants())
                        .flatMap(each -> each.info().totalCpuDuration().stream())
                        .mapToLong(Duration::toMillis)
                        .sum()
                / 1000.0;
    }
}
