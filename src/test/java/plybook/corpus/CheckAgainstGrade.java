package plybook.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * Measures how much of what a grade finds a check finds.
 *
 * <p>{@code ./mvnw -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=plybook.corpus.CheckAgainstGrade -Dexec.args="--one-in 3"}
 */
@Command(
        name = "check-against-grade",
        mixinStandardHelpOptions = true,
        description = {
            "Judges programs twice, as `check` does and as `grade` does, and writes as Markdown how many of the checks that fail in the one fail in the"
                    + " other, and which do not.",
            "Each program lies in a folder EXERCISE/NAME/, as in the corpora of the tests. What is a right program and what a wrong one does not matter here."
        })
final class CheckAgainstGrade implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @Parameters(
            paramLabel = "FOLDER",
            arity = "0..*",
            description = "where the programs are (default: the corpus and the wrong submissions of the tests)")
    private List<Path> folders = List.of(KnownProgram.OPEN, Path.of("src/test/resources/mutants/wrong"));

    @Option(
            names = "--only",
            paramLabel = "TEXT",
            defaultValue = "",
            description = "only programs whose name contains this")
    private String only = "";

    @Option(
            names = "--one-in",
            paramLabel = "N",
            defaultValue = "1",
            description = "only every N-th program, since a grade takes its time (default: ${DEFAULT-VALUE})")
    private int oneIn;

    @Option(
            names = "--seed",
            defaultValue = "20261122",
            description = "what trees and boards are drawn from (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(
            names = "--threads",
            defaultValue = "2",
            description = "how many programs at once (default: ${DEFAULT-VALUE})")
    private int threads;

    @Option(names = "--out", paramLabel = "FILE", description = "where to write the table (default: standard output)")
    private @Nullable Path out;

    /** Returns the exit code 0, or 2 if there is no program. */
    public static void main(String[] arguments) {
        int code = new CommandLine(new CheckAgainstGrade()).execute(arguments);
        if (code != 0) {
            System.exit(code);
        }
    }

    /**
     * A program judged twice.
     *
     * @param checked the checks that failed as {@code check} judges
     * @param graded the checks that failed as {@code grade} judges
     */
    record Twice(String name, Exercise exercise, List<CheckResult> checked, List<CheckResult> graded) {
        Twice {
            checked = failures(checked);
            graded = failures(graded);
        }

        private static List<CheckResult> failures(List<CheckResult> results) {
            return results.stream()
                    .filter(result -> !result.passed() && !result.needsLook())
                    .toList();
        }

        /** The checks that fail in a grade only. */
        List<CheckResult> missed() {
            return without(graded, checked);
        }

        /** The checks that fail in a check only. */
        List<CheckResult> foundByCheckOnly() {
            return without(checked, graded);
        }

        private static List<CheckResult> without(List<CheckResult> all, List<CheckResult> others) {
            Set<String> ids = new HashSet<>();
            others.forEach(other -> ids.add(other.id()));
            return all.stream().filter(each -> !ids.contains(each.id())).toList();
        }
    }

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        List<Path> all = folders.stream()
                .flatMap(CheckAgainstGrade::programs)
                .filter(file -> name(file).contains(only))
                .toList();
        List<Path> chosen = IntStream.range(0, all.size())
                .filter(i -> i % oneIn == 0)
                .mapToObj(all::get)
                .toList();
        if (chosen.isEmpty()) {
            System.err.println("no program below " + folders + (only.isEmpty() ? "" : " whose name contains " + only));
            return CommandLine.ExitCode.USAGE;
        }
        String text = table(judged(chosen));
        Optional<Path> file = Optional.ofNullable(out);
        if (file.isPresent()) {
            Files.writeString(file.get(), text);
        } else {
            System.out.print(text);
        }
        return CommandLine.ExitCode.OK;
    }

    private static Stream<Path> programs(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String name(Path file) {
        int names = file.getNameCount();
        return file.getName(names - 3) + "/" + file.getName(names - 2);
    }

    private List<Twice> judged(List<Path> files) throws InterruptedException, ExecutionException {
        Judge check = new Judge(new Conditions(PATIENCE, seed, false, Sandbox.none()));
        Judge grade = new Judge(new Conditions(PATIENCE, seed, true, Sandbox.none()));
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        AtomicInteger done = new AtomicInteger();
        try {
            List<Future<Twice>> futures = new ArrayList<>();
            for (Path file : files) {
                futures.add(workers.submit(() -> {
                    Exercise exercise = Course.find(name(file).substring(0, 2));
                    Twice twice = new Twice(
                            name(file), exercise, results(check, exercise, file), results(grade, exercise, file));
                    System.err.println(done.incrementAndGet() + " of " + files.size() + ": " + twice.name() + " "
                            + twice.graded().size() + " fail in a grade, "
                            + twice.missed().size() + " of them not in a check");
                    return twice;
                }));
            }
            List<Twice> all = new ArrayList<>();
            for (Future<Twice> future : futures) {
                all.add(future.get());
            }
            return all;
        } finally {
            workers.shutdownNow();
        }
    }

    /** Only the checks of the program's own file count: an exercise may have others. */
    private static List<CheckResult> results(Judge judge, Exercise exercise, Path file) {
        Report report =
                judge.check(exercise, Optional.ofNullable(file.getParent()).orElseThrow());
        Set<String> own = new HashSet<>();
        report.files().stream().filter(each -> each.saved().isPresent()).forEach(each -> own.addAll(each.checks()));
        return report.results().stream()
                .filter(result -> own.contains(result.id()))
                .toList();
    }

    /** Returns the figures by exercise, and what only one of the two found. */
    static String table(List<Twice> all) {
        StringBuilder text = new StringBuilder(
                "| exercise | checks that fail in a grade: found by a check | share | 95 % interval | programs likewise |\n"
                        + "|---|---:|---:|---:|---:|\n");
        Map<String, List<Twice>> byExercise = new TreeMap<>();
        all.forEach(each -> byExercise
                .computeIfAbsent(each.exercise().folder(), folder -> new ArrayList<>())
                .add(each));
        byExercise.forEach((exercise, some) -> text.append(row(exercise, some)));
        text.append(row("all", all));
        all.stream().filter(each -> !each.missed().isEmpty()).forEach(each -> text.append("\n- ")
                .append(each.name())
                .append(" fails only in a grade: ")
                .append(titles(each.missed())));
        all.stream().filter(each -> !each.foundByCheckOnly().isEmpty()).forEach(each -> text.append("\n- ")
                .append(each.name())
                .append(" fails only in a check: ")
                .append(titles(each.foundByCheckOnly())));
        return text.append("\n").toString();
    }

    private static String titles(List<CheckResult> results) {
        return String.join("; ", results.stream().map(CheckResult::title).toList());
    }

    private static String row(String what, List<Twice> some) {
        int graded = some.stream().mapToInt(each -> each.graded().size()).sum();
        int missed = some.stream().mapToInt(each -> each.missed().size()).sum();
        List<Twice> failing =
                some.stream().filter(each -> !each.graded().isEmpty()).toList();
        long seen = failing.stream().filter(each -> !each.checked().isEmpty()).count();
        return "| " + what + " | " + new Share(graded - missed, graded).cells() + " | " + seen + " of " + failing.size()
                + " |\n";
    }
}
