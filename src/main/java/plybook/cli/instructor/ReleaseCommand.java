package plybook.cli.instructor;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.assignment.Assignment;
import plybook.assignment.AssignmentFile;
import plybook.assignment.AssignmentProblems;
import plybook.release.Release;
import plybook.release.ReleaseWriter;
import plybook.release.Wheels;
import plybook.setup.CommandFailed;
import plybook.setup.Project;

/** {@code plybook release}: the course as learners get it. */
@Command(name = "release", mixinStandardHelpOptions = true)
public final class ReleaseCommand implements Callable<Integer> {
    private static final int DONE = 0;
    private static final long MEGABYTE = 1_000_000;

    @Parameters(paramLabel = "FILE", descriptionKey = "FILE", arity = "0..1")
    private Path file = Path.of(AssignmentFile.NAME);

    @Option(names = "--out", paramLabel = "ZIP|DIR", required = true)
    private Path out = Path.of("");

    @Option(names = "--all-lessons")
    private boolean allLessons;

    @Option(names = "--offline")
    private boolean offline;

    @Option(names = "--python", paramLabel = "VERSION")
    private List<String> pythons = new ArrayList<>();

    @Option(names = "--platform", paramLabel = "PLATFORM")
    private List<String> platforms = new ArrayList<>();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        try {
            Assignment assignment = AssignmentFile.read(file);
            Release release = Release.of(Project.here(), assignment, allLessons);
            if (offline) {
                release = release.with(wheels());
            }
            boolean archive = out.toString().endsWith(".zip");
            if (archive) {
                ReleaseWriter.archive(release, out);
            } else {
                requireRelease();
                ReleaseWriter.folder(release, out);
            }
            say(Texts.of("release.done", assignment.title(), release.files().size(), out));
            if (archive) {
                say(Texts.of("release.size", Files.size(out) / MEGABYTE));
            }
            release.files().keySet().stream()
                    .filter(name -> name.startsWith("exercises/") || name.startsWith("notebooks/"))
                    .forEach(name -> say("  " + name));
            say(Texts.of(offline ? "release.needs.offline" : "release.needs"));
            return DONE;
        } catch (AssignmentProblems e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("release.failed", e), e);
        }
    }

    /** A mistyped {@code --out} must not scatter a release among somebody's files. */
    private void requireRelease() throws IOException {
        if (Files.isDirectory(out) && !Files.exists(out.resolve("lib/plybook.jar"))) {
            try (Stream<Path> inside = Files.list(out)) {
                Optional<Path> other =
                        inside.filter(each -> !each.endsWith(".git")).findFirst();
                if (other.isPresent()) {
                    throw new IllegalArgumentException(Texts.of("release.foreign", out));
                }
            }
        }
    }

    private Map<String, Release.Source> wheels() throws IOException {
        return Wheels.fetch(Project.here(), platforms, pythons, this::say);
    }

    private void say(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }
}
