package plybook.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import plybook.task.Course;

/** Checks this course, as it is shipped. */
class CourseTest {
    private final CourseCheck check = new CourseCheck(Path.of("").toAbsolutePath());

    @Test
    void names_hints_links_and_pictures_resolve_and_nothing_is_stray() {
        assertThat(check.structure()).isEmpty();
    }

    @Test
    void the_first_page_links_every_exercise() throws IOException {
        String page = Files.readString(Path.of("README.md"));
        assertThat(Course.exercises()).allSatisfy(exercise -> assertThat(page)
                .contains("[" + exercise.number() + " " + exercise.title() + "](exercises/" + exercise.folder()
                        + "/README.md)"));
    }

    @TestFactory
    Stream<DynamicTest> every_solution_gets_the_points_of_its_readme_and_no_starter_is_attempted() {
        return Course.exercises().stream()
                .map(exercise -> DynamicTest.dynamicTest(exercise.folder(), () -> assertThat(check.verdicts(exercise))
                        .isEmpty()));
    }
}
