package plybook.cli.instructor;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.grading.AtomicFile;
import plybook.overview.ClassPage;
import plybook.overview.Lecture;
import plybook.overview.Line;
import plybook.overview.StoredClass;
import plybook.overview.Trend;
import plybook.setup.CommandFailed;
import plybook.task.Course;
import plybook.task.Exercise;

/** {@code plybook class}: pages about a class, drawn from what was graded. */
@Command(name = "class", mixinStandardHelpOptions = true)
public final class ClassCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", descriptionKey = "DIR", arity = "1..*")
    private List<Path> graded = List.of();

    @Option(names = "--out", paramLabel = "FILE")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--lecture", paramLabel = "FILE.ipynb")
    private Optional<Path> lecture = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        try {
            List<Trend.Assignment> assignments = new ArrayList<>();
            for (Path each : graded) {
                String name = String.valueOf(each.toAbsolutePath().normalize().getFileName());
                assignments.add(new Trend.Assignment(name, StoredClass.in(each)));
            }
            Path last = graded.get(graded.size() - 1);
            if (lecture.isPresent()) {
                List<Line> everybody = assignments.stream()
                        .flatMap(each -> each.lines().stream())
                        .toList();
                write(
                        lecture.get(),
                        Lecture.of(everybody)
                                .orElseThrow(() -> new IllegalArgumentException(Texts.of("class.no.mistake", last))));
            } else if (assignments.size() == 1) {
                List<Line> lines = assignments.get(0).lines();
                write(out.orElse(last.resolve("index.html")), ClassPage.of(exercises(lines), lines));
            } else {
                write(out.orElse(last.resolve("trend.html")), Trend.of(assignments));
            }
            return 0;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("class.failed", e), e);
        }
    }

    /** Returns the exercises that anybody was graded in, in the order of the course. */
    private static List<Exercise> exercises(List<Line> lines) {
        return Course.exercises().stream()
                .filter(exercise ->
                        lines.stream().anyMatch(line -> line.marks().exercises().containsKey(exercise.folder())))
                .toList();
    }

    private void write(Path file, String page) throws IOException {
        AtomicFile.write(file, page.getBytes(StandardCharsets.UTF_8));
        PrintWriter said = spec.commandLine().getOut();
        said.println(Texts.of("class.wrote", file));
        said.flush();
    }
}
