package plybook.grading;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.intake.Contents;
import plybook.intake.HandedIn;
import plybook.intake.Hash;
import plybook.judge.process.MachineBusy;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Report.JudgedFile;
import plybook.judge.verdict.Verdict;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.report.ProgramVersion;
import plybook.report.Provenance;
import plybook.store.Judged;
import plybook.store.Kept;
import plybook.store.ProgramHash;
import plybook.task.Exercise;

/**
 * Grades submissions, each by itself. A result is written before the next submission is begun: if a run is killed, the same call
 * continues it. Only what a change can affect is judged again: an exercise whose files, judge or conditions are others.
 */
public final class Batch {
    /** Judges the files of one exercise in a folder. */
    public interface Examiner extends AutoCloseable {
        /** Returns the verdicts, whatever the files contain. */
        Report examine(Exercise exercise, Path folder);

        /** Returns the examiner of one submission's exercises, to be closed after the last of them. */
        default Examiner ofOne() {
            return this;
        }

        @Override
        default void close() {}
    }

    /**
     * The settings of a run.
     *
     * @param sandbox its name
     * @param asked what else is asked of the code, such as a cutoff rule, as text
     * @param jobs the number of submissions graded at a time
     * @param view how results are drawn
     */
    public record Settings(List<Exercise> exercises, String sandbox, String asked, int jobs, View view) {
        /** Settings without an assignment. */
        public Settings(List<Exercise> exercises, String sandbox, int jobs, Set<Format> formats, boolean reveal) {
            this(exercises, sandbox, "", jobs, new View(formats, reveal));
        }

        public Settings {
            exercises = List.copyOf(exercises);
        }
    }

    /** Learns of each result as it arrives. Called by one thread at a time. */
    public interface Listener {
        /**
         * Called when a submission has a result.
         *
         * @param before whether an earlier run graded it
         */
        void graded(Marks marks, boolean before);
    }

    private final RunFolder run;
    private final Examiner examiner;
    private final Settings settings;
    private final Clock clock;
    private final Drawing drawing;

    /** Creates a run that puts its results into the folder. */
    public Batch(RunFolder run, Examiner examiner, Settings settings) {
        this(run, examiner, settings, Clock.systemUTC());
    }

    Batch(RunFolder run, Examiner examiner, Settings settings, Clock clock) {
        this.run = run;
        this.examiner = examiner;
        this.settings = settings;
        this.clock = clock;
        this.drawing = new Drawing(run, settings.exercises(), settings.view(), clock);
    }

    /**
     * Grades what is not graded yet, and returns the results of all, in the order given.
     *
     * @throws IOException if results cannot be written; those already written stay
     */
    public List<Drawn> grade(List<HandedIn> submissions, Listener listener) throws IOException {
        Map<String, String> folders = folders(submissions);
        ExecutorService workers = Executors.newFixedThreadPool(settings.jobs());
        try {
            List<Future<Drawn>> results = new ArrayList<>();
            for (HandedIn each : submissions) {
                String folder = folders.getOrDefault(each.source(), "");
                results.add(workers.submit(() -> grade(each, folder, listener)));
            }
            List<Drawn> all = new ArrayList<>();
            for (Future<Drawn> each : results) {
                all.add(each.get());
            }
            drawing.drawClass(all);
            return all;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException cause) {
                throw cause;
            }
            throw new IllegalStateException("a bug in the grader", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            workers.shutdownNow();
        }
    }

    /** Returns a folder for each submission, by the learner's id: the same one in every run. */
    static Map<String, String> folders(List<HandedIn> submissions) {
        Map<String, Long> sharedBy = submissions.stream()
                .collect(Collectors.groupingBy(each -> SafeName.alike(SafeName.of(each.id())), Collectors.counting()));
        Map<String, String> folders = new TreeMap<>();
        for (HandedIn each : submissions) {
            String name = SafeName.of(each.id());
            boolean shared = sharedBy.getOrDefault(SafeName.alike(name), 0L) > 1;
            folders.put(each.source(), shared ? SafeName.distinct(name, each.source()) : name);
        }
        return folders;
    }

    private Drawn grade(HandedIn handedIn, String folder, Listener listener) throws IOException {
        Path instructors = run.instructors().resolve(folder);
        Optional<Judged> before = Judged.in(instructors);
        Contents contents = handedIn.contents();
        List<Kept> kept = new ArrayList<>();
        int fresh = 0;
        Optional<String> failed = Optional.empty();
        Path work = run.work().resolve(folder);
        try (Examiner one = examiner.ofOne()) {
            for (Exercise exercise : settings.exercises()) {
                String key = key(exercise, contents);
                Optional<Kept> same = before.flatMap(judged -> judged.of(exercise.folder()))
                        .filter(each -> each.key().equals(key));
                if (same.isEmpty() && fresh == 0) {
                    contents.submission().unpack(work);
                }
                fresh += same.isEmpty() ? 1 : 0;
                kept.add(same.isPresent() ? same.get() : judged(exercise, key, contents, one, work));
            }
        } catch (RuntimeException | Error e) {
            // Whatever a submission does to the judge, the others are graded; and a bug of the judge costs nobody
            // points.
            failed = Optional.of(notGraded(instructors, e));
        } finally {
            RunFolder.remove(work);
        }
        // Somebody may ask for the other exercises again.
        before.ifPresent(judged -> judged.kept().stream()
                .filter(each -> !settings.exercises().contains(each.report().exercise()))
                .forEach(kept::add));
        Judged judged = new Judged(
                handedIn.learner(),
                contents.submission().contentHash(),
                failed.isPresent()
                        ? Graded.Status.NOT_GRADED
                        : contents.unreadable().isPresent() ? Graded.Status.UNREADABLE : Graded.Status.GRADED,
                failed.map(List::of).orElse(contents.notes()),
                kept);
        Drawn drawn = drawing.draw(folder, judged, Optional.of(contents.submission()));
        synchronized (listener) {
            listener.graded(drawn.marks(), fresh == 0);
        }
        return drawn;
    }

    /** Returns a text that differs wherever the verdicts on the exercise could. */
    private String key(Exercise exercise, Contents contents) {
        String files = "exercises/" + exercise.folder() + "/";
        List<String> all = new ArrayList<>(List.of(
                ProgramHash.ofJudge(),
                Long.toString(run.seed()),
                settings.sandbox(),
                settings.asked(),
                exercise.folder()));
        contents.submission().entries().stream()
                .filter(entry -> entry.name().startsWith(files))
                .forEach(entry -> all.add(entry.name() + " " + entry.hash()));
        new TreeMap<>(contents.missing())
                .forEach((name, why) -> all.add(name.startsWith(files) ? name + " " + why : ""));
        return Hash.of(String.join("\n", all).getBytes(StandardCharsets.UTF_8));
    }

    private Kept judged(Exercise exercise, String key, Contents contents, Examiner one, Path work) {
        Instant start = clock.instant();
        Report report = one.examine(exercise, work.resolve("exercises").resolve(exercise.folder()));
        Provenance from = new Provenance(
                ProgramVersion.get(),
                ProgramHash.ofJudge(),
                System.getProperty("java.version"),
                settings.sandbox(),
                start,
                Duration.between(start, clock.instant()));
        return new Kept(key, settings.asked(), from, named(report, contents));
    }

    private static String notGraded(Path folder, Throwable e) throws IOException {
        StringWriter trace = new StringWriter();
        e.printStackTrace(new PrintWriter(trace));
        AtomicFile.write(folder.resolve(Drawing.NOT_GRADED), trace.toString());
        if (e instanceof MachineBusy busy) {
            return Texts.of("machine.busy", busy.reason());
        }
        return isFullDisk(e) ? Texts.of("disk.full") : Texts.of("judge.failed", e, Drawing.NOT_GRADED);
    }

    /** Java has no exception of its own for it, only the system's words: those of Linux and macOS, and of Windows. */
    private static boolean isFullDisk(Throwable e) {
        return Stream.iterate(e, Objects::nonNull, Throwable::getCause)
                .filter(IOException.class::isInstance)
                .map(cause -> String.valueOf(cause.getMessage()))
                .anyMatch(said -> said.contains("No space left on device")
                        || said.contains("Disk quota exceeded")
                        || said.contains("not enough space on the disk"));
    }

    /** Returns the report with the files named as in an archive, and with the reason for each that is missing. */
    private static Report named(Report report, Contents contents) {
        List<JudgedFile> files = new ArrayList<>();
        List<CheckResult> results = new ArrayList<>(report.results());
        for (JudgedFile file : report.files()) {
            String name = "exercises/" + report.exercise().folder() + "/"
                    + file.path().getFileName();
            files.add(new JudgedFile(Path.of(name), file.saved(), file.checks()));
            String missing = contents.missing().get(name);
            if (missing != null) {
                results.replaceAll(result ->
                        file.checks().contains(result.id()) ? result.with(new Verdict.NotAttempted(missing)) : result);
            }
        }
        return new Report(report.exercise(), results, files, report.printed(), report.pace());
    }
}
