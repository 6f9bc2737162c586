package plybook.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.assignment.Mark;
import plybook.assignment.Marking;
import plybook.intake.Hash;
import plybook.intake.Learner;
import plybook.intake.Submission;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.report.Graded;
import plybook.report.Graded.Counted;
import plybook.report.GradedPage;
import plybook.report.GradescopeResults;
import plybook.report.JUnitXml;
import plybook.report.JsonReport;
import plybook.report.LearnersView;
import plybook.report.Marks;
import plybook.report.Provenance;
import plybook.store.Judged;
import plybook.store.Kept;
import plybook.store.ProgramHash;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * Results drawn from what was judged. Nothing is judged here: another date, rule, format or decision costs no more than writing some
 * files.
 */
public final class Drawing {
    static final String REPORT_JSON = "report.json";
    static final String REPORT_HTML = "report.html";
    static final String SUBMISSION = "submission.zip";
    static final String NOT_GRADED = "not-graded.txt";
    private static final String JUNIT_XML = "junit.xml";
    private static final String GRADESCOPE_JSON = "gradescope.json";

    /** The files that are drawn. The mark that they are all there is the first, so that no half of a result is taken for whole. */
    static final List<String> FILES =
            List.of(Finished.FILE, REPORT_JSON, REPORT_HTML, JUNIT_XML, GRADESCOPE_JSON, NOT_GRADED);

    private final RunFolder run;
    private final List<Exercise> exercises;
    private final View view;
    private final Changes changes;

    /**
     * A drawing into the folder of a run.
     *
     * @param exercises those to show
     */
    public Drawing(RunFolder run, List<Exercise> exercises, View view, Clock clock) {
        this.run = run;
        this.exercises = List.copyOf(exercises);
        this.view = view;
        this.changes = new Changes(run, clock);
    }

    /**
     * Returns everything that was judged into a folder, by where it came from.
     *
     * @throws IllegalArgumentException if there is nothing
     */
    public static Map<String, Judged> stored(RunFolder run) throws IOException {
        Map<String, Judged> all = new TreeMap<>();
        try (Stream<Path> folders = Files.list(run.instructors())) {
            for (Path folder : folders.sorted().toList()) {
                Judged.in(folder)
                        .ifPresent(judged -> all.put(folder.getFileName().toString(), judged));
            }
        }
        return all;
    }

    /** Returns the exercises that the results of the last call show, in the order of the course. */
    public static List<Exercise> shown(RunFolder run) throws IOException {
        Set<String> folders = new LinkedHashSet<>();
        for (Map.Entry<String, Judged> each : stored(run).entrySet()) {
            Optional<Finished> last = Finished.in(run.instructors().resolve(each.getKey()));
            last.ifPresentOrElse(
                    finished -> folders.addAll(finished.marks().exercises().keySet()), () -> each.getValue()
                            .kept()
                            .forEach(
                                    kept -> folders.add(kept.report().exercise().folder())));
        }
        return Course.exercises().stream()
                .filter(exercise -> folders.contains(exercise.folder()))
                .toList();
    }

    /** Draws all results in the folder anew from what was judged. */
    public List<Drawn> redraw() throws IOException {
        Map<String, Judged> stored = stored(run);
        if (stored.isEmpty()) {
            throw new IllegalArgumentException(Texts.of("redraw.nothing", run.instructors()));
        }
        List<Drawn> all = new ArrayList<>();
        for (Map.Entry<String, Judged> each : stored.entrySet()) {
            all.add(draw(each.getKey(), each.getValue(), Optional.empty()));
        }
        all.sort(
                (one, other) -> one.learner().source().compareTo(other.learner().source()));
        drawClass(all);
        return all;
    }

    /**
     * Draws the results of a submission, unless they are there already.
     *
     * @param files the files that were judged, to be kept beside the results; empty if they are there
     */
    Drawn draw(String folder, Judged judged, Optional<Submission> files) throws IOException {
        Path instructors = run.instructors().resolve(folder);
        Learner learner = judged.learner();
        Optional<Finished> last = Finished.in(instructors);
        String text = judged.json();
        String key = key(judged, text);
        boolean graded = judged.status() != Graded.Status.NOT_GRADED;
        if (graded
                && last.filter(finished ->
                                finished.key().equals(key) && finished.formats().containsAll(view.formats()))
                        .isPresent()) {
            if (!isIn(text, instructors.resolve(Judged.FILE))) {
                AtomicFile.write(instructors.resolve(Judged.FILE), text);
            }
            return new Drawn(learner, folder, last.get().marks(), provenance(judged));
        }
        Graded full = graded(judged);
        Marks marks = Marks.of(full);
        Map<String, String> checks = checks(full);
        boolean differs = last.filter(before ->
                        !alike(before.marks(), marks) || !before.checks().equals(checks))
                .isPresent();
        if (differs) {
            History.keep(instructors);
        }
        for (String file : FILES) {
            if (graded || !file.equals(NOT_GRADED)) {
                Files.deleteIfExists(instructors.resolve(file));
            }
            Files.deleteIfExists(run.learners().resolve(folder).resolve(file));
        }
        AtomicFile.write(instructors.resolve(Judged.FILE), text);
        if (files.isPresent()) {
            AtomicFile.write(instructors.resolve(SUBMISSION), files.get().archive());
        }
        if (!graded) {
            return new Drawn(learner, folder, marks, Optional.empty());
        }
        Set<Format> formats = new LinkedHashSet<>(view.formats());
        write(full, folder, formats);
        Finished finished = new Finished(key, formats, marks, causes(judged), checks);
        finished.write(instructors);
        if (differs) {
            changes.add(learner, last.get(), finished);
        }
        return new Drawn(learner, folder, marks, provenance(judged));
    }

    /** Returns whether they are the same, whatever the learner is called and what is remarked about the files. */
    private static boolean alike(Marks one, Marks other) {
        return one.receipt().equals(other.receipt())
                && one.status() == other.status()
                && one.exercises().equals(other.exercises())
                && one.counted().equals(other.counted());
    }

    /** Draws the table and the page of the class, in the order given. */
    void drawClass(List<Drawn> all) throws IOException {
        ClassResults.write(run, exercises, all, view.formats());
        changes.write();
    }

    private static boolean isIn(String text, Path file) throws IOException {
        return Files.exists(file) && Arrays.equals(Files.readAllBytes(file), text.getBytes(StandardCharsets.UTF_8));
    }

    private String key(Judged judged, String text) {
        List<String> all = new ArrayList<>(List.of(
                ProgramHash.ofWhole(),
                Long.toString(run.seed()),
                exercises.stream().map(Exercise::folder).collect(Collectors.joining(" ")),
                view.reveal() ? "revealed" : "",
                text));
        all.addAll(causes(judged).values());
        return Hash.of(String.join("\n", all).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns what the marks follow from. */
    private Map<String, String> causes(Judged judged) {
        Map<String, String> causes = new TreeMap<>();
        causes.put("files", judged.receipt());
        causes.put(
                "judge",
                provenance(judged)
                        .map(from -> from.program() + " " + from.java() + " " + from.sandbox())
                        .orElse(""));
        causes.put("rules", view.marking().map(Marking::rules).orElse(""));
        causes.put("exercises", exercises.stream().map(Exercise::folder).collect(Collectors.joining(" ")));
        causes.put("decision", view.overrides().about(judged.learner().ids()));
        causes.put(
                "time",
                view.marking().isPresent() ? view.submitted(judged.learner()).toString() : "");
        causes.replaceAll((name, text) -> text.isEmpty() ? "" : Hash.of(text.getBytes(StandardCharsets.UTF_8)));
        return causes;
    }

    private List<Kept> asked(Judged judged) {
        return exercises.stream()
                .flatMap(exercise -> judged.of(exercise.folder()).stream())
                .toList();
    }

    private Optional<Provenance> provenance(Judged judged) {
        return Provenance.of(asked(judged).stream().map(Kept::from).toList());
    }

    private Graded graded(Judged judged) {
        Learner learner = judged.learner();
        if (judged.status() == Graded.Status.NOT_GRADED) {
            return new Graded(learner.name(), judged.receipt(), judged.status(), List.of(), judged.notes());
        }
        List<Report> reports = asked(judged).stream()
                .map(Kept::report)
                .map(report -> view.marking().map(rules -> rules.worth(report)).orElse(report))
                .map(report -> view.overrides().on(report, learner.ids()))
                .toList();
        Optional<Counted> counted = view.marking().map(rules -> {
            Mark mark = rules.of(reports, view.submitted(learner));
            return new Counted(mark.total(), mark.possible(), mark.reasons());
        });
        List<String> notes = new ArrayList<>(judged.notes());
        counted.ifPresent(mark -> notes.addAll(mark.reasons()));
        return new Graded(
                learner.name(),
                judged.receipt(),
                judged.status(),
                reports,
                notes,
                counted,
                view.overrides().comments(learner.ids()),
                provenance(judged));
    }

    private static Map<String, String> checks(Graded graded) {
        Map<String, String> checks = new LinkedHashMap<>();
        for (Report report : graded.reports()) {
            for (CheckResult result : report.results()) {
                checks.put(
                        result.id(),
                        Texts.of(
                                result.decision().isPresent() ? "check.decided" : "check.judged",
                                result.earned(),
                                result.points(),
                                result.verdict().kind()));
            }
        }
        return checks;
    }

    /** Returns the same without what the assignment hides from learners. */
    private Graded hidden(Graded graded) {
        return view.marking()
                .map(rules ->
                        graded.with(graded.reports().stream().map(rules::shown).toList()))
                .orElse(graded);
    }

    private void write(Graded full, String folder, Set<Format> formats) throws IOException {
        Graded shown = view.reveal() ? full : hidden(LearnersView.of(full));
        Path instructors = run.instructors().resolve(folder);
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
    }
}
