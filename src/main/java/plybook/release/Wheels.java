package plybook.release;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import plybook.setup.Machine;
import plybook.setup.Project;
import plybook.setup.SystemPython;

/** Python's packages as files, for rooms without a network: resolved for each platform and version of Python, not for this machine. */
public final class Wheels {
    /** The platforms that a room may have. */
    private static final List<String> PLATFORMS = List.of("linux", "macos-arm", "macos-intel", "windows");

    private static final List<String> PYTHONS = List.of("3.10", "3.11", "3.12", "3.13");

    private static final String SCRIPT = "wheels.py";

    private Wheels() {}

    /**
     * Fetches the packages of the lessons.
     *
     * @param platforms some of linux, macos-arm, macos-intel and windows; all if empty
     * @param pythons versions such as 3.12; the usual ones if empty
     * @return the files by their paths in a release
     * @throws IllegalArgumentException if there is no such platform
     * @throws IOException if they cannot be fetched; the message says for which platform and why
     */
    public static Map<String, Release.Source> fetch(
            Project program, List<String> platforms, List<String> pythons, Consumer<String> say) throws IOException {
        platforms.stream().filter(each -> !PLATFORMS.contains(each)).findFirst().ifPresent(each -> {
            throw new IllegalArgumentException(Texts.of("wheels.platform", each, String.join(", ", PLATFORMS)));
        });
        Path folder = program.plybook().resolve(Release.WHEELS);
        Files.createDirectories(folder);
        Path script = program.plybook().resolve(SCRIPT);
        try (InputStream in = Objects.requireNonNull(Wheels.class.getResourceAsStream(SCRIPT))) {
            Files.write(script, in.readAllBytes());
        }
        Path python = SystemPython.find(Machine.here()).program();
        Map<String, Release.Source> files = new TreeMap<>();
        for (String platform : platforms.isEmpty() ? PLATFORMS : platforms) {
            for (String version : pythons.isEmpty() ? PYTHONS : pythons) {
                say.accept(Texts.of("wheels.fetching", platform, version));
                Path target = folder.resolve(platform + "-" + version);
                Path requirements = program.resource("plybook/setup/requirements.txt");
                run(List.of(
                        python.toString(),
                        script.toString(),
                        requirements.toString(),
                        target.toString(),
                        platform,
                        version));
                try (Stream<Path> wheels = Files.list(target)) {
                    wheels.filter(file -> file.toString().endsWith(".whl"))
                            .forEach(file -> files.put(
                                    Release.WHEELS + "/" + file.getFileName(), () -> Files.readAllBytes(file)));
                }
            }
        }
        return files;
    }

    private static void run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        List<String> said = new ArrayList<>();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            lines.lines().forEach(said::add);
            if (process.waitFor() != 0) {
                int last = said.size();
                throw new IOException(Texts.of(
                        "wheels.failed",
                        command.get(command.size() - 2),
                        command.get(command.size() - 1),
                        String.join("\n", said.subList(Math.max(0, last - 5), last))));
            }
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
