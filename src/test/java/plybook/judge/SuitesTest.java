package plybook.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise.Part;

/** A contract is judged by the suite of its name. */
class SuitesTest {
    private interface PeaceTask {}

    static Stream<Part> parts() {
        return Course.exercises().stream().flatMap(exercise -> exercise.parts().stream());
    }

    @ParameterizedTest
    @MethodSource("parts")
    void every_part_of_the_course_has_a_suite_with_checks(Part part) {
        assertThat(part.contract().getSimpleName().replace("Task", "Suite"))
                .isEqualTo(Suites.of(part).getSimpleName());
        assertThat(Suites.allOf(part, new Verdict.TimedOut(""))).isNotEmpty();
    }

    @Test
    void a_missing_suite_is_named_with_its_place() {
        assertThatThrownBy(() -> Suites.of(new Part("MyPeace", PeaceTask.class)))
                .hasMessage(
                        "nothing judges PeaceTask yet: write the class PeaceSuite in one of plybook.judge.search, plybook.judge.hunt,"
                                + " plybook.judge.rules, plybook.judge.gomoku, plybook.judge.player, plybook.judge.evaluation");
    }
}
