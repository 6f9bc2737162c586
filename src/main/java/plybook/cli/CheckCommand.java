package plybook.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.assignment.Assignment;
import plybook.assignment.Marking;
import plybook.cli.instructor.AssignmentOption;
import plybook.grading.AtomicFile;
import plybook.judge.Judge;
import plybook.judge.process.MachineBusy;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Report;
import plybook.report.JsonReport;
import plybook.report.OwnCode;
import plybook.report.Rung;
import plybook.report.Terminal;
import plybook.report.TextReport;
import plybook.setup.Machine;
import plybook.setup.Project;
import plybook.task.Exercise;
import plybook.workbook.Progress;

/** {@code plybook check}: the verdict on the learner's own files. */
@Command(name = "check", mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    @Parameters(paramLabel = "EXERCISE", arity = "0..*", descriptionKey = "EXERCISE")
    private List<String> names = new ArrayList<>();

    @Option(names = "--watch")
    private boolean watch;

    @Option(names = "--from", paramLabel = "DIR")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--all")
    private boolean all;

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Mixin
    private AssignmentOption assigned = new AssignmentOption();

    private Judge judge = new Judge();
    private Optional<Marking> marking = Optional.empty();
    private final Terminal terminal = Terminal.here();
    private final TextReport text = new TextReport(terminal, Path.of(""));

    @Override
    public Integer call() throws InterruptedException {
        if (json && watch) {
            throw new ParameterException(spec.commandLine(), Texts.of("check.json.watch"));
        }
        Machine.requireJdk();
        LearnersFolder folder = watch
                ? LearnersFolder.of(from, Project.here())
                : LearnersFolder.existing(from, Project.here(), spec.commandLine());
        Optional<Assignment> assignment =
                assigned.in(spec.commandLine(), folder.given(), Project.here().root());
        List<Exercise> exercises = AssignmentOption.exercises(names, assignment, spec.commandLine());
        marking = assignment.map(Marking::new);
        judge = new Judge(Conditions.practice()
                .asking(assignment.map(Assignment::cutoff).orElse(Conditions.Cutoff.ANY))
                .walkingThrough());
        return watch
                ? watch(folder, exercises, System.in)
                : code(json ? asJson(folder, exercises) : check(folder, exercises));
    }

    private static int code(List<Report> reports) {
        return Main.code(reports);
    }

    private Report check(LearnersFolder folder, Exercise exercise) {
        Report report = judge.check(exercise, folder.of(exercise));
        return marking.map(rules -> rules.shown(rules.worth(report))).orElse(report);
    }

    private List<Report> asJson(LearnersFolder folder, List<Exercise> exercises) {
        List<Report> reports =
                exercises.stream().map(exercise -> check(folder, exercise)).toList();
        out().println(new JsonReport(Path.of("")).of(reports));
        return reports;
    }

    /** Shows the named exercises in full; if none was named, the first one that needs work. */
    private List<Report> check(LearnersFolder folder, List<Exercise> exercises) {
        List<Report> reports = new ArrayList<>();
        boolean enough = false;
        for (Exercise exercise : exercises) {
            Report report = check(folder, exercise);
            reports.add(report);
            if (all || !names.isEmpty()) {
                out().println((all ? text.unfolded(report) : text.of(report)) + "\n");
                remember(folder, report);
            } else if (!enough) {
                out().println(report.passed() ? text.headline(report) : "\n" + text.of(report) + "\n");
                remember(folder, report);
                enough = !report.passed();
            }
            out().flush();
        }
        if (reports.size() > 1) {
            out().println((enough ? "" : "\n") + text.table(reports));
        }
        return reports;
    }

    private int watch(LearnersFolder folder, List<Exercise> exercises, InputStream keys) throws InterruptedException {
        AtomicBoolean ended = endedBy(keys);
        Map<Path, Exercise> files = folder.files(exercises);
        Map<Exercise, Report> latest = new LinkedHashMap<>();
        try (SavedFiles saved = SavedFiles.watching(files.keySet())) {
            show(() -> check(folder, exercises).forEach(report -> latest.put(report.exercise(), report)), folder);
            while (true) {
                Set<Path> changed = saved.await(ended::get);
                if (changed.isEmpty()) {
                    break;
                }
                show(
                        () -> exercises.stream()
                                .filter(exercise -> changed(changed, exercise, files))
                                .forEach(exercise -> latest.put(exercise, shown(folder, exercise))),
                        folder);
            }
        }
        return code(List.copyOf(latest.values()));
    }

    private static boolean changed(Set<Path> changed, Exercise exercise, Map<Path, Exercise> files) {
        return changed.stream().anyMatch(file -> exercise.equals(files.get(file)));
    }

    private Report shown(LearnersFolder folder, Exercise exercise) {
        Report report = check(folder, exercise);
        out().println((all ? text.unfolded(report) : text.of(report)) + "\n");
        remember(folder, report);
        return report;
    }

    /**
     * Says how to see what is folded, keeps the points for the map of the course and the page with the steps, and offers help where the same
     * mistake comes again.
     */
    private void remember(LearnersFolder folder, Report report) {
        if (!all && TextReport.leavesOut(report)) {
            out().println(terminal.fit(
                            Texts.of("check.others", report.exercise().number())) + "\n");
        }
        stepsPage(folder, report).ifPresent(page -> out().println(Texts.of("check.steps", page.toUri()) + "\n"));
        OwnCode.untold(report).ifPresent(why -> out().println(terminal.fit(why) + "\n"));
        boolean again = new Progress(folder.given()).checked(report);
        boolean helps = report.firstToDo()
                .map(Rung::of)
                .filter(rungs -> !rungs.isEmpty())
                .isPresent();
        if (again && helps) {
            out().println(terminal.fit(Texts.of("check.again", report.exercise().number())) + "\n");
        }
    }

    /** Writes the page on which the learner's code is followed; one that is out of date is removed. A verdict stands without it. */
    private static Optional<Path> stepsPage(LearnersFolder folder, Report report) {
        Path file = folder.given().resolve(".steps-" + report.exercise().number() + ".html");
        try {
            Optional<String> page = OwnCode.page(report);
            if (page.isEmpty()) {
                Files.deleteIfExists(file);
                return Optional.empty();
            }
            AtomicFile.write(file, page.get());
            return Optional.of(file);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private void show(Runnable checks, LearnersFolder folder) {
        out().print(terminal.clear());
        out().println(Texts.of("check.at", System.currentTimeMillis()) + "\n");
        try {
            checks.run();
        } catch (MachineBusy e) {
            out().println(terminal.fit(e.reason()));
        }
        out().println(terminal.fit("\n" + Texts.of("check.watching", folder.given())));
        out().flush();
    }

    /** The flag that q and Enter set. The end of the input does not set it. */
    @SuppressWarnings("resource") // standard input is not ours to close
    private static AtomicBoolean endedBy(InputStream keys) {
        AtomicBoolean ended = new AtomicBoolean();
        Thread reader = new Thread(
                () -> {
                    Scanner lines = new Scanner(keys, Charset.defaultCharset());
                    while (!ended.get() && lines.hasNextLine()) {
                        if (lines.nextLine().strip().equalsIgnoreCase("q")) {
                            ended.set(true);
                        }
                    }
                },
                "keys");
        reader.setDaemon(true);
        reader.start();
        return ended;
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
