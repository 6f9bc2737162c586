package plybook.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.assignment.Assignment;
import plybook.assignment.AssignmentFile;
import plybook.assignment.Marking;
import plybook.cli.instructor.AssignmentOption;
import plybook.grading.AtomicFile;
import plybook.intake.Submission;
import plybook.judge.Judge;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.report.Terminal;
import plybook.report.TextReport;
import plybook.setup.CommandFailed;
import plybook.setup.Machine;
import plybook.setup.Project;
import plybook.task.Exercise;

/** {@code plybook submit}: the learner's files as one archive to submit. */
@Command(name = "submit", mixinStandardHelpOptions = true)
final class SubmitCommand implements Callable<Integer> {
    @Parameters(paramLabel = "EXERCISE", arity = "0..*", descriptionKey = "EXERCISE")
    private List<String> names = new ArrayList<>();

    @Option(names = "--from", paramLabel = "DIR")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private AssignmentOption assigned = new AssignmentOption();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        LearnersFolder folder = LearnersFolder.existing(from, Project.here(), spec.commandLine());
        Machine.requireJdk();
        try {
            Optional<Assignment> assignment = assigned.in(
                    spec.commandLine(), folder.given(), Project.here().root());
            List<Exercise> exercises = AssignmentOption.exercises(names, assignment, spec.commandLine());
            Submission submission = Submission.of(folder.exercises(), exercises);
            if (submission.entries().isEmpty()) {
                throw new ParameterException(spec.commandLine(), Texts.of("submit.nothing", folder.exercises()));
            }
            List<Report> reports = check(folder, exercises, assignment);
            if (reports.stream().allMatch(SubmitCommand::untouched)) {
                throw new ParameterException(spec.commandLine(), Texts.of("submit.nothing.attempted"));
            }
            say(reports, submission);
            assignment.flatMap(Assignment::due).ifPresent(this::due);
            write(submission, folder);
            return Main.PASSED;
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("submit.failed", e), e);
        }
    }

    private static List<Report> check(
            LearnersFolder folder, List<Exercise> exercises, Optional<Assignment> assignment) {
        Judge judge = new Judge(
                Conditions.practice().asking(assignment.map(Assignment::cutoff).orElse(Conditions.Cutoff.ANY)));
        return exercises.stream()
                .map(exercise -> judge.check(exercise, folder.of(exercise)))
                .map(report ->
                        assignment.map(each -> new Marking(each).worth(report)).orElse(report))
                .toList();
    }

    private void due(ZonedDateTime time) {
        boolean late = Instant.now().isAfter(time.toInstant());
        spec.commandLine().getOut().println(Texts.of(late ? "submit.late" : "submit.due", AssignmentFile.shown(time)));
    }

    /** Returns whether no part has been begun. A missing file counts as not begun. */
    private static boolean untouched(Report report) {
        return report.results().stream()
                .allMatch(result -> result.verdict() instanceof Verdict.NotAttempted
                        || report.fileOf(result)
                                .filter(file -> file.saved().isEmpty())
                                .isPresent());
    }

    private void say(List<Report> reports, Submission submission) {
        Terminal terminal = Terminal.here();
        PrintWriter out = spec.commandLine().getOut();
        out.println(new TextReport(terminal, Path.of("")).table(reports));
        Predicate<CheckResult> open = result -> result.verdict() instanceof Verdict.NotAttempted;
        List<String> untouched = reports.stream()
                .filter(SubmitCommand::untouched)
                .map(report -> report.exercise().number())
                .toList();
        if (!untouched.isEmpty()) {
            out.println(terminal.fit(Texts.of("submit.untouched", String.join(", ", untouched))));
        }
        reports.stream()
                .filter(report -> !untouched(report))
                .forEach(report -> say("submit.not.attempted", report, open, terminal));
        reports.forEach(report -> say("submit.needs.look", report, CheckResult::needsLook, terminal));
        if (!submission.leftOut().isEmpty()) {
            out.println(Texts.of("submit.left.out"));
            submission.leftOut().forEach(line -> out.println(terminal.fit(" · " + line)));
        }
        if (Main.code(reports) == Main.FAILED) {
            out.println(Texts.of("submit.not.passed"));
        }
    }

    private void say(String key, Report report, Predicate<CheckResult> chosen, Terminal terminal) {
        List<String> titles =
                report.results().stream().filter(chosen).map(CheckResult::title).toList();
        if (!titles.isEmpty()) {
            PrintWriter out = spec.commandLine().getOut();
            out.println(Texts.of(key, report.exercise().folder()));
            titles.forEach(title -> out.println(terminal.fit(" · " + title)));
        }
    }

    private void write(Submission submission, LearnersFolder folder) throws IOException {
        String hash = submission.contentHash();
        Path file = out.orElseGet(() -> folder.given().resolve("submission-" + hash.substring(0, 8) + ".zip"));
        byte[] archive = submission.archive();
        PrintWriter out = spec.commandLine().getOut();
        boolean there = Files.exists(file);
        if (there && (Files.isDirectory(file) || !Arrays.equals(Files.readAllBytes(file), archive))) {
            throw new ParameterException(spec.commandLine(), Texts.of("submit.exists", file));
        }
        if (!there) {
            AtomicFile.write(file, archive);
        }
        out.println(there ? Texts.of("submit.there", file) : Texts.of("submit.wrote", file));
        submission.entries().forEach(entry -> out.println("  " + entry.hash().substring(0, 12) + "  " + entry.name()));
        out.println(Texts.of("submit.receipt", hash));
    }
}
