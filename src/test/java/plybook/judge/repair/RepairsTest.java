package plybook.judge.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.diagnosis.Mistake;
import plybook.judge.Judge;
import plybook.judge.Suites;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.process.Limits;
import plybook.judge.process.ProcessLearner;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.SuiteRunner;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.CatchItTask;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

@Tag("corpus")
class RepairsTest {
    private static final Path CORPUS = Path.of("src/test/resources/corpus");
    private static final Conditions CONDITIONS = new Conditions(Duration.ofMinutes(2), 5, false, Sandbox.none());

    @TempDir
    Path folder;

    private static List<String> repairs(Exercise exercise, Path from) {
        Report report = new Judge(CONDITIONS).check(exercise, from);
        return report.results().stream()
                .map(CheckResult::verdict)
                .flatMap(verdict -> Stream.concat(
                        verdict.shown().stream().map(Evidence::repair),
                        verdict.message().lines().filter(line -> line.contains("every check of this file would pass"))))
                .filter(sentence -> !sentence.isEmpty())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            01-trees/only-child-is-a-leaf                   | condition in line 21 of MyTreeValue.java never held
            02-tic-tac-toe/magic-square-counts-a-cell-twice | one less, for i in line 54 of MyTicTacToe.java
            02-tic-tac-toe/winner-cached-by-hash            | no two different things had the same hash code in line 43
            03-minimax/compares-boxed-values                | If line 38 of MyMinimax.java compared by content
            04-alpha-beta/cut-by-difference                 | If no difference overflowed, as in line 30 of MyAlphaBeta.java
            03-minimax/take-the-win-at-once                 | line 41 of MyMinimax.java
            05-gomoku/last-stone-at-the-start-of-the-five   | another number than 4 in line 55 of MyGomoku.java
            05-gomoku/table-of-row-lengths                  | If the array that line 58 of MyGomoku.java makes had more places
            """)
    void the_place_of_a_mistake_without_a_name_is_found(String program, String said) {
        Exercise exercise = Course.find(program.substring(0, 2));
        assertThat(repairs(exercise, CORPUS.resolve(program)))
                .singleElement()
                .satisfies(sentence ->
                        assertThat(sentence).contains(said).contains("every check of this file would pass"));
    }

    /** A change of some kinds proves a mistake, and all failures come from it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            01-trees/memo-keyed-by-children       | remembered-where-it-does-not-hold
            02-tic-tac-toe/winner-cached-by-hash  | told-apart-by-hash
            03-minimax/compares-boxed-values      | compared-by-identity
            04-alpha-beta/cut-by-difference       | difference-overflows
            04-alpha-beta/ply-lost-at-a-cut       | field-not-restored
            04-alpha-beta/sorted-set-loses-children | same-for-a-sorted-set
            05-gomoku/small-bits                  | shift-copies-the-sign
            05-gomoku/table-outlives-the-call     | kept-between-calls
            08-player/cut-forgets-undo            | left-with-a-move-made
            """)
    void some_changes_prove_a_mistake(String program, String mistake) {
        List<CheckResult> wrong = new Judge(CONDITIONS)
                .check(Course.find(program.substring(0, 2)), CORPUS.resolve(program)).results().stream()
                        .filter(result -> result.verdict() instanceof Verdict.Failed)
                        .toList();
        assertThat(wrong).isNotEmpty().allSatisfy(result -> assertThat(
                        result.verdict().shown().orElseThrow().mistakes())
                .extracting(Mistake::id)
                .containsExactly(mistake));
    }

    @Test
    void two_mistakes_need_two_changes() throws IOException {
        Path program = CORPUS.resolve("02-tic-tac-toe/magic-square-counts-a-cell-twice/MyTicTacToe.java");
        String two = Files.readString(program).replace(" || board.isFull()", "");
        Files.writeString(folder.resolve("MyTicTacToe.java"), two);
        assertThat(repairs(Course.find("02"), folder)).isEmpty();
    }

    @Test
    void what_fails_now_and_then_proves_nothing() throws IOException {
        Files.writeString(folder.resolve("MyTreeValue.java"), """
                import plybook.game.Player;
                import plybook.task.TreeValueTask;
                import plybook.tree.Tree;

                public class MyTreeValue implements TreeValueTask {
                    @Override
                    public int value(Tree tree) {
                        if (Math.random() < 0.5) {
                            return 77;
                        }
                        return tree.isLeaf() ? tree.value() : Math.random() < 0.5 ? 3 : 4;
                    }
                }
                """);
        assertThat(repairs(Course.find("01"), folder)).isEmpty();
    }

    static Stream<Part> parts() {
        return Course.exercises().stream()
                .flatMap(exercise -> exercise.parts().stream())
                .filter(part -> part.contract() != CatchItTask.class);
    }

    /** Otherwise what a change does would not be the change's doing. */
    @ParameterizedTest
    @MethodSource("parts")
    void a_solution_that_was_made_changeable_is_still_right(Part part) throws IOException {
        Exercise exercise = Course.exercises().stream()
                .filter(each -> each.parts().contains(part))
                .findFirst()
                .orElseThrow();
        Path source = Path.of("solutions", exercise.folder()).resolve(part.fileName());
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path copies = Files.createDirectories(folder.resolve("copies"));
        try (SourceCompiler compiler = SourceCompiler.in(Sandbox.none())) {
            assertThat(compiler.compile(source, part, classes).classes()).isPresent();
        }
        assertThat(Changeable.copy(classes, copies)).hasSizeGreaterThan(20);
        try (ProcessLearner learner =
                new ProcessLearner(part, copies, CONDITIONS.deadline(), Limits.ALL_ANSWERS, Sandbox.none())) {
            assertThat(SuiteRunner.run(Suites.of(part), learner, CONDITIONS))
                    .allSatisfy(result ->
                            assertThat(result.verdict()).as(result.id()).isInstanceOf(Verdict.Passed.class));
        }
    }
}
