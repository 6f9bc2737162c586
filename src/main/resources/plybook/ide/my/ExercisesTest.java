import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import plybook.ide.CheckTest;
import plybook.ide.ExerciseTests;

/** Every check of every exercise as a test. What you have not begun is skipped, and so is what needs a look. Plybook wrote this file and keeps it up to date. */
class ExercisesTest {
    @TestFactory
    Stream<DynamicContainer> exercises() {
        return ExerciseTests.of(ExercisesTest.class)
                .map(exercise -> dynamicContainer(
                        exercise.title(), exercise.source(), exercise.checks().map(ExercisesTest::test)));
    }

    private static DynamicTest test(CheckTest check) {
        return dynamicTest(check.title(), check.source(), () -> {
            assumeTrue(check.isDecided(), check::text);
            check.verify();
        });
    }
}
