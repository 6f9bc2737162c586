package plybook.judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import plybook.diagnosis.Crashes;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.EvaluationMistakes;
import plybook.diagnosis.rules.RulesMistakes;
import plybook.guest.Question;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.compiler.WrittenClass;
import plybook.judge.process.Learner;
import plybook.judge.process.Limits;
import plybook.judge.process.NoSandbox;
import plybook.judge.process.ObjectLearner;
import plybook.judge.process.ProcessLearner;
import plybook.judge.process.TemporaryFolder;
import plybook.judge.repair.Repairs;
import plybook.judge.repair.Repairs.Repair;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.NoAnswer;
import plybook.judge.suite.SuiteRunner;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Pace;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Report.JudgedFile;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

/** Judges solutions: files in a process of their own, or for practice an object in this one. */
public final class Judge {
    /** The time for a search for a change that makes all pass, while a learner waits. */
    private static final Duration SHORT_LOOK = Duration.ofSeconds(6);

    /** The same for a grade. */
    private static final Duration LONG_LOOK = Duration.ofSeconds(15);

    /** The mistakes that say only that something is kept, and not what is wrong with it. */
    private static final Set<Mistake> VAGUE =
            Set.of(RulesMistakes.NOT_REPEATABLE, EvaluationMistakes.REMEMBERS, GameMistakes.KEPT_BETWEEN_CALLS);

    private final Conditions conditions;

    /** Judges as a learner who practises is judged. */
    public Judge() {
        this(Conditions.practice());
    }

    public Judge(Conditions conditions) {
        this.conditions = conditions;
    }

    /**
     * Judges the saved files of an exercise.
     *
     * @param folder where the files are; one that is missing is a verdict, not an error
     */
    public Report check(Exercise exercise, Path folder) {
        try (OneSubmission one = submission()) {
            return one.check(exercise, folder);
        }
    }

    /**
     * Judges the saved files of an exercise, as {@link #check} does, up to the first check that does not pass: those after it are not run
     * and not in the report.
     */
    public Report checkUpToFirstToDo(Exercise exercise, Path folder) {
        try (OneSubmission one = submission()) {
            return check(exercise, folder, one.compiler, Extent.UP_TO_FIRST_TO_DO);
        }
    }

    /** Returns a judge of the exercises of one submission, which share a compiler. */
    public OneSubmission submission() {
        return new OneSubmission(SourceCompiler.in(conditions.sandbox()));
    }

    /** Judges the exercises of one submission. */
    public final class OneSubmission implements AutoCloseable {
        private final SourceCompiler compiler;

        private OneSubmission(SourceCompiler compiler) {
            this.compiler = compiler;
        }

        /** Judges the saved files of an exercise, as {@link Judge#check} does. */
        public Report check(Exercise exercise, Path folder) {
            return Judge.this.check(exercise, folder, compiler, Extent.ALL);
        }

        @Override
        public void close() {
            compiler.close();
        }
    }

    /** The checks that are run. */
    private enum Extent {
        ALL,
        UP_TO_FIRST_TO_DO;

        List<CheckResult> run(Part part, Learner learner, Conditions conditions) {
            return this == ALL
                    ? SuiteRunner.run(Suites.of(part), learner, conditions)
                    : SuiteRunner.runUpToFirstToDo(Suites.of(part), learner, conditions);
        }

        boolean goesOnAfter(List<CheckResult> results) {
            return this == ALL || results.stream().allMatch(result -> result.passed() || result.needsLook());
        }
    }

    private Report check(Exercise exercise, Path folder, SourceCompiler compiler, Extent extent) {
        List<CheckResult> results = new ArrayList<>();
        List<JudgedFile> files = new ArrayList<>();
        List<Output> printed = new ArrayList<>();
        List<Pace> paces = new ArrayList<>();
        for (Part part : exercise.parts()) {
            Path source = folder.resolve(part.fileName());
            Optional<Instant> saved = saved(source);
            List<CheckResult> ofPart = check(part, source, compiler, extent, printed, paces);
            files.add(new JudgedFile(
                    source, saved, ofPart.stream().map(CheckResult::id).toList()));
            results.addAll(ofPart);
            if (!extent.goesOnAfter(ofPart)) {
                break;
            }
        }
        return new Report(
                exercise, results, files, Output.joined(printed), paces.stream().reduce(Pace::plus));
    }

    /** The output of one part. Where some parts went wrong, that of the others is of no interest. */
    private record Output(String text, boolean ofWrong) {
        static String joined(List<Output> all) {
            boolean some = all.stream().anyMatch(Output::ofWrong);
            return all.stream()
                    .filter(each -> each.ofWrong() == some)
                    .map(Output::text)
                    .collect(Collectors.joining());
        }
    }

    private List<CheckResult> check(
            Part part, Path source, SourceCompiler compiler, Extent extent, List<Output> printed, List<Pace> paces) {
        if (Files.isSymbolicLink(source) && !(conditions.sandbox() instanceof NoSandbox)) {
            // It could lead to any file of the machine, and a compiler's message shows lines.
            return Suites.allOf(
                    part,
                    new Verdict.NotCompiled(part.fileName() + " is a link to another file: hand in the file itself"));
        }
        SuiteRunner.getReady(Suites.of(part));
        try {
            Path classes = TemporaryFolder.make("classes");
            try {
                SourceCompiler.Outcome outcome = compiler.compile(source, part, classes);
                if (outcome.classes().isEmpty()) {
                    return Suites.allOf(part, new Verdict.NotCompiled(outcome.message()));
                }
                try (Learner learner = new ProcessLearner(
                        part, classes, conditions.deadline(), Limits.ALL_ANSWERS, conditions.sandbox())) {
                    List<CheckResult> results =
                            withRepair(extent.run(part, learner, conditions), part, classes).stream()
                                    .map(result -> withSource(result, source))
                                    .toList();
                    printed.add(new Output(learner.printed(), results.stream().anyMatch(CheckResult::wentWrong)));
                    learner.pace().ifPresent(paces::add);
                    return results;
                }
            } finally {
                TemporaryFolder.remove(classes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Looks for a change that makes all pass, if no known mistake explains the first failure. */
    private List<CheckResult> withRepair(List<CheckResult> results, Part part, Path classes) {
        Optional<CheckResult> first =
                results.stream().filter(CheckResult::wentWrong).findFirst().filter(Judge::isUnexplained);
        if (first.isEmpty()) {
            return results;
        }
        return new Repairs(part, conditions.sandbox(), conditions.thorough() ? LONG_LOOK : SHORT_LOOK)
                .find(
                        classes,
                        first.get().id(),
                        (learner, ids) -> SuiteRunner.runUpToFirstToDo(Suites.of(part), ids, learner, conditions))
                .map(repair -> results.stream()
                        .map(result -> result.equals(first.get())
                                ? result.with(repaired(result.verdict(), repair))
                                : result.with(explained(result.verdict(), repair)))
                        .toList())
                .orElse(results);
    }

    private static boolean isUnexplained(CheckResult result) {
        return result.verdict() instanceof Verdict.Failed failed
                ? VAGUE.containsAll(failed.evidence().mistakes())
                : result.verdict() instanceof Verdict.Crashed crashed && !Crashes.tellsAll(crashed.message())
                        || result.verdict() instanceof Verdict.TimedOut;
    }

    /** Adds the places to the first failure, with the mistake that is proved. */
    private static Verdict repaired(Verdict verdict, Repair repair) {
        if (verdict instanceof Verdict.Failed failed) {
            return explained(new Verdict.Failed(failed.evidence().repairedBy(repair.sentence())), repair);
        }
        if (verdict instanceof Verdict.Crashed crashed) {
            return new Verdict.Crashed(repaired(crashed.message(), repair), crashed.bare());
        }
        return verdict instanceof Verdict.TimedOut late
                ? new Verdict.TimedOut(repaired(late.message(), repair), late.bare())
                : verdict;
    }

    private static String repaired(String message, Repair repair) {
        return repair.mistake()
                        .map(mistake -> NoAnswer.explained(message, mistake))
                        .orElse(message)
                + "\n" + repair.sentence();
    }

    /** With the change every check passes, so what makes it pass explains every failure. */
    private static Verdict explained(Verdict verdict, Repair repair) {
        return verdict instanceof Verdict.Failed failed && repair.mistake().isPresent()
                ? new Verdict.Failed(
                        failed.evidence().explainedBy(repair.mistake().stream().toList()))
                : verdict;
    }

    /** Adds the file's lines to a walk through its code. */
    private static CheckResult withSource(CheckResult result, Path source) {
        return result.followedBy(
                result.following().with(walk -> walk.with(String.valueOf(source.getFileName()), lines(source))));
    }

    private static List<String> lines(Path source) {
        try {
            return new String(Files.readAllBytes(source), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            return List.of(); // removed in the meantime: the steps are shown without it
        }
    }

    private static Optional<Instant> saved(Path file) {
        try {
            return Optional.of(Files.getLastModifiedTime(file).toInstant());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Judges an object in this process, for practice. Of an exercise with several classes only the object's own checks are run.
     *
     * @param maker makes the object, which must implement the contract of an exercise
     * @throws IllegalArgumentException if it implements none; the message lists the contracts
     */
    public Report practice(Supplier<?> maker) {
        return practice(maker, type -> Optional.empty());
    }

    /**
     * Judges an object in this process, as {@link #practice(Supplier)} does, and can follow the code of its class.
     *
     * @param sources the text of a class; empty if nobody has it
     */
    public Report practice(Supplier<?> maker, Function<Class<?>, Optional<WrittenClass>> sources) {
        return practice(maker, sources, Extent.ALL);
    }

    /**
     * Judges an object in this process, as {@link #practice} does, up to the first check that does not pass: the rest of the exercise's
     * checks are not run.
     *
     * @return that check; empty if all passed
     */
    public Optional<CheckResult> firstToDo(Supplier<?> maker) {
        return practice(maker, type -> Optional.empty(), Extent.UP_TO_FIRST_TO_DO)
                .firstToDo();
    }

    private Report practice(Supplier<?> maker, Function<Class<?>, Optional<WrittenClass>> sources, Extent extent) {
        Object learners = maker.get();
        Exercise exercise = Course.exerciseOf(learners)
                .orElseThrow(
                        () -> new IllegalArgumentException(learners.getClass().getSimpleName()
                                + " implements no contract of an exercise; the contracts are "
                                + String.join(
                                        ", ",
                                        Course.exercises().stream()
                                                .flatMap(each -> each.parts().stream())
                                                .map(part -> part.contract().getSimpleName())
                                                .toList())));
        Part part = exercise.parts().stream()
                .filter(each -> each.contract().isInstance(learners))
                .findFirst()
                .orElseThrow();
        Optional<WrittenClass> source = sources.apply(learners.getClass());
        try (Learner learner = new ObjectLearner(part.contract(), maker, conditions.deadline())
                .followedBy((question, leaves) -> source.map(written -> steps(written, part, question, leaves))
                        .orElse(Learner.Untold.NOT_ALONE))) {
            List<CheckResult> results = extent.run(part, learner, conditions).stream()
                    .map(result -> withSource(result, source))
                    .toList();
            return new Report(exercise, results, List.of(), "");
        }
    }

    /** Takes the class to a process of its own, where it tells its steps. */
    private Learner.Telling steps(WrittenClass written, Part part, Question question, IntUnaryOperator valueOfLeaf) {
        Part named = new Part(written.className(), part.contract(), part.given());
        try {
            Path folder = TemporaryFolder.make("classes");
            try {
                Optional<Path> classes = SourceCompiler.ofOwnCode()
                        .compile(written, named, folder)
                        .classes();
                if (classes.isEmpty()) {
                    return Learner.Untold.NOT_ALONE;
                }
                try (Learner alone = new ProcessLearner(
                        named, classes.get(), conditions.deadline(), Limits.ALL_ANSWERS, conditions.sandbox())) {
                    return alone.steps(question, valueOfLeaf);
                }
            } finally {
                TemporaryFolder.remove(folder);
            }
        } catch (IOException e) {
            return Learner.Untold.NOT_ALONE; // whatever goes wrong here, the verdict stands without it
        }
    }

    private static CheckResult withSource(CheckResult result, Optional<WrittenClass> source) {
        return source.map(written ->
                        result.followedBy(result.following().with(walk -> walk.with(written.place(), written.shown()))))
                .orElse(result);
    }
}
