package plybook.setup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A JupyterLab that is at hand, in whatever environment of Python its owner keeps it.
 *
 * @param python that environment's interpreter
 * @param prefix that environment's folder
 * @param version such as {@code "4.6.6"}
 */
public record Jupyter(Path python, Path prefix, String version) {
    private static final int OLDEST = 4;
    private static final long SECONDS = 20;

    private static final String PROBE = """
            import sys
            from importlib.metadata import version
            print(version("jupyterlab"))
            print(sys.prefix)
            """;

    /** Returns the first one on the search path that is new enough; that of {@code PLYBOOK_PYTHON} is tried before all others. */
    public static Optional<Jupyter> atHand(Machine machine) {
        Stream<Path> chosen =
                Stream.ofNullable(machine.environment().get("PLYBOOK_PYTHON")).map(Path::of);
        // The program's first line names its Python, which need not be on the search path.
        Stream<Path> behind = machine.programs("jupyter-lab").flatMap(program -> interpreter(program).stream());
        Stream<Path> onPath = Stream.of("python3", "python").flatMap(machine::programs);
        return Stream.of(chosen, behind, onPath)
                .flatMap(each -> each)
                .distinct()
                .flatMap(python -> in(python).stream())
                .filter(jupyter -> jupyter.major() >= OLDEST)
                .findFirst();
    }

    private static Optional<Path> interpreter(Path program) {
        try (Stream<String> lines = Files.lines(program, StandardCharsets.ISO_8859_1)) {
            return lines.findFirst()
                    .filter(line -> line.startsWith("#!/") && !line.contains(" "))
                    .map(line -> Path.of(line.substring(2).strip()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Returns the JupyterLab of this interpreter, if it has one. */
    static Optional<Jupyter> in(Path python) {
        try {
            Process process = new ProcessBuilder(python.toString(), "-I", "-X", "utf8", "-c", PROBE)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return Optional.empty();
            }
            List<String> said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return process.exitValue() == 0 && said.size() == 2
                    ? Optional.of(new Jupyter(python, Path.of(said.get(1)), said.get(0)))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private int major() {
        String digits = version.replaceFirst("\\D.*", "");
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }
}
