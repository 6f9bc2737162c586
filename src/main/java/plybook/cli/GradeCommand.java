package plybook.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.grading.Batch;
import plybook.grading.Format;
import plybook.grading.HandedIn;
import plybook.grading.RunFolder;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.report.Terminal;
import plybook.task.Course;
import plybook.task.Exercise;

/** {@code plybook grade}: a class of unknown code, one submission after the other, and the marks as files. */
@Command(
        name = "grade",
        description = {
            "Grades submissions: archives from ./plybook submit, folders with exercises, or folders full of either.",
            "Each is judged by itself. Called again with the same --out it goes on where it was, also after a kill."
        },
        footer = {
            "",
            "Exit codes: 0 all are graded, whatever their marks; 1 some could not be read or graded: the list says which;",
            "2 wrong usage; 3 the machine lacks something, such as a sandbox. docs/grading.md tells more."
        },
        mixinStandardHelpOptions = true)
final class GradeCommand implements Callable<Integer> {
    private static final int MOST_SKIPPED_SHOWN = 10;

    @Parameters(paramLabel = "SUBMISSION", arity = "1..*", description = "What was handed in.")
    private List<Path> named = new ArrayList<>();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "Where the results go: a new folder, or that of an earlier run to go on with it.")
    private Path out = Path.of("");

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many submissions at a time. By default as many as there are processors.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            split = ",",
            description = "What to write: json, html, junit, gradescope, csv; by default all of them.")
    private List<String> formats = new ArrayList<>();

    @Option(
            names = "--exercise",
            paramLabel = "EXERCISE",
            description = "Grade this exercise only: 03, 3, minimax or 03-minimax. May be given more than once.")
    private List<String> exercises = new ArrayList<>();

    @Option(
            names = "--sandbox",
            paramLabel = "KIND",
            description =
                    "What keeps a submission from your machine: auto (the default), bubblewrap, outer (all of this"
                            + " already runs in a container that is thrown away) or none.")
    private String sandbox = "auto";

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Draw the trees and boards of an earlier run again. By default a new secret seed.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--reveal",
            description = "Let learners read what the instructor reads: the trees asked about, and the right answers.")
    private boolean reveal;

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    private final Terminal terminal = Terminal.here();

    @Override
    public Integer call() {
        List<Exercise> chosen = exercises();
        Set<Format> wantedFormats = formats();
        if (jobs < 1) {
            throw new ParameterException(spec.commandLine(), "--jobs must be 1 or more");
        }
        Machine.requireJdk();
        OptionalLong wanted = seed.map(OptionalLong::of).orElseGet(OptionalLong::empty);
        try {
            HandedIn.All all = HandedIn.in(named, out);
            Sandbox box = Sandbox.named(sandbox);
            Batch.Settings settings = new Batch.Settings(chosen, box.name(), jobsThatFit(), wantedFormats, reveal);
            try (RunFolder run = RunFolder.open(out, wanted)) {
                return grade(all, run, settings, box);
            }
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        } catch (RunFolder.InUse e) {
            throw new CommandFailed(String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new CommandFailed("grading has stopped: " + e + "\nWhat is graded stays; the same call goes on.", e);
        }
    }

    private List<Exercise> exercises() {
        try {
            return exercises.isEmpty()
                    ? Course.exercises()
                    : exercises.stream()
                            .map(Course::find)
                            .distinct()
                            .sorted(this::inOrder)
                            .toList();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
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

    private int inOrder(Exercise one, Exercise other) {
        return Integer.compare(
                Course.exercises().indexOf(one), Course.exercises().indexOf(other));
    }

    /** More than one judge to a core makes learners late who are not. */
    private int jobsThatFit() {
        int cores = Runtime.getRuntime().availableProcessors();
        if (jobs > cores) {
            say("Grading " + cores + " at a time and not " + jobs + ": on this machine's " + cores
                    + (cores == 1 ? " core" : " cores") + " more would cost learners points for being late.");
        }
        return Math.min(jobs, cores);
    }

    private Integer grade(HandedIn.All all, RunFolder run, Batch.Settings settings, Sandbox box) throws IOException {
        List<HandedIn> submissions = all.submissions();
        say("Grading " + count(submissions.size(), "submission") + ", " + settings.jobs() + " at a time, into " + out
                + ". Sandbox: " + box.name());
        box.gap().ifPresent(gap -> say("Mind: " + gap));
        skipped(all.skipped());
        Progress progress = new Progress(submissions.size());
        AtomicBoolean done = new AtomicBoolean();
        Thread farewell = new Thread(() -> farewell(done));
        Runtime.getRuntime().addShutdownHook(farewell);
        List<Marks> marks;
        try {
            Judge judge = new Judge(Conditions.grading(run.seed(), box));
            marks = new Batch(run, judge::check, settings).grade(submissions, progress);
        } finally {
            done.set(true);
            Runtime.getRuntime().removeShutdownHook(farewell);
        }
        progress.end();
        summary(marks, run, settings);
        return marks.stream().allMatch(each -> each.status() == Graded.Status.GRADED) ? Main.PASSED : Main.FAILED;
    }

    private void farewell(AtomicBoolean done) {
        if (!done.get()) {
            say("\nStopped. What is graded stays; the same call goes on from here.");
        }
    }

    private void skipped(List<Path> skipped) {
        if (!skipped.isEmpty()) {
            String names = skipped.stream()
                    .limit(MOST_SKIPPED_SHOWN)
                    .map(path -> String.valueOf(path.getFileName()))
                    .collect(Collectors.joining(", "));
            say("Not submissions, so left alone: " + names
                    + (skipped.size() > MOST_SKIPPED_SHOWN
                            ? " and " + (skipped.size() - MOST_SKIPPED_SHOWN) + " more"
                            : ""));
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
                        case GRADED -> marks.earned() + " of " + marks.possible();
                        case UNREADABLE -> "unreadable: 0 of " + marks.possible();
                        case NOT_GRADED -> "NOT GRADED";
                    };
            say("%4d of %d  %-12s  %s  (%.0f a minute)"
                    .formatted(before + graded, all, result, terminal.shown(oneLine(marks.name())), perMinute()));
        }

        private double perMinute() {
            return graded * 60 / seconds();
        }

        private double seconds() {
            return Math.max(0.001, Duration.ofNanos(System.nanoTime() - start).toMillis() / 1_000.0);
        }

        void end() {
            if (before > 0) {
                say("Graded already, by an earlier call: " + before);
            }
            if (graded > 0) {
                int cores = Math.min(jobs, Runtime.getRuntime().availableProcessors());
                say(String.format(
                        Locale.ROOT,
                        "Graded %s in %.0f s: %.1f a minute, %.1f a minute per core",
                        count(graded, "submission"),
                        seconds(),
                        perMinute(),
                        perMinute() / cores));
            }
        }
    }

    private void summary(List<Marks> all, RunFolder run, Batch.Settings settings) {
        list("\nUnreadable, with 0 points:", all, Graded.Status.UNREADABLE);
        list("\nNot graded, without points; this is a mistake of the judge's:", all, Graded.Status.NOT_GRADED);
        List<Marks> graded = all.stream()
                .filter(each -> each.status() == Graded.Status.GRADED)
                .toList();
        if (!graded.isEmpty()) {
            say("\n exercise         solved  begun  points on average");
            for (Exercise exercise : settings.exercises()) {
                exercise(exercise, graded);
            }
        }
        say("");
        if (settings.formats().contains(Format.CSV)) {
            say("Marks:                   " + run.grades());
        }
        if (settings.formats().contains(Format.HTML)) {
            say("The class on one page:   " + out.resolve("index.html"));
            say("Reports to hand out:     " + run.learners());
        }
        say("Reports for you only:    " + run.instructors());
        say("Seed, a secret as long as others may still hand in: " + run.seed());
    }

    private void exercise(Exercise exercise, List<Marks> graded) {
        List<Marks.Points> points = graded.stream()
                .flatMap(each -> Optional.ofNullable(each.exercises().get(exercise.folder())).stream())
                .toList();
        say(String.format(
                Locale.ROOT,
                " %-15s  %6d  %5d  %.1f of %d",
                exercise.folder(),
                points.stream().filter(Marks.Points::passed).count(),
                points.stream().filter(each -> each.earned() > 0).count(),
                points.stream().mapToInt(Marks.Points::earned).average().orElse(0),
                points.stream().mapToInt(Marks.Points::possible).max().orElse(0)));
    }

    private void list(String title, List<Marks> all, Graded.Status status) {
        List<Marks> these = all.stream().filter(each -> each.status() == status).toList();
        if (!these.isEmpty()) {
            say(title);
            these.forEach(each -> say(" · " + terminal.shown(oneLine(each.name())) + ": "
                    + terminal.shown(oneLine(each.notes().stream().findFirst().orElse("")))));
        }
    }

    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ');
    }

    private static String count(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private void say(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(terminal.fit(line));
        out.flush();
    }
}
