package plybook.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;

/**
 * Tests that on the open half of the corpus no right program is accused and no wrong one gets full points.
 *
 * <p>By hand, since it judges a hundred and fifty programs: CONTRIBUTING, <i>Measure the judge</i>. {@code -Dplybook.case=NAME} chooses programs.
 */
@Tag("by-hand")
class OpenCorpusIT {
    @TempDir
    static Path temporary;

    private static final long SEED = Long.getLong("plybook.seed", 20261122);
    private static final Judge JUDGE = new Judge(new Conditions(Duration.ofSeconds(30), SEED, false, Sandbox.none()));

    private static Stream<KnownProgram> programs(boolean right) {
        String chosen = System.getProperty("plybook.case", "");
        return KnownProgram.below(KnownProgram.OPEN).stream()
                .filter(program -> program.right() == right)
                .filter(program -> program.name().contains(chosen));
    }

    private static Supplier<Object> objects(KnownProgram program) {
        Path classes = temporary.resolve(program.name().replace('/', '.'));
        assertThat(classes.toFile().mkdir()).isTrue();
        return program.objects(classes);
    }

    /** A check that needs a look accuses nobody. */
    @TestFactory
    Stream<DynamicTest> no_right_program_is_accused() {
        return programs(true)
                .map(program -> DynamicTest.dynamicTest(program.name(), () -> assertThat(
                                JUDGE.practice(objects(program)).results())
                        .allMatch(result -> result.passed() || result.needsLook())));
    }

    @TestFactory
    Stream<DynamicTest> no_wrong_or_half_right_program_gets_full_points() {
        return programs(false)
                .map(program ->
                        DynamicTest.dynamicTest(program.name(), () -> assertThat(JUDGE.firstToDo(objects(program)))
                                .isPresent()));
    }
}
