package plybook.grading;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import plybook.assignment.Mark;
import plybook.assignment.Marking;
import plybook.assignment.Marking.Submitted;
import plybook.intake.Arrival;
import plybook.intake.Contents;
import plybook.intake.HandedIn;
import plybook.intake.Hash;
import plybook.intake.Submission;
import plybook.judge.process.MachineBusy;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Report.JudgedFile;
import plybook.judge.verdict.Verdict;
import plybook.report.Csv;
import plybook.report.Graded;
import plybook.report.Graded.Counted;
import plybook.report.GradedPage;
import plybook.report.GradescopeResults;
import plybook.report.JUnitXml;
import plybook.report.JsonReport;
import plybook.report.LearnersView;
import plybook.report.Marks;
import plybook.report.MarksCsv;
import plybook.task.Exercise;

/**
 * Grades submissions, each by itself. A result is written before the next submission is begun, and never again: if a run is killed, the
 * same call continues it.
 */
public final class Batch {
    static final String REPORT_JSON = "report.json";
    static final String REPORT_HTML = "report.html";
    private static final String JUNIT_XML = "junit.xml";
    private static final String GRADESCOPE_JSON = "gradescope.json";
    private static final String NOT_GRADED = "not-graded.txt";
    /** The files in a submission's folder. The mark that it is finished is the first, so that no half of a result is taken for whole. */
    static final List<String> FILES =
            List.of(Finished.FILE, REPORT_JSON, REPORT_HTML, JUNIT_XML, GRADESCOPE_JSON, NOT_GRADED);

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
     * @param conditions what else the marks could depend on, such as the sandbox, as text
     * @param jobs the number of submissions graded at a time
     * @param reveal whether a learner may read what the instructor reads
     * @param marking the rules by which verdicts become a mark; empty if nothing but points is asked for
     * @param trustFiles whether a mark may depend on the times of files
     */
    public record Settings(
            List<Exercise> exercises,
            String conditions,
            int jobs,
            Set<Format> formats,
            boolean reveal,
            Optional<Marking> marking,
            boolean trustFiles) {
        /** Settings without an assignment. */
        public Settings(List<Exercise> exercises, String conditions, int jobs, Set<Format> formats, boolean reveal) {
            this(exercises, conditions, jobs, formats, reveal, Optional.empty(), false);
        }

        public Settings {
            exercises = List.copyOf(exercises);
            formats = Set.copyOf(formats);
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

    /** Creates a run that puts its results into the folder. */
    public Batch(RunFolder run, Examiner examiner, Settings settings) {
        this.run = run;
        this.examiner = examiner;
        this.settings = settings;
    }

    /**
     * Grades what is not graded yet, and returns the marks of all, in the order given.
     *
     * @throws IOException if results cannot be written; those already written stay
     */
    public List<Marks> grade(List<HandedIn> submissions, Listener listener) throws IOException {
        Map<String, String> folders = folders(submissions);
        ExecutorService workers = Executors.newFixedThreadPool(settings.jobs());
        try {
            List<Future<Result>> results = new ArrayList<>();
            for (HandedIn each : submissions) {
                String folder = folders.getOrDefault(each.source(), "");
                results.add(workers.submit(() -> grade(each, folder, listener)));
            }
            List<Result> done = new ArrayList<>();
            for (Future<Result> each : results) {
                done.add(each.get());
            }
            List<Marks> all = done.stream().map(Result::marks).toList();
            if (settings.formats().contains(Format.HTML)) {
                ClassResults.write(
                        run,
                        settings.exercises(),
                        done.stream()
                                .map(each -> ClassResults.line(run, each.folder(), each.marks()))
                                .toList());
            }
            changes(done);
            if (settings.formats().contains(Format.CSV)) {
                AtomicFile.write(run.grades(), MarksCsv.of(settings.exercises(), all));
            }
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

    /** Writes whose marks are others than before, and why, if there are any. */
    private void changes(List<Result> all) throws IOException {
        Csv csv = new Csv("learner", "before", "after", "possible", "why");
        boolean any = false;
        for (Result each : all) {
            Marks now = each.marks();
            if (each.last().isPresent() && differ(each.last().get(), now)) {
                Marks last = each.last().get();
                boolean sameFiles = last.receipt().equals(now.receipt());
                csv.line(
                        now.name(),
                        points(last),
                        points(now),
                        Integer.toString(now.possible()),
                        Texts.of(sameFiles ? "change.judge" : "change.files"));
                any = true;
            }
        }
        if (any) {
            run.write("changes.csv", csv.toString());
        }
    }

    private static boolean differ(Marks last, Marks now) {
        return !points(last).equals(points(now)) || last.withheld() != now.withheld() || last.status() != now.status();
    }

    /** Returns the points; empty if there are none, which is not 0. */
    private static String points(Marks marks) {
        return marks.status() == Graded.Status.NOT_GRADED ? "" : Integer.toString(marks.earned());
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

    /**
     * The result of a submission.
     *
     * @param folder the folder of its results
     * @param last the marks that an earlier call gave it
     */
    private record Result(Marks marks, String folder, Optional<Marks> last) {}

    private Result grade(HandedIn handedIn, String folder, Listener listener) throws IOException {
        Contents contents = handedIn.contents();
        String key = key(handedIn, contents);
        Optional<Finished> last = Finished.in(run.instructors().resolve(folder));
        Optional<Marks> before = last.filter(finished ->
                        finished.key().equals(key) && finished.formats().containsAll(settings.formats()))
                .map(Finished::marks);
        Marks marks = before.isPresent() ? before.get() : graded(handedIn, folder, contents, key);
        synchronized (listener) {
            listener.graded(marks, before.isPresent());
        }
        return new Result(marks, folder, last.map(Finished::marks));
    }

    private String key(HandedIn handedIn, Contents contents) {
        String all = String.join(
                "\n",
                ProgramHash.get(),
                Long.toString(run.seed()),
                settings.conditions(),
                settings.exercises().stream().map(Exercise::folder).collect(Collectors.joining(" ")),
                settings.reveal() ? "revealed" : "",
                settings.marking().map(Marking::rules).orElse(""),
                contents.identity(),
                settings.marking().isPresent() ? submitted(handedIn).toString() : "");
        return Hash.of(all.getBytes(StandardCharsets.UTF_8));
    }

    private Marks graded(HandedIn handedIn, String folder, Contents contents, String key) throws IOException {
        Path instructors = run.instructors().resolve(folder);
        History.keep(instructors, contents.submission().contentHash());
        clear(instructors);
        clear(run.learners().resolve(folder));
        Graded graded;
        try {
            graded = judged(handedIn, folder, contents);
        } catch (RuntimeException | Error e) {
            // Whatever a submission does to the judge, the others are graded; and a bug of the judge costs nobody
            // points.
            return notGraded(handedIn, contents, instructors, e);
        }
        write(graded, folder);
        Marks marks = Marks.of(graded);
        new Finished(key, handedIn.source(), settings.formats(), marks).write(instructors);
        return marks;
    }

    private static void clear(Path folder) throws IOException {
        for (String file : FILES) {
            Files.deleteIfExists(folder.resolve(file));
        }
    }

    private static Marks notGraded(HandedIn handedIn, Contents contents, Path folder, Throwable e) throws IOException {
        StringWriter trace = new StringWriter();
        e.printStackTrace(new PrintWriter(trace));
        AtomicFile.write(folder.resolve(NOT_GRADED), trace.toString());
        String note = e instanceof MachineBusy busy
                ? Texts.of("machine.busy", busy.reason())
                : Texts.of("judge.failed", e, NOT_GRADED);
        return new Marks(
                handedIn.name(),
                contents.submission().contentHash(),
                Graded.Status.NOT_GRADED,
                Map.of(),
                List.of(note));
    }

    private Graded judged(HandedIn handedIn, String folder, Contents contents) throws IOException {
        Path work = run.work().resolve(folder);
        try (Examiner one = examiner.ofOne()) {
            for (Submission.Entry entry : contents.submission().entries()) {
                Path file = work.resolve(entry.name());
                Files.createDirectories(file.resolveSibling("."));
                Files.write(file, entry.content());
            }
            List<Report> reports = settings.exercises().stream()
                    .map(exercise -> named(
                            one.examine(exercise, work.resolve("exercises").resolve(exercise.folder())), contents))
                    .map(report ->
                            settings.marking().map(rules -> rules.worth(report)).orElse(report))
                    .toList();
            Optional<Counted> counted = settings.marking().map(rules -> counted(rules, reports, handedIn));
            List<String> notes = new ArrayList<>(contents.notes());
            counted.ifPresent(mark -> notes.addAll(mark.reasons()));
            return new Graded(
                    handedIn.name(),
                    contents.submission().contentHash(),
                    contents.unreadable().isPresent() ? Graded.Status.UNREADABLE : Graded.Status.GRADED,
                    reports,
                    notes,
                    counted);
        } finally {
            RunFolder.remove(work);
        }
    }

    private Submitted submitted(HandedIn handedIn) {
        Arrival arrival = handedIn.arrival();
        return new Submitted(
                handedIn.ids(),
                arrival.at(),
                arrival.source().isSure()
                        || (settings.trustFiles() && arrival.markedLate().isEmpty()),
                arrival.markedLate(),
                arrival.attempt());
    }

    private Counted counted(Marking rules, List<Report> reports, HandedIn handedIn) {
        Mark mark = rules.of(reports, submitted(handedIn));
        return new Counted(mark.total(), mark.possible(), mark.reasons());
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
                results.replaceAll(result -> file.checks().contains(result.id())
                        ? new CheckResult(
                                result.id(),
                                result.title(),
                                result.points(),
                                result.hint(),
                                new Verdict.NotAttempted(missing))
                        : result);
            }
        }
        return new Report(report.exercise(), results, files, report.printed());
    }

    /** Returns the same without what the assignment hides from learners. */
    private Graded hidden(Graded graded) {
        return settings.marking()
                .map(rules -> new Graded(
                        graded.name(),
                        graded.receipt(),
                        graded.status(),
                        graded.reports().stream().map(rules::shown).toList(),
                        graded.notes(),
                        graded.counted()))
                .orElse(graded);
    }

    private void write(Graded full, String folder) throws IOException {
        Graded shown = settings.reveal() ? full : hidden(LearnersView.of(full));
        Path instructors = run.instructors().resolve(folder);
        Set<Format> formats = settings.formats();
        if (formats.contains(Format.JSON)) {
            AtomicFile.write(instructors.resolve(REPORT_JSON), new JsonReport(Path.of("")).of(full) + "\n");
        }
        if (formats.contains(Format.HTML)) {
            AtomicFile.write(instructors.resolve(REPORT_HTML), GradedPage.forInstructor(full, run.seed()));
            AtomicFile.write(run.learners().resolve(folder).resolve(REPORT_HTML), GradedPage.forLearner(shown));
        }
        if (formats.contains(Format.JUNIT)) {
            AtomicFile.write(instructors.resolve(JUNIT_XML), JUnitXml.of(shown));
        }
        if (formats.contains(Format.GRADESCOPE)) {
            AtomicFile.write(instructors.resolve(GRADESCOPE_JSON), GradescopeResults.of(shown, full) + "\n");
        }
        if (!formats.contains(Format.JSON) && !formats.contains(Format.HTML)) {
            Files.createDirectories(instructors);
        }
    }
}
