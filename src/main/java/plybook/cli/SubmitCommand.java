package plybook.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import plybook.grading.AtomicFile;
import plybook.grading.Submission;
import plybook.judge.Judge;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.report.Terminal;
import plybook.report.TextReport;
import plybook.task.Course;

/** {@code plybook submit}: the learner's files as one archive to hand in. */
@Command(
        name = "submit",
        description = {
            "Checks your files and writes them into one archive to hand in.",
            "It holds the files of the exercises and a receipt, and nothing else. Handing in unfinished work is fine:"
                    + " it says what is missing."
        },
        mixinStandardHelpOptions = true)
final class SubmitCommand implements Callable<Integer> {
    @Option(
            names = "--from",
            paramLabel = "DIR",
            description = "Where the files are: a folder with 01-trees and so on, or with these in exercises/."
                    + " By default my/.")
    private Optional<Path> from = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "The archive. By default submission-….zip in the folder of the files, named after what is in it.")
    private Optional<Path> out = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        LearnersFolder folder = LearnersFolder.existing(from, Project.here(), spec.commandLine());
        Machine.requireJdk();
        try {
            Submission submission = Submission.of(folder.exercises());
            if (submission.entries().isEmpty()) {
                throw new ParameterException(
                        spec.commandLine(),
                        "there is nothing to submit: " + folder.exercises() + " has no file of the course");
            }
            List<Report> reports = check(folder);
            if (reports.stream().allMatch(SubmitCommand::untouched)) {
                throw new ParameterException(
                        spec.commandLine(), "there is nothing to submit yet: no exercise has been attempted");
            }
            say(reports, submission);
            write(submission, folder);
            return Main.PASSED;
        } catch (IOException e) {
            throw new CommandFailed("the archive could not be made: " + e, e);
        }
    }

    private List<Report> check(LearnersFolder folder) {
        Judge judge = new Judge();
        return Course.exercises().stream()
                .map(exercise -> judge.check(exercise, folder.of(exercise)))
                .toList();
    }

    /** Not begun, part by part; a missing file counts too. */
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
        for (Report report : reports) {
            List<String> open = report.results().stream()
                    .filter(result -> result.verdict() instanceof Verdict.NotAttempted)
                    .map(CheckResult::title)
                    .toList();
            if (!open.isEmpty()) {
                out.println("\nNot attempted in " + report.exercise().folder() + ":");
                open.forEach(title -> out.println(terminal.fit(" · " + title)));
            }
        }
        if (!submission.leftOut().isEmpty()) {
            out.println("\nLeft out:");
            submission.leftOut().forEach(line -> out.println(terminal.fit(" · " + line)));
        }
        if (!reports.stream().allMatch(Report::passed)) {
            out.println("\nNot everything has passed. It is handed in as it is, and you can submit again later.");
        }
    }

    private void write(Submission submission, LearnersFolder folder) throws IOException {
        String hash = submission.contentHash();
        Path file = out.orElseGet(() -> folder.given().resolve("submission-" + hash.substring(0, 8) + ".zip"));
        byte[] archive = submission.archive();
        PrintWriter out = spec.commandLine().getOut();
        boolean there = Files.exists(file);
        if (there && (Files.isDirectory(file) || !Arrays.equals(Files.readAllBytes(file), archive))) {
            throw new ParameterException(
                    spec.commandLine(),
                    file
                            + " is there already and holds something else: it was left as it was. Name another file with --out");
        }
        if (!there) {
            AtomicFile.write(file, archive);
        }
        out.println("\n" + (there ? "The archive was there already: " : "Wrote ") + file);
        submission.entries().forEach(entry -> out.println("  " + entry.hash().substring(0, 12) + "  " + entry.name()));
        out.println("Receipt: " + hash);
        out.println("The same files give the same receipt again, whenever you run ./plybook submit.");
    }
}
