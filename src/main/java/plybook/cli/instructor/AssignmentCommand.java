package plybook.cli.instructor;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.time.ZoneId;
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
import plybook.assignment.Assignment;
import plybook.assignment.AssignmentFile;
import plybook.assignment.AssignmentProblems;
import plybook.assignment.Mark;
import plybook.assignment.Marking;
import plybook.assignment.Marking.Submitted;
import plybook.assignment.NewAssignment;
import plybook.assignment.SecretSeed;
import plybook.task.Course;
import plybook.task.Exercise;

/** {@code plybook assignment}: writes and checks assignment files. */
@Command(name = "assignment", mixinStandardHelpOptions = true)
public final class AssignmentCommand implements Callable<Integer> {
    private static final int DONE = 0;
    private static final int FAILED = 1;
    private static final String SEED = ".seed";

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    /** Without a subcommand there is nothing to do. */
    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), Texts.of("assignment.what"));
    }

    @Command(name = "new", mixinStandardHelpOptions = true)
    int create(
            @Parameters(paramLabel = "FILE", descriptionKey = "FILE", arity = "0..1") Optional<Path> named,
            @Option(names = "--exercise", paramLabel = "EXERCISE") List<String> exercises,
            @Option(names = "--title", paramLabel = "TITLE") Optional<String> title) {
        Path file = named.orElse(Path.of(AssignmentFile.NAME));
        List<Exercise> chosen = exercises(Optional.ofNullable(exercises).orElse(List.of()));
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
        Path seed = file.resolveSibling(name + SEED);
        try {
            String text = NewAssignment.example(
                    title.orElseGet(() -> chosen.get(chosen.size() - 1).title()),
                    chosen,
                    String.valueOf(seed.getFileName()),
                    LocalDate.now(ZoneId.systemDefault()),
                    ZoneId.systemDefault());
            Files.write(file, text.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE_NEW);
            boolean fresh = !Files.exists(seed);
            if (fresh) {
                SecretSeed.create(seed);
            }
            say(Texts.of(fresh ? "assignment.made" : "assignment.made.seed.kept", file, seed));
            return DONE;
        } catch (FileAlreadyExistsException e) {
            throw new ParameterException(
                    spec.commandLine(), Texts.of("assignment.exists", String.valueOf(e.getMessage())), e);
        } catch (IOException e) {
            return failed(Texts.of("cannot.write", file, e));
        }
    }

    private List<Exercise> exercises(List<String> names) {
        try {
            return names.isEmpty()
                    ? List.of(Course.find("03"), Course.find("04"))
                    : names.stream().map(Course::find).distinct().toList();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    @Command(name = "check", mixinStandardHelpOptions = true)
    int check(@Parameters(paramLabel = "FILE", descriptionKey = "FILE", arity = "0..1") Optional<Path> named) {
        Path file = named.orElse(Path.of(AssignmentFile.NAME));
        try {
            Assignment assignment = AssignmentFile.read(file);
            say(Texts.of("assignment.title", assignment.title()));
            Mark nothing = new Marking(assignment).of(List.of(), Submitted.by(""));
            nothing.exercises()
                    .forEach(each -> say(Texts.of(
                            "assignment.exercise",
                            "%-16s".formatted(each.exercise().folder()),
                            "%6s".formatted(Mark.shown(each.possible())))));
            say(Texts.of(
                    "assignment.exercise",
                    "%-16s".formatted(Texts.of("assignment.all")),
                    "%6s".formatted(Mark.shown(nothing.possible()))));
            rules(assignment).forEach(this::say);
            return seedIsThere(assignment) ? DONE : FAILED;
        } catch (AssignmentProblems e) {
            return failed(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return failed(Texts.of("cannot.read", file, e));
        }
    }

    private static List<String> rules(Assignment assignment) {
        List<String> lines = new ArrayList<>();
        lines.add(assignment
                .due()
                .map(due -> Texts.of("assignment.due", AssignmentFile.shown(due)))
                .orElse(Texts.of("assignment.due.never")));
        assignment
                .late()
                .ifPresent(late -> lines.add(
                        Texts.of("assignment.late." + late.each(), Mark.shown(late.percent()), late.atMost())));
        if (!assignment.extensions().isEmpty()) {
            lines.add(Texts.of("assignment.extensions", assignment.extensions().size()));
        }
        assignment.attempts().ifPresent(most -> lines.add(Texts.of("assignment.attempts", most)));
        lines.add(assignment
                .sight()
                .reveal()
                .map(time -> Texts.of("assignment.reveal", AssignmentFile.shown(time)))
                .orElse(Texts.of("assignment.reveal.never")));
        return lines;
    }

    private boolean seedIsThere(Assignment assignment) throws IOException {
        if (assignment.seed().isEmpty()) {
            return true;
        }
        try {
            SecretSeed.read(assignment.seed().get());
            return true;
        } catch (IllegalArgumentException e) {
            failed(String.valueOf(e.getMessage()));
            return false;
        }
    }

    @Command(name = "seed", mixinStandardHelpOptions = true)
    int seed(@Parameters(paramLabel = "FILE", descriptionKey = "FILE") Path file) {
        try {
            SecretSeed.create(file);
            say(Texts.of("assignment.seed.made", file));
            return DONE;
        } catch (FileAlreadyExistsException e) {
            throw new ParameterException(spec.commandLine(), Texts.of("assignment.seed.exists", file), e);
        } catch (IOException e) {
            return failed(Texts.of("cannot.write", file, e));
        }
    }

    private int failed(String line) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(line);
        err.flush();
        return FAILED;
    }

    private void say(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }
}
