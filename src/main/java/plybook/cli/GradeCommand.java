package plybook.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
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
import plybook.assignment.SecretSeed;
import plybook.cli.instructor.AssignmentOption;
import plybook.grading.Arrivals;
import plybook.grading.Batch;
import plybook.grading.Blind;
import plybook.grading.ClassSummary;
import plybook.grading.Drawing;
import plybook.grading.Drawn;
import plybook.grading.Format;
import plybook.grading.GiveBack;
import plybook.grading.IntakeTable;
import plybook.grading.JudgingExaminer;
import plybook.grading.Merge;
import plybook.grading.Overrides;
import plybook.grading.RunFolder;
import plybook.grading.Shard;
import plybook.grading.Verification;
import plybook.grading.View;
import plybook.intake.HandedIn;
import plybook.intake.Intake;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.Conditions.Cutoff;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.report.Terminal;
import plybook.setup.CommandFailed;
import plybook.setup.Machine;
import plybook.task.Course;
import plybook.task.Exercise;

/** {@code plybook grade}: the marks for a class of unknown code, as files. */
@Command(name = "grade", mixinStandardHelpOptions = true)
final class GradeCommand implements Callable<Integer> {
    @Parameters(paramLabel = "SUBMISSION", arity = "0..*", descriptionKey = "SUBMISSION")
    private List<Path> named = new ArrayList<>();

    @Option(names = "--out", paramLabel = "DIR", required = true)
    private Path out = Path.of("");

    @Option(names = "--jobs", paramLabel = "N")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--format", paramLabel = "FORMAT", split = ",")
    private List<String> formats = new ArrayList<>();

    @Option(names = "--exercise", paramLabel = "EXERCISE")
    private List<String> exercises = new ArrayList<>();

    @Option(names = "--sandbox", paramLabel = "KIND")
    private String sandbox = "auto";

    @Option(names = "--seed", paramLabel = "N")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--reveal")
    private boolean reveal;

    @Option(names = "--shard", paramLabel = "K/N")
    private Optional<String> shard = Optional.empty();

    @Option(names = "--merge")
    private boolean merge;

    @Option(names = "--redraw")
    private boolean redraw;

    @Option(names = "--verify", paramLabel = "NAME")
    private Optional<String> verify = Optional.empty();

    @Option(names = "--blind")
    private boolean blind;

    @Option(names = "--overrides", paramLabel = "FILE")
    private Optional<Path> overrides = Optional.empty();

    @Mixin
    private AssignmentOption assigned = new AssignmentOption();

    @Option(names = "--gradebook", paramLabel = "FILE")
    private List<Path> gradebooks = new ArrayList<>();

    @Option(names = "--column", paramLabel = "TITLE")
    private Optional<String> column = Optional.empty();

    @Option(names = "--roster", paramLabel = "FILE")
    private List<Path> rosters = new ArrayList<>();

    @Option(names = "--times", paramLabel = "FILE")
    private List<Path> times = new ArrayList<>();

    @Option(names = "--file-times")
    private boolean fileTimes;

    @Option(names = "--dry-run")
    private boolean dryRun;

    @Option(names = "--skip-unreadable")
    private boolean skipUnreadable;

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    private final Terminal terminal = Terminal.here();

    @Override
    public Integer call() {
        if (named.isEmpty() != (redraw || verify.isPresent())) {
            throw new ParameterException(
                    spec.commandLine(), Texts.of(named.isEmpty() ? "grade.submissions" : "grade.redraw.alone"));
        }
        try {
            return work();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (RunFolder.InUse e) {
            throw new CommandFailed(String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("grade.stopped.error", e), e);
        }
    }

    /** Does what the options ask for, and returns the exit code. */
    private int work() throws IOException {
        if (merge) {
            return merged();
        }
        Optional<Assignment> assignment = assigned.in(spec.commandLine(), Path.of(""));
        List<Exercise> chosen = inOrder(assignment);
        Set<Format> wantedFormats = formats();
        if (jobs < 1) {
            throw new ParameterException(spec.commandLine(), Texts.of("grade.jobs.least"));
        }
        if (redraw) {
            return redrawn(assignment, wantedFormats);
        }
        Machine.requireJdk();
        if (verify.isPresent()) {
            return verified(verify.get());
        }
        if (dryRun) {
            found(assignment);
            say(Texts.of("grade.dry"));
            return Main.PASSED;
        }
        return judged(assignment, chosen, wantedFormats);
    }

    /** Judges the submissions that were not judged before. */
    private int judged(Optional<Assignment> assignment, List<Exercise> chosen, Set<Format> wantedFormats)
            throws IOException {
        GiveBack giveBack = GiveBack.of(gradebooks, column, rosters);
        OptionalLong wanted = seed(assignment);
        Optional<Shard> share = shard.map(Shard::parse);
        if (share.isPresent() && wanted.isEmpty()) {
            throw new ParameterException(spec.commandLine(), Texts.of("grade.shard.seed"));
        }
        Sandbox box = Sandbox.named(sandbox);
        assignment.ifPresent(each -> say(Texts.of("assignment.read", each.title())));
        Cutoff cutoff = assignment.map(Assignment::cutoff).orElse(Cutoff.ANY);
        Intake intake = found(assignment);
        try (RunFolder run = RunFolder.open(out, wanted)) {
            Blind aliases = new Blind(run.seed());
            List<HandedIn> submissions = intake.submissions();
            if (blind) {
                Blind.begin(run);
                submissions = aliases.of(submissions);
            } else {
                aliases.end(run, submissions);
            }
            Batch.Settings settings = new Batch.Settings(
                    chosen, box.name(), cutoff.name(), jobsThatFit(), view(assignment, wantedFormats, aliases, blind));
            int all = submissions.size();
            if (share.isPresent()) {
                share.get().plan(out, submissions);
                submissions = share.get().of(submissions);
                say(Texts.of("grade.shard", share.get().number(), share.get().of(), submissions.size(), all));
            }
            List<Set<String>> ids = new ArrayList<>();
            submissions.forEach(each -> ids.add(each.ids()));
            Drawing.stored(run).values().forEach(each -> ids.add(each.learner().ids()));
            settings.view().overrides().check(ids, settings.view().worth(chosen));
            if (!blind) {
                run.write("intake.csv", new IntakeTable(intake).csv());
            }
            Conditions conditions = Conditions.grading(run.seed(), box).asking(cutoff);
            return grade(submissions, run, settings, conditions, giveBack);
        }
    }

    /** Returns how results are drawn. */
    private View view(Optional<Assignment> assignment, Set<Format> wantedFormats, Blind aliases, boolean withoutNames)
            throws IOException {
        return new View(
                wantedFormats,
                reveal
                        || assignment
                                .filter(each -> each.sight().revealed(Instant.now()))
                                .isPresent(),
                assignment
                        .map(each -> withoutNames ? each.under(aliases::alias) : each)
                        .map(Marking::new),
                fileTimes,
                Overrides.of(overrides, out).known(aliases::alias));
    }

    /** Draws all results in the folder anew, without judging. */
    private int redrawn(Optional<Assignment> assignment, Set<Format> wantedFormats) throws IOException {
        GiveBack giveBack = GiveBack.of(gradebooks, column, rosters);
        RunFolder.requireRun(out);
        try (RunFolder run = RunFolder.open(out, OptionalLong.empty())) {
            List<Exercise> shown =
                    exercises.isEmpty() && assignment.isEmpty() ? Drawing.shown(run) : inOrder(assignment);
            boolean withoutNames = Blind.isBlind(run);
            Blind aliases = new Blind(run.seed());
            View view = view(assignment, wantedFormats, aliases, withoutNames);
            view.overrides()
                    .check(
                            Drawing.stored(run).values().stream()
                                    .map(each -> each.learner().ids())
                                    .toList(),
                            view.worth(shown));
            List<Drawn> all = new Drawing(run, shown, view, Clock.systemUTC()).redraw();
            say(Texts.of("grade.redrawn", all.size()));
            List<Marks> marks = all.stream().map(Drawn::marks).toList();
            summary(marks, run, shown, view);
            giveBack.write(run, all, Optional.of(aliases).filter(each -> withoutNames))
                    .forEach(line -> say(terminal.shown(line)));
            return marks.stream().allMatch(each -> each.status() == Graded.Status.GRADED) ? Main.PASSED : Main.FAILED;
        }
    }

    /** Judges one submission again, and says whether the verdicts are the same. */
    private int verified(String name) throws IOException {
        RunFolder.requireRun(out);
        try (RunFolder run = RunFolder.open(out, OptionalLong.empty())) {
            Sandbox box = Sandbox.named(sandbox);
            Conditions conditions = Conditions.grading(run.seed(), box);
            say(Texts.of("grade.verifying", terminal.shown(oneLine(name)), box.name()));
            Verification.Outcome outcome = new Verification(
                            run,
                            kept -> new JudgingExaminer(new Judge(conditions.asking(Cutoff.valueOf(kept.asked())))))
                    .of(name);
            outcome.lines().forEach(line -> say(terminal.shown(line)));
            return outcome.equal() ? Main.PASSED : Main.FAILED;
        }
    }

    /** Makes one class of what several machines graded. */
    private int merged() throws IOException {
        try (RunFolder run = RunFolder.open(out, OptionalLong.of(Merge.seed(named)))) {
            Merge.Outcome outcome = new Merge(run, named).merge();
            say(Texts.of("grade.merged", outcome.marks().size(), named.size(), out));
            outcome.twice().forEach(name -> say(Texts.of("grade.merge.twice", terminal.shown(oneLine(name)))));
            outcome.missing().forEach(line -> say(" · " + terminal.shown(oneLine(line))));
            boolean whole = outcome.missing().isEmpty()
                    && outcome.marks().stream().allMatch(each -> each.status() == Graded.Status.GRADED);
            new ClassSummary(outcome.marks(), List.of()).lines().forEach(line -> say(terminal.shown(line)));
            say(Texts.of("grade.marks", run.grades()));
            return whole ? Main.PASSED : Main.FAILED;
        }
    }

    /** Returns the seed that was asked for: on the command line, otherwise by the assignment. */
    private OptionalLong seed(Optional<Assignment> assignment) throws IOException {
        Optional<Path> file = assignment.flatMap(Assignment::seed);
        return seed.isEmpty() && file.isPresent()
                ? OptionalLong.of(SecretSeed.read(file.get()))
                : seed.map(OptionalLong::of).orElseGet(OptionalLong::empty);
    }

    /** Shows who was found with what; nothing is judged if something is in the way. */
    private Intake found(Optional<Assignment> assignment) throws IOException {
        ZoneId zone =
                assignment.flatMap(Assignment::due).map(ZonedDateTime::getZone).orElse(ZoneId.systemDefault());
        Intake found =
                Intake.of(named, out, zone, assignment.map(Assignment::attempts).orElse(OptionalInt.empty()));
        Intake intake = new Intake(Arrivals.told(found.submissions(), times, zone), found.listed(), found.problems());
        IntakeTable table = new IntakeTable(intake);
        (blind ? table.sums() : table.lines()).forEach(line -> say(terminal.shown(line)));
        assignment.filter(each -> !blind).ifPresent(each -> Arrivals.lines(intake.submissions(), each, fileTimes)
                .forEach(line -> say(terminal.shown(line))));
        List<String> inTheWay = table.inTheWay(skipUnreadable);
        if (!inTheWay.isEmpty()) {
            throw new CommandFailed(String.join("\n", inTheWay));
        }
        return intake;
    }

    private Set<Format> formats() {
        try {
            Set<Format> wanted = EnumSet.noneOf(Format.class);
            formats.forEach(name -> wanted.add(Format.named(name)));
            return wanted.isEmpty() ? EnumSet.allOf(Format.class) : wanted;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** Returns the exercises that were asked for, in the order of the course. */
    private List<Exercise> inOrder(Optional<Assignment> assignment) {
        return AssignmentOption.exercises(exercises, assignment, spec.commandLine()).stream()
                .sorted(Comparator.comparingInt(Course.exercises()::indexOf))
                .toList();
    }

    /** Returns the number of judges to run at a time. More than one to a core would time out solutions that are fast enough. */
    private int jobsThatFit() {
        int cores = Runtime.getRuntime().availableProcessors();
        if (jobs > cores) {
            say(Texts.of("grade.jobs.most", cores, jobs));
        }
        return Math.min(jobs, cores);
    }

    private Integer grade(
            List<HandedIn> submissions,
            RunFolder run,
            Batch.Settings settings,
            Conditions conditions,
            GiveBack giveBack)
            throws IOException {
        Sandbox box = conditions.sandbox();
        say(Texts.of("grade.start", submissions.size(), settings.jobs(), out, box.name()));
        box.gap().ifPresent(gap -> say(Texts.of("judging.gap", gap)));
        Progress progress = new Progress(submissions.size());
        AtomicBoolean done = new AtomicBoolean();
        Thread farewell = new Thread(() -> farewell(done));
        Runtime.getRuntime().addShutdownHook(farewell);
        List<Drawn> results;
        try {
            Judge judge = new Judge(conditions);
            results = new Batch(run, new JudgingExaminer(judge), settings).grade(submissions, progress);
        } finally {
            done.set(true);
            Runtime.getRuntime().removeShutdownHook(farewell);
        }
        progress.end();
        List<Marks> marks = results.stream().map(Drawn::marks).toList();
        summary(marks, run, settings.exercises(), settings.view());
        giveBack.write(run, results, Optional.of(new Blind(run.seed())).filter(each -> blind))
                .forEach(line -> say(terminal.shown(line)));
        return marks.stream().allMatch(each -> each.status() == Graded.Status.GRADED) ? Main.PASSED : Main.FAILED;
    }

    private void farewell(AtomicBoolean done) {
        if (!done.get()) {
            say(Texts.of("grade.stopped"));
        }
    }

    /** A line for each submission as it is graded. */
    private final class Progress implements Batch.Listener {
        private final int all;
        private final long start = System.nanoTime();
        private int before;
        private int graded;

        Progress(int all) {
            this.all = all;
        }

        @Override
        public void graded(Marks marks, boolean wasBefore) {
            if (wasBefore) {
                before++;
                return;
            }
            graded++;
            String result =
                    switch (marks.status()) {
                        case GRADED ->
                            marks.withheld() == 0
                                    ? Texts.of("grade.points", marks.earned(), marks.possible())
                                    : Texts.of(
                                            "grade.points.withheld",
                                            marks.earned(),
                                            marks.withheld(),
                                            marks.possible());
                        case UNREADABLE -> Texts.of("grade.unreadable", marks.possible());
                        case NOT_GRADED -> Texts.of("grade.not.graded");
                    };
            say(Texts.of(
                    "grade.line",
                    "%4d".formatted(before + graded),
                    all,
                    "%-12s".formatted(result),
                    terminal.shown(oneLine(marks.name())),
                    perMinute()));
        }

        private double perMinute() {
            return graded * 60 / seconds();
        }

        private double seconds() {
            return Math.max(0.001, Duration.ofNanos(System.nanoTime() - start).toMillis() / 1_000.0);
        }

        void end() {
            if (before > 0) {
                say(Texts.of("grade.before", before));
            }
            if (graded > 0) {
                int cores = Math.min(jobs, Runtime.getRuntime().availableProcessors());
                say(Texts.of("grade.done", graded, seconds(), perMinute(), perMinute() / cores));
            }
        }
    }

    private void summary(List<Marks> all, RunFolder run, List<Exercise> shown, View view) {
        view.overrides().read().ifPresent(line -> say(terminal.shown(line)));
        new ClassSummary(all, shown).lines().forEach(line -> say(terminal.shown(line)));
        say("");
        if (view.formats().contains(Format.CSV)) {
            say(Texts.of("grade.marks", run.grades()));
        }
        if (view.formats().contains(Format.HTML)) {
            say(Texts.of("grade.class", out.resolve("index.html")));
            say(Texts.of("grade.learners", run.learners()));
        }
        say(Texts.of("grade.instructor", run.instructors()));
        say(Texts.of("grade.seed", run.seed()));
    }

    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ');
    }

    private void say(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(terminal.fit(line));
        out.flush();
    }
}
