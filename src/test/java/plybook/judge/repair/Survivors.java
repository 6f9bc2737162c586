package plybook.judge.repair;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plybook.judge.Suites;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.process.Limits;
import plybook.judge.process.ProcessLearner;
import plybook.judge.process.Sandbox;
import plybook.judge.process.TemporaryFolder;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.SuiteRunner;
import plybook.judge.verdict.CheckResult;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

/**
 * A mutation test of the suites: makes every single change in right programs and lists those with which every check still passes. Each is as
 * good as what was written there, or a mistake that the suite lets through. Which of the two, people have to say.
 *
 * <p>{@code ./mvnw -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=plybook.judge.repair.Survivors -Dexec.args="solutions"}
 */
@Command(
        name = "survivors",
        mixinStandardHelpOptions = true,
        description = {
            "Makes every single change in right programs, and lists those with which every check still passes: program, line, kind of change and its alternative, and what is written there.",
            "Each is as good as what was written, or a mistake that the suite lets through. A program takes some minutes."
        })
final class Survivors implements Callable<Integer> {
    /** Changes that are meant for wrong programs, and make no right one wrong; and those in many places at once. */
    private static final Set<Change.Kind> ONLY_MEND = EnumSet.of(
            Change.Kind.CONTENT,
            Change.Kind.HASHED,
            Change.Kind.FRESH,
            Change.Kind.ALL_FRESH,
            Change.Kind.EMPTIED,
            Change.Kind.UNDONE,
            Change.Kind.UNBOUNDED,
            Change.Kind.COMPARISONS,
            Change.Kind.NUMBERS);

    private static final Duration FOR_AN_ANSWER = Duration.ofSeconds(1);

    @Parameters(paramLabel = "FOLDER", description = "the programs, each as EXERCISE/.../MyX.java")
    private Path programs = Path.of("");

    @Option(
            names = "--only",
            paramLabel = "TEXT",
            defaultValue = "",
            description = "only programs whose path contains this")
    private String only = "";

    @Option(
            names = "--seed",
            defaultValue = "5",
            description = "what trees and boards are drawn from (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--thorough", description = "as a grade asks, and not as a check")
    private boolean thorough;

    /** Returns the exit code 0, or 2 if there is no such folder. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Survivors()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        Path absolute = programs.toAbsolutePath();
        if (!Files.isDirectory(absolute)) {
            System.err.println(programs + " is no folder");
            return CommandLine.ExitCode.USAGE;
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(absolute)) {
            files = all.filter(file ->
                            file.toString().endsWith(".java") && file.toString().contains(only))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            for (Exercise exercise : Course.exercises()) {
                for (Part part : exercise.parts()) {
                    if (file.endsWith(part.fileName()) && file.toString().contains("/" + exercise.number() + "-")) {
                        survivorsOf(file, part);
                    }
                }
            }
        }
        return CommandLine.ExitCode.OK;
    }

    private void survivorsOf(Path file, Part part) throws IOException {
        Conditions conditions = new Conditions(FOR_AN_ANSWER, seed, thorough, Sandbox.none());
        Path classes = TemporaryFolder.make("classes");
        Path folder = TemporaryFolder.make("changeable");
        try (SourceCompiler compiler = SourceCompiler.in(conditions.sandbox())) {
            if (compiler.compile(file, part, classes).classes().isEmpty()) {
                System.out.println(shown(file) + "\tdoes not compile");
                return;
            }
            List<Change> changes = Changeable.copy(classes, folder).stream()
                    .filter(change -> !ONLY_MEND.contains(change.kind()))
                    .toList();
            List<String> lines = Files.readAllLines(file);
            try (ProcessLearner process =
                    new ProcessLearner(part, folder, FOR_AN_ANSWER, Limits.ALL_ANSWERS, conditions.sandbox())) {
                Unexplained learner = new Unexplained(process);
                if (!passes(learner, 0, part, conditions)) {
                    System.out.println(shown(file) + "\tdoes not pass as it is");
                    return;
                }
                long survived = changes.stream()
                        .filter(change -> passes(learner, change.number(), part, conditions))
                        .peek(change -> System.out.println(String.join(
                                "\t",
                                shown(file),
                                String.valueOf(change.line()),
                                change.kind() + " " + alternative(change, changes) + " " + change.shownName(),
                                lines.get(change.line() - 1).strip())))
                        .count();
                System.out.println(shown(file) + "\t" + survived + " of " + changes.size() + " changes pass");
            }
        } finally {
            TemporaryFolder.remove(folder);
            TemporaryFolder.remove(classes);
        }
    }

    /** Returns which of the alternatives of one place it is, counted from 0. */
    private static int alternative(Change change, List<Change> all) {
        int first = change.number();
        while (isThere(all, first - 1, change)) {
            first--;
        }
        return change.number() - first;
    }

    private static boolean isThere(List<Change> all, int number, Change like) {
        return all.stream()
                .anyMatch(each -> each.number() == number
                        && each.line() == like.line()
                        && each.name().equals(like.name()));
    }

    private static boolean passes(Unexplained learner, int change, Part part, Conditions conditions) {
        learner.change(change, FOR_AN_ANSWER);
        learner.beginAnew();
        try {
            return SuiteRunner.runUpToFirstToDo(Suites.of(part), learner, conditions).stream()
                    .allMatch(CheckResult::passed);
        } catch (RuntimeException e) {
            return false; // a change that makes the class do what no suite expects
        }
    }

    private String shown(Path file) {
        return programs.toAbsolutePath().relativize(file).toString();
    }
}
