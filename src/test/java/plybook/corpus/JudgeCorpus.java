package plybook.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
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

/**
 * Judges a corpus and writes the table.
 *
 * <p>{@code ./mvnw -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=plybook.corpus.JudgeCorpus -Dexec.args="FOLDER"}
 */
@Command(
        name = "judge-corpus",
        mixinStandardHelpOptions = true,
        description = {
            "Judges every program of a corpus, as thoroughly as a grade, and writes what came of it as Markdown: the figures with their 95 %% intervals,"
                    + " the verdicts that nobody has judged yet, and a row for each program.",
            "Whether a name is right is for people to say: fill in the lines that are listed, and add them to names.tsv in the corpus."
        })
final class JudgeCorpus implements Callable<Integer> {
    @Parameters(
            paramLabel = "FOLDER",
            defaultValue = "src/test/resources/corpus",
            description = "the corpus (default: ${DEFAULT-VALUE})")
    private Path corpus = KnownProgram.OPEN;

    @Option(
            names = "--only",
            paramLabel = "TEXT",
            defaultValue = "",
            description = "only programs whose name contains this")
    private String only = "";

    @Option(
            names = "--seed",
            defaultValue = "20261122",
            description = "what trees and boards are drawn from (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--practice", description = "as quickly as a learner is judged, and not as thoroughly as a grade")
    private boolean practice;

    @Option(
            names = "--threads",
            defaultValue = "2",
            description = "how many programs at once (default: ${DEFAULT-VALUE})")
    private int threads;

    @Option(names = "--out", paramLabel = "FILE", description = "where to write the table (default: standard output)")
    private @Nullable Path out;

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** Returns the exit code 0, or 2 if the folder holds no corpus. */
    public static void main(String[] arguments) {
        int code = new CommandLine(new JudgeCorpus()).execute(arguments);
        if (code != 0) {
            System.exit(code);
        }
    }

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        List<KnownProgram> programs;
        NameJudgements names;
        try {
            programs = KnownProgram.below(corpus).stream()
                    .filter(program -> program.name().contains(only))
                    .toList();
            names = NameJudgements.in(corpus.resolve(NameJudgements.FILE));
        } catch (IllegalArgumentException | UncheckedIOException e) {
            System.err.println(e.getMessage());
            return CommandLine.ExitCode.USAGE;
        }
        CorpusTable table = new CorpusTable(judge(programs), names);
        String text = table.summary() + "\n" + toFillIn(table) + table.rows();
        Optional<Path> file = Optional.ofNullable(out);
        if (file.isPresent()) {
            Files.writeString(file.get(), text);
        } else {
            System.out.print(text);
        }
        return CommandLine.ExitCode.OK;
    }

    private static String toFillIn(CorpusTable table) {
        List<String> lines = table.toFillIn();
        return lines.isEmpty()
                ? ""
                : lines.size() + " verdicts that nobody has judged:\n\n```\n" + String.join("\n", lines) + "\n```\n\n";
    }

    private List<Judged> judge(List<KnownProgram> programs) throws InterruptedException, ExecutionException {
        Judge judge = new Judge(new Conditions(PATIENCE, seed, !practice, Sandbox.none()));
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        AtomicInteger done = new AtomicInteger();
        try {
            List<Future<Judged>> futures = new ArrayList<>();
            for (KnownProgram program : programs) {
                futures.add(workers.submit(() -> {
                    Judged judged = judged(judge, program);
                    System.err.println(done.incrementAndGet() + " of " + programs.size() + ": " + program.name() + " "
                            + judged.points() + "/" + judged.possible());
                    return judged;
                }));
            }
            List<Judged> all = new ArrayList<>();
            for (Future<Judged> future : futures) {
                all.add(future.get());
            }
            return all;
        } finally {
            workers.shutdownNow();
        }
    }

    /** Only the checks of the program's own file count: an exercise may have others. */
    private static Judged judged(Judge judge, KnownProgram program) {
        Report report = judge.check(program.exercise(), program.folder());
        Set<String> own = new HashSet<>();
        report.files().stream().filter(file -> file.saved().isPresent()).forEach(file -> own.addAll(file.checks()));
        List<CheckResult> results = report.results().stream()
                .filter(result -> own.contains(result.id()))
                .toList();
        return Judged.of(program, results);
    }
}
