package plybook.ide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.judge.Judge;
import plybook.judge.Suites;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.process.TemporaryFolder;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

/**
 * One exercise of a learner's project as a group of tests. The learner's classes run in this very process, so a debugger stops at a
 * breakpoint in them. Each file is compiled by itself, as {@code check} does it: one that does not compile hides no other.
 */
public final class ExerciseTests {
    /** The deadline under a debugger: none may pass while somebody looks at a variable. */
    private static final Duration DEBUGGING = Duration.ofDays(1);

    /** The titles that several exercises have: Maven takes two tests of the same name for one that was run twice. */
    private static final Set<String> SHARED = sharedTitles();

    private final Exercise exercise;
    private final Path folder;

    private ExerciseTests(Exercise exercise, Path folder) {
        this.exercise = exercise;
        this.folder = folder;
    }

    /**
     * Returns the exercises of a project, in the course's order.
     *
     * @param testClass a class that was compiled to somewhere within the project's folder
     * @throws IllegalStateException if no folder above it holds exercises
     */
    public static Stream<ExerciseTests> of(Class<?> testClass) {
        Path exercises = exercisesAbove(compiled(testClass));
        return Course.exercises().stream()
                .map(exercise -> new ExerciseTests(exercise, exercises.resolve(exercise.folder())));
    }

    private static Path compiled(Class<?> testClass) {
        try {
            return Path.of(testClass
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the folder with the exercises. The working folder would not do: IDEs differ in what they choose. */
    private static Path exercisesAbove(Path inner) {
        return Stream.iterate(Optional.of(inner), Optional::isPresent, each -> each.map(Path::getParent))
                .flatMap(Optional::stream)
                .flatMap(each -> Stream.of(each, each.resolve("exercises")))
                .filter(each -> Course.exercises().stream()
                        .anyMatch(exercise -> Files.isDirectory(each.resolve(exercise.folder()))))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("there are no exercises in any folder above " + inner
                        + ": open the folder that ./plybook ide has filled"));
    }

    /** The exercise's number and title. */
    public String title() {
        return exercise.number() + " " + exercise.title();
    }

    /** The exercise's first file. */
    public URI source() {
        return new LearnersFile(exercise.parts().get(0), folder).at(1);
    }

    /** Runs the checks of the exercise, when the stream is read. */
    public Stream<CheckTest> checks() {
        return exercise.parts().stream()
                .map(part -> new LearnersFile(part, folder))
                .flatMap(file -> results(file).stream().map(result -> new CheckTest(title(result), result, file)));
    }

    private String title(CheckResult result) {
        return SHARED.contains(result.title()) ? result.title() + " (" + exercise.number() + ")" : result.title();
    }

    private static Set<String> sharedTitles() {
        Set<String> seen = new HashSet<>();
        return Course.exercises().stream()
                .flatMap(each -> each.parts().stream())
                .flatMap(part -> Suites.allOf(part, new Verdict.Passed()).stream())
                .map(CheckResult::title)
                .filter(title -> !seen.add(title))
                .collect(Collectors.toSet());
    }

    private List<CheckResult> results(LearnersFile file) {
        try {
            Path classes = TemporaryFolder.make("classes");
            try {
                SourceCompiler.Outcome outcome = SourceCompiler.ofOwnCode().compile(file.path(), file.part(), classes);
                return outcome.classes().isPresent()
                        ? results(file.part(), classes)
                        : Suites.allOf(file.part(), new Verdict.NotCompiled(outcome.message()));
            } finally {
                TemporaryFolder.remove(classes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<CheckResult> results(Part part, Path classes) throws IOException {
        try (LearnersClasses loader = new LearnersClasses(classes)) {
            Optional<Supplier<Object>> maker = maker(part, loader);
            return maker.isPresent()
                    ? new Judge(conditions()).practice(maker.get()).results()
                    : inAnotherProcess(part);
        }
    }

    /** Returns a maker of the learner's objects, if it makes one that can be asked. */
    private static Optional<Supplier<Object>> maker(Part part, ClassLoader loader) {
        try {
            Constructor<?> constructor = loader.loadClass(part.className()).getDeclaredConstructor();
            constructor.setAccessible(true);
            return part.contract().isInstance(constructor.newInstance())
                    ? Optional.of(() -> made(constructor))
                    : Optional.empty();
        } catch (ReflectiveOperationException | LinkageError e) {
            return Optional.empty();
        }
    }

    private static Object made(Constructor<?> constructor) {
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an object was made before, and now there is none", e);
        }
    }

    /** Judges as {@code check} does, which can say why no object can be made. */
    private List<CheckResult> inAnotherProcess(Part part) {
        Report report = new Judge(conditions()).check(exercise, folder);
        return report.results().stream()
                .filter(result -> report.fileOf(result)
                        .filter(file -> file.path().endsWith(part.fileName()))
                        .isPresent())
                .toList();
    }

    private static Conditions conditions() {
        Conditions practice = Conditions.practice();
        return Debugger.isAttached() ? practice.within(DEBUGGING) : practice;
    }
}
