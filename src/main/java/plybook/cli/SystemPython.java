package plybook.cli;

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
record SystemPython(Path program, String version) {
    private static final int OLDEST_MINOR = 10;

    private static final List<String> NAMES =
            List.of("python3", "python", "python3.14", "python3.13", "python3.12", "python3.11", "python3.10", "py");

    /** Prints the version and the first module that is missing, or "complete". */
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
     * The first Python on the search path that will do. {@code PLYBOOK_PYTHON} is asked before all others.
     *
     * @throws MachineLacks if there is none, it is too old, or it lacks a module; the message says how to get it
     */
    static SystemPython find(Machine machine) {
        List<Probe> unfit = new ArrayList<>();
        for (Path program : candidates(machine).toList()) {
            Optional<Probe> answer = probe(program);
            if (answer.isEmpty()) {
                continue; // not a Python at all, such as the placeholder that opens a shop on Windows
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
            return "Python " + probe.version() + " (" + probe.program() + ") has no module " + probe.missing()
                    + ", which Plybook needs to keep its packages apart from yours."
                    + "\nDebian or Ubuntu: sudo apt install python3-venv   (or python" + probe.version() + "-venv)"
                    + "\nElsewhere: install Python from python.org, which has it.";
        }
        String have = unfit.isEmpty()
                ? "No Python was found. Plybook needs Python 3." + OLDEST_MINOR + " or newer for JupyterLab."
                : "Python " + unfit.get(0).version() + " (" + unfit.get(0).program()
                        + ") is too old. Plybook needs Python 3." + OLDEST_MINOR + " or newer for JupyterLab.";
        return have + "\nDebian or Ubuntu: sudo apt install python3 python3-venv"
                + "\nmacOS: brew install python3"
                + "\nWindows, or without an administrator: python.org/downloads"
                + "\nIf you have one that is not on the search path, name it in the environment variable PLYBOOK_PYTHON.";
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
