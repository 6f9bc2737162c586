package plybook.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.grading.AtomicFile;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.process.TemporaryFolder;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Report.JudgedFile;
import plybook.report.Graded;
import plybook.report.GradedPage;
import plybook.report.JsonReport;
import plybook.report.Terminal;
import plybook.report.TextReport;
import plybook.setup.CommandFailed;
import plybook.setup.Machine;
import plybook.setup.Trash;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

/** {@code plybook diagnose}: the instructor's report on one solution, above all on its pruning. */
@Command(name = "diagnose", mixinStandardHelpOptions = true)
final class DiagnoseCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE|DIR", descriptionKey = "FILE")
    private Path named = Path.of("");

    @Option(names = "--exercise", paramLabel = "EXERCISE")
    private Optional<String> exercise = Optional.empty();

    @Option(names = "--cutoff", paramLabel = "RULE")
    private String cutoff = "any";

    @Option(names = "--out", paramLabel = "FILE")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--sandbox", paramLabel = "KIND")
    private String sandbox = "auto";

    @Option(names = "--seed", paramLabel = "N")
    private Optional<Long> seed = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    private Optional<Duration> deadline = Optional.empty();

    private final Terminal terminal = Terminal.here();

    /** @param folder a folder that has the file under the name that the exercise gives it */
    private record Subject(Exercise exercise, Path folder) {}

    /** Sets how long the code may take for one question, for a test that must not depend on how busy the machine is. */
    void allow(Duration forOneQuestion) {
        deadline = Optional.of(forOneQuestion);
    }

    @Override
    public Integer call() {
        Machine.requireJdk();
        try {
            Conditions grading = Conditions.grading(seed.orElseGet(Conditions::freshSeed), Sandbox.named(sandbox))
                    .asking(rule());
            Conditions timed = deadline.map(grading::within).orElse(grading);
            Conditions conditions = out.isPresent() ? timed.walkingThrough() : timed;
            Path copy = TemporaryFolder.make("diagnose");
            try {
                return diagnose(subject(copy), conditions);
            } finally {
                Trash.deleteAll(copy);
            }
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("diagnose.stopped", e), e);
        }
    }

    private Conditions.Cutoff rule() {
        try {
            return Conditions.Cutoff.valueOf(cutoff.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(Texts.of("diagnose.cutoff", cutoff), e);
        }
    }

    private Subject subject(Path copy) throws IOException {
        if (Files.isDirectory(named)) {
            return inFolder();
        }
        if (!Files.isRegularFile(named)) {
            throw new IllegalArgumentException(Texts.of("diagnose.no.file", named));
        }
        Part part = part();
        Exercise whole = Course.exercises().stream()
                .filter(each -> each.parts().contains(part))
                .findFirst()
                .orElseThrow();
        Files.copy(named, copy.resolve(part.fileName()));
        return new Subject(new Exercise(whole.number(), whole.name(), whole.title(), List.of(part)), copy);
    }

    private Subject inFolder() {
        if (exercise.isEmpty()) {
            Optional<Exercise> here = Course.exercises().stream()
                    .filter(each ->
                            each.parts().stream().anyMatch(part -> Files.isRegularFile(named.resolve(part.fileName()))))
                    .findFirst();
            if (here.isPresent()) {
                return new Subject(here.get(), named);
            }
        }
        Exercise wanted = Course.find(exercise.orElse("04"));
        boolean holdsFiles =
                wanted.parts().stream().anyMatch(part -> Files.isRegularFile(named.resolve(part.fileName())));
        Path folder = holdsFiles ? named : new LearnersFolder(named).of(wanted);
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException(Texts.of("diagnose.nothing", wanted.folder(), named));
        }
        return new Subject(wanted, folder);
    }

    /** Returns the class that the file is for: by its name, otherwise the first class of the exercise that was named. */
    private Part part() {
        String name = String.valueOf(named.getFileName());
        List<Part> parts = exercise.map(Course::find).map(List::of).orElseGet(Course::exercises).stream()
                .flatMap(each -> each.parts().stream())
                .toList();
        Optional<Part> byName =
                parts.stream().filter(part -> part.fileName().equals(name)).findFirst();
        if (byName.isEmpty() && exercise.isEmpty()) {
            String names = parts.stream().map(Part::fileName).collect(Collectors.joining(", "));
            throw new IllegalArgumentException(Texts.of("diagnose.which", name, names));
        }
        return byName.orElseGet(() -> parts.get(0));
    }

    private int diagnose(Subject subject, Conditions conditions) throws IOException {
        PrintWriter console = spec.commandLine().getOut();
        Sandbox box = conditions.sandbox();
        console.println(terminal.fit(Texts.of("diagnose.judging", named, box.name(), conditions.seed())));
        box.gap().ifPresent(gap -> console.println(terminal.fit(Texts.of("judging.gap", gap))));
        console.flush();
        long start = System.nanoTime();
        Report report = asNamed(new Judge(conditions).check(subject.exercise(), subject.folder()));
        double seconds = (System.nanoTime() - start) / 1e9;
        console.println("\n" + new TextReport(terminal, Path.of("")).unfolded(report));
        console.println(terminal.fit("\n" + String.join("\n", facts(report, conditions, seconds))));
        if (out.isPresent()) {
            write(out.get(), report, conditions, seconds);
        }
        return Main.code(List.of(report));
    }

    /** Returns the report on the file that was named, where a copy of a single file was judged. */
    private Report asNamed(Report report) {
        if (Files.isDirectory(named)) {
            return report;
        }
        List<JudgedFile> files = report.files().stream()
                .map(file -> new JudgedFile(named, file.saved(), file.checks()))
                .toList();
        return new Report(report.exercise(), report.results(), files, report.printed(), report.pace());
    }

    private static List<String> facts(Report report, Conditions conditions, double seconds) {
        List<String> facts = new ArrayList<>();
        facts.add(Texts.of("diagnose.time", seconds));
        report.pace().ifPresent(pace -> facts.add(Texts.of("diagnose.pace", pace.leaves(), pace)));
        facts.add(Texts.of("diagnose.seed", conditions.seed()));
        return facts;
    }

    private void write(Path file, Report report, Conditions conditions, double seconds) throws IOException {
        List<String> notes = facts(report, conditions, seconds);
        Graded graded =
                new Graded(String.valueOf(named.getFileName()), "", Graded.Status.GRADED, List.of(report), notes);
        AtomicFile.write(
                file, GradedPage.forInstructor(graded, conditions.seed()).getBytes(StandardCharsets.UTF_8));
        String name = String.valueOf(file.getFileName());
        Path json = file.resolveSibling(name.replaceFirst("\\.html?$", "") + ".json");
        AtomicFile.write(json, new JsonReport(Path.of("")).of(List.of(report)).getBytes(StandardCharsets.UTF_8));
        spec.commandLine().getOut().println(Texts.of("diagnose.wrote", file, json));
    }
}
