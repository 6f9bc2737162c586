package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.grading.AtomicFile;

class MyFolderTest {
    private static final String STARTER = "exercises/03-minimax/MyMinimax.java";
    private static final String NEW_STARTER = "exercises/03-minimax/MyMinimax.java.new";
    private static final String LESSON = "notebooks/01-game-trees.ipynb";

    @TempDir
    Path folder;

    private Path course;
    private Path my;

    @BeforeEach
    void makeCourse() throws IOException {
        course = folder.resolve("course");
        my = folder.resolve("my");
        publish(STARTER, "starter 1");
        publish("exercises/03-minimax/README.md", "task");
        publish(LESSON, "lesson 1");
    }

    @Test
    void a_new_folder_gets_every_file_of_the_course() {
        assertThat(fill())
                .containsExactly(
                        "placed exercises/03-minimax/MyMinimax.java",
                        "placed exercises/03-minimax/README.md",
                        "placed notebooks/01-game-trees.ipynb");
        assertThat(mine(STARTER)).isEqualTo("starter 1");
        assertThat(mine(LESSON)).isEqualTo("lesson 1");
    }

    @Test
    void filling_again_does_nothing() throws IOException {
        fill();
        Map<String, String> before = everything();
        assertThat(fill()).isEmpty();
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void an_untouched_file_is_updated_in_place() {
        fill();
        publish(STARTER, "starter 2");
        assertThat(fill()).containsExactly("updated exercises/03-minimax/MyMinimax.java, which you had not changed");
        assertThat(mine(STARTER)).isEqualTo("starter 2");
        assertThat(my.resolve(NEW_STARTER)).doesNotExist();
    }

    @Test
    void a_changed_file_stays_while_the_course_does_not_change() {
        fill();
        write(STARTER, "solved");
        assertThat(fill()).isEmpty();
        assertThat(mine(STARTER)).isEqualTo("solved");
    }

    @Test
    void an_update_of_a_changed_file_is_put_beside_it_once() {
        fill();
        write(STARTER, "solved");
        publish(STARTER, "starter 2");
        assertThat(fill())
                .containsExactly(
                        "the course has a new version of a file you changed: yours is untouched, the new one is "
                                + NEW_STARTER);
        assertThat(mine(STARTER)).isEqualTo("solved");
        assertThat(mine(NEW_STARTER)).isEqualTo("starter 2");
        assertThat(fill()).isEmpty();
    }

    @Test
    void a_second_update_replaces_the_first_one_beside_the_changed_file() {
        fill();
        write(STARTER, "solved");
        publish(STARTER, "starter 2");
        fill();
        publish(STARTER, "starter 3");
        assertThat(fill()).hasSize(1);
        assertThat(mine(STARTER)).isEqualTo("solved");
        assertThat(mine(NEW_STARTER)).isEqualTo("starter 3");
    }

    @Test
    void a_changed_update_is_kept_too() {
        fill();
        write(STARTER, "solved");
        publish(STARTER, "starter 2");
        fill();
        write(NEW_STARTER, "solved again");
        publish(STARTER, "starter 3");
        fill();
        assertThat(mine(STARTER)).isEqualTo("solved");
        assertThat(mine(NEW_STARTER)).isEqualTo("solved again");
        assertThat(mine("exercises/03-minimax/MyMinimax.java.new2")).isEqualTo("starter 3");
    }

    @Test
    void a_learner_who_accepts_the_update_is_up_to_date() {
        fill();
        write(STARTER, "solved");
        publish(STARTER, "starter 2");
        fill();
        write(STARTER, "starter 2");
        publish(STARTER, "starter 3");
        assertThat(fill()).containsExactly("updated exercises/03-minimax/MyMinimax.java, which you had not changed");
    }

    @Test
    void a_removed_file_is_put_back_in_its_newest_version() throws IOException {
        fill();
        write(STARTER, "solved");
        Files.delete(my.resolve(STARTER));
        publish(STARTER, "starter 2");
        assertThat(fill()).containsExactly("put back exercises/03-minimax/MyMinimax.java, which was gone");
        assertThat(mine(STARTER)).isEqualTo("starter 2");
    }

    @Test
    void a_file_that_left_the_course_stays_with_the_learner() throws IOException {
        fill();
        Files.delete(course.resolve(LESSON));
        assertThat(fill()).isEmpty();
        assertThat(mine(LESSON)).isEqualTo("lesson 1");
    }

    @Test
    void a_file_from_before_the_first_fill_is_the_learners() {
        write(STARTER, "from elsewhere");
        assertThat(fill()).anyMatch(line -> line.endsWith(NEW_STARTER));
        assertThat(mine(STARTER)).isEqualTo("from elsewhere");
        assertThat(mine(NEW_STARTER)).isEqualTo("starter 1");
    }

    @Test
    void without_the_memory_nothing_is_lost() throws IOException {
        fill();
        write(STARTER, "solved");
        Files.delete(my.resolve(MyFolder.MEMORY));
        fill();
        assertThat(mine(STARTER)).isEqualTo("solved");
        assertThat(mine(LESSON)).isEqualTo("lesson 1");
    }

    @Test
    void a_damaged_memory_loses_nothing() throws IOException {
        fill();
        write(STARTER, "solved");
        Files.writeString(my.resolve(MyFolder.MEMORY), "not\na memory  at all\n\0");
        publish(STARTER, "starter 2");
        fill();
        assertThat(mine(STARTER)).isEqualTo("solved");
        assertThat(mine(NEW_STARTER)).isEqualTo("starter 2");
    }

    @Test
    void the_next_run_finishes_one_killed_between_two_files() throws IOException {
        // Killed after the first file, before the memory; and in the middle of writing the second.
        write(STARTER, "starter 1");
        write("notebooks/.01-game-trees.ipynb" + AtomicFile.UNFINISHED, "less");
        assertThat(fill())
                .containsExactly("placed exercises/03-minimax/README.md", "placed notebooks/01-game-trees.ipynb");
        assertThat(mine(LESSON)).isEqualTo("lesson 1");
        publish(STARTER, "starter 2");
        assertThat(fill()).containsExactly("updated exercises/03-minimax/MyMinimax.java, which you had not changed");
        try (Stream<Path> files = Files.walk(my)) {
            assertThat(files.map(Path::toString).filter(name -> name.endsWith(AtomicFile.UNFINISHED)))
                    .isEmpty();
        }
    }

    @Test
    void an_update_killed_before_writing_the_memory_loses_nothing() {
        fill();
        publish(STARTER, "starter 2");
        write(STARTER, "starter 2"); // placed, but not remembered
        assertThat(fill()).isEmpty();
        publish(STARTER, "starter 3");
        assertThat(fill()).containsExactly("updated exercises/03-minimax/MyMinimax.java, which you had not changed");
    }

    @Test
    void a_folder_in_a_files_place_is_reported_and_kept() throws IOException {
        Files.createDirectories(my.resolve(STARTER));
        assertThat(fill()).contains(STARTER + " is not a file, so the course's file was not placed");
        assertThat(my.resolve(STARTER)).isDirectory();
        assertThat(mine(LESSON)).isEqualTo("lesson 1");
    }

    @Test
    void hidden_files_of_the_course_are_not_copied() {
        publish("notebooks/.ipynb_checkpoints/01-game-trees-checkpoint.ipynb", "old");
        publish("exercises/.DS_Store", "x");
        fill();
        assertThat(my.resolve("notebooks/.ipynb_checkpoints")).doesNotExist();
        assertThat(my.resolve("exercises/.DS_Store")).doesNotExist();
    }

    @Test
    void an_updated_lesson_keeps_the_ending_that_opens_it() {
        fill();
        write(LESSON, "run by the learner");
        publish(LESSON, "lesson 2");
        fill();
        assertThat(mine("notebooks/01-game-trees.new.ipynb")).isEqualTo("lesson 2");
    }

    private List<String> fill() {
        try {
            return new MyFolder(new Project(course), my)
                    .fill().stream().map(MyFolder.Change::toString).toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void publish(String path, String content) {
        write(course.resolve(path), content);
    }

    private void write(String path, String content) {
        write(my.resolve(path), content);
    }

    private static void write(Path file, String content) {
        try {
            Files.createDirectories(file.resolveSibling("."));
            Files.writeString(file, content);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private String mine(String path) {
        try {
            return Files.readString(my.resolve(path));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Map<String, String> everything() throws IOException {
        TreeMap<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(my)) {
            files.filter(Files::isRegularFile)
                    .map(file -> my.relativize(file).toString())
                    .forEach(name -> found.put(name, mine(name)));
        }
        return found;
    }
}
