package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The wheel, made from the installation that the build packed, and environments of Python with it. */
public final class Wheel {
    private Wheel() {}

    /** Makes an environment of Python with nothing but pip, and returns its interpreter. */
    public static Path environment(Path folder) throws IOException, InterruptedException {
        // The machine's own first: one in somebody's home cannot be run by others.
        for (String python : List.of("/usr/bin/python3", "python3")) {
            if (hasVenv(python)) {
                run(List.of(python, "-m", "venv", folder.toString()));
                break;
            }
        }
        return folder.resolve("bin/python");
    }

    private static boolean hasVenv(String python) throws InterruptedException {
        try {
            return new ProcessBuilder(python, "-c", "import ensurepip, venv")
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false; // there is no such program
        }
    }

    /**
     * Makes the wheel as an author does.
     *
     * @param python an interpreter with pip
     * @param to the folder for it
     */
    public static Path make(Path python, Path to) throws IOException, InterruptedException {
        run(List.of(python.toString(), "src/python/make_wheel.py", to.toString()));
        try (Stream<Path> made = Files.list(to)) {
            return made.filter(file -> Objects.toString(file.getFileName()).matches("plybook-.*\\.whl"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** Installs packages, or wheels by their files. */
    public static void install(Path python, String... packages) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(python.toString(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"));
        command.addAll(List.of(packages));
        run(command);
    }

    /** Runs a program that must succeed, and returns what it says. */
    public static String run(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as("%s: %s", command, said).isZero();
        return said;
    }
}
