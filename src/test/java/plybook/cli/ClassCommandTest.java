package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages about a class, from what was graded really. */
class ClassCommandTest {
    @TempDir
    Path folder;

    private Path graded(String name, String exercise, String source) throws IOException {
        Path learner = Files.createDirectories(folder.resolve(name + "-in/ada/exercises/01-trees"));
        Files.writeString(learner.resolve("MyTreeValue.java"), source);
        Path out = folder.resolve(name);
        Shell grade = Shell.run(
                "grade", folder.resolve(name + "-in/ada"), "--out", out, "--exercise", exercise, "--sandbox", "none");
        assertThat(grade.code()).as(grade.err()).isZero();
        return out;
    }

    @Test
    void one_folder_gives_the_class_and_several_the_trend() throws IOException {
        String right = Files.readString(Path.of("solutions/01-trees/MyTreeValue.java"));
        Path first = graded("week 1", "01", right.replace("Math.max", "Math.min"));
        Path second = graded("week 2", "01", right);
        String drawn = Files.readString(first.resolve("index.html"));
        Shell page = Shell.run("class", first, "--out", folder.resolve("page.html"));
        assertThat(page.code()).as(page.err()).isZero();
        assertThat(Files.readString(folder.resolve("page.html"))).isEqualTo(drawn);
        assertThat(drawn).contains("Points by check", "01 ", ">ada</a>");
        Shell trend = Shell.run("class", first, second);
        assertThat(trend.code()).as(trend.err()).isZero();
        assertThat(Files.readString(second.resolve("trend.html")))
                .contains("Trend over 2 assignments", ">week 1<", ">week 2<", "100 %", "Mean of the class");
    }

    @Test
    void a_folder_that_grade_did_not_write_is_refused() throws IOException {
        Shell none = Shell.run("class", folder);
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("holds no results of ./plybook grade");
        Path broken = Files.createDirectories(folder.resolve("instructor/ada"));
        Files.writeString(broken.resolve("report.json"), "{\"schema");
        assertThat(Shell.run("class", folder).err()).contains("cannot be read", "half written");
    }
}
