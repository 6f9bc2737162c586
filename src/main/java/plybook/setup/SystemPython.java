package plybook.setup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A Python of the machine that can make a private environment.
 *
 * @param program the interpreter
 * @param version such as {@code "3.11"}
 */
public record SystemPython(Path program, String version) {
    private static final int OLDEST_MINOR = 10;

    private static final List<String> NAMES =
            List.of("python3", "python", "python3.14", "python3.13", "python3.12", "python3.11", "python3.10", "py");

    /** A script that prints the version and the first module that is missing, or "complete". */
    private static final String PROBE = """
            import sys
            print("%d.%d" % sys.version_info[:2])
            try:
                import venv
                import ensurepip
                import ssl
                print("complete")
            except ImportError as e:
                print(e.name)
            """;

    /**
     * Returns the first suitable Python on the search path. {@code PLYBOOK_PYTHON} is tried before all others.
     *
     * @throws MachineLacks if there is none, it is too old, or it lacks a module; the message says how to get it
     */
    public static SystemPython find(Machine machine) {
        List<Probe> unfit = new ArrayList<>();
        for (Path program : candidates(machine).toList()) {
            Optional<Probe> answer = probe(program);
            if (answer.isEmpty()) {
                continue; // not a Python at all, such as the placeholder on Windows that opens a shop
            }
            Probe probe = answer.get();
            if (probe.newEnough() && probe.complete()) {
                return new SystemPython(program, probe.version());
            }
            unfit.add(probe);
        }
        throw new MachineLacks(whatIsMissing(unfit));
    }

    private static Stream<Path> candidates(Machine machine) {
        Stream<Path> chosen =
                Stream.ofNullable(machine.environment().get("PLYBOOK_PYTHON")).map(Path::of);
        return Stream.concat(chosen, NAMES.stream().flatMap(machine::programs)).distinct();
    }

    private static Optional<Probe> probe(Path program) {
        try {
            Process process = new ProcessBuilder(program.toString(), "-I", "-c", PROBE)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return Optional.empty();
            }
            List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .strip()
                    .lines()
                    .toList();
            return process.exitValue() == 0 && lines.size() == 2
                    ? Optional.of(new Probe(program, lines.get(0), lines.get(1)))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static String whatIsMissing(List<Probe> unfit) {
        Optional<Probe> incomplete = unfit.stream().filter(Probe::newEnough).findFirst();
        if (incomplete.isPresent()) {
            Probe probe = incomplete.get();
            return Texts.of("python.incomplete", probe.version(), probe.program(), probe.missing());
        }
        String get = Texts.of("python.get");
        return unfit.isEmpty()
                ? Texts.of("python.none", OLDEST_MINOR, get)
                : Texts.of("python.old", unfit.get(0).version(), unfit.get(0).program(), OLDEST_MINOR, get);
    }

    private record Probe(Path program, String version, String missing) {
        boolean complete() {
            return missing.equals("complete");
        }

        boolean newEnough() {
            String[] parts = version.split("\\.", -1);
            int major = Integer.parseInt(parts[0]);
            return major > 3 || (major == 3 && Integer.parseInt(parts[1]) >= OLDEST_MINOR);
        }
    }
}
