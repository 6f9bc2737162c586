package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Project;

/** The check that no lesson rots: each reproduces its outputs, and one that does not is reported. */
class LessonsIT {
    /** The lessons with what all others rest on: trees and boards, pages to click at, and the learner's own code. */
    private static final List<String> FIRST = List.of("01", "04");

    private static final String GOOD = """
            # Sums

            ## Two numbers

            ```{code-cell} java
            int sum = 40 + 2;
            sum
            ```

            ## What do you expect?

            ```{code-cell} java
            :tags: [predict]
            System.out.println("a secret");
            ```

            ```{code-cell} java
            :tags: [measured]
            System.out.println("took " + System.nanoTime() + " ns");
            ```

            ```{code-cell} java
            :tags: [raises-exception]
            throw new IllegalStateException("on purpose");
            ```

            ```{code-cell} java
            String script = "<script>" + System.nanoTime() + " // image/png</script>";
            var unused = display("<img src='x' alt='a tree'>" + script, "text/html");
            ```
            """;

    @TempDir
    Path temp;

    @Test
    @Timeout(480)
    void some_lessons_reproduce_their_transcripts() throws IOException {
        reproduced(FIRST);
    }

    /** Each lesson prints the same everywhere, so one that another kernel or an uploaded notebook runs need not run here as well. */
    @Tag("corpus-only")
    @Test
    @Timeout(480)
    void lessons_that_run_nowhere_else_reproduce_their_transcripts() throws IOException {
        List<String> elsewhere = Stream.of(FIRST, IJavaIT.LESSONS, UploadedNotebookIT.LESSONS)
                .flatMap(List::stream)
                .toList();
        List<String> numbers;
        try (Stream<Path> sources = Files.list(CourseCopy.checkout().lessonSources())) {
            numbers = sources.map(source -> source.getFileName().toString())
                    .filter(name -> name.endsWith(".md"))
                    .map(name -> name.substring(0, name.indexOf('-')))
                    .toList();
        }
        assertThat(numbers).containsAll(elsewhere);
        reproduced(numbers.stream()
                .filter(number -> !elsewhere.contains(number))
                .sorted()
                .toList());
    }

    @Tag("by-hand")
    @Test
    @Timeout(900)
    void every_lesson_reproduces_its_transcript() throws IOException {
        reproduced(List.of());
    }

    private void reproduced(List<String> numbers) throws IOException {
        Outcome outcome = run(CourseCopy.checkout(), false, numbers.toArray(String[]::new));
        System.out.println(outcome.said);
        assertThat(outcome.code).as(outcome.said).isZero();
    }

    @Tag("corpus-only")
    @Test
    @Timeout(480)
    void a_lesson_that_prints_something_else_is_reported() throws IOException {
        Project course = courseWith("01-sums", GOOD);
        Outcome made = run(course, true);
        assertThat(made.code).as(made.said).isZero();
        String notebook = Files.readString(course.notebooks().resolve("01-sums.ipynb"));
        assertThat(notebook).contains("\"id\": \"cell-2\"").doesNotContain("secret\\n");
        assertThat(Files.readString(course.lessonSources().resolve("01-sums.out")))
                .contains("  42\n")
                .contains("[2 predict]")
                .contains("  a secret\n")
                .contains("  took # ns\n")
                .contains("on purpose");

        Outcome same = run(course, false);
        assertThat(same.code).as(same.said).isZero();

        // Only a script has changed, as that of a newer explorer does: it speaks of pictures, but is none.
        Outcome changed = run(course, true);
        assertThat(changed.said).contains("wrote notebooks/01-sums.ipynb");

        // Each of these is one way to rot. They share one run because a kernel takes seconds to start.
        write(course, "01-sums", GOOD.replace("40 + 2", "40 + 3"));
        write(course, "02-fails", "# F\n\n## Here\n\n```{code-cell} java\nint a = \"no\";\n```\n");
        write(course, "03-stderr", "# E\n\n```{code-cell} java\nSystem.err.println(\"oops\");\n```\n");
        write(course, "04-picture", "# P\n\n```{code-cell} java\ndisplay(\"<img src='x'>\", \"text/html\");\n```\n");
        write(course, "05-quiet", "# Q\n\n```{code-cell} java\n:tags: [raises-exception]\n1\n```\n");
        write(course, "06-typo", "# T\n\n```{code-cel} java\n1\n```\n");
        Files.writeString(course.notebooks().resolve("07-orphan.ipynb"), "{}");
        Outcome rotten = run(course, false);
        assertThat(rotten.code).as(rotten.said).isEqualTo(Main.FAILED);
        assertThat(rotten.said)
                .contains("01-sums no longer prints what its notebook and transcript show")
                .contains("\n-  42\n")
                .contains("\n+  43\n")
                .contains("./plybook lessons --update 01")
                .contains("02-fails: cell 1, under \"Here\", fails:")
                .contains("incompatible types")
                .contains("03-stderr: cell 1, under \"E\", prints to standard error")
                .contains("04-picture: cell 1, under \"P\", shows a picture without a text alternative")
                .contains("05-quiet: cell 1, under \"Q\", is tagged raises-exception, but raises none")
                .contains("06-typo: a code cell was not recognised as one")
                .contains("notebooks/07-orphan.ipynb: no lesson makes this file");
    }

    @Test
    @Timeout(120)
    void two_lessons_with_the_same_number_are_an_error() throws IOException {
        Project course = courseWith("01-sums", GOOD);
        write(course, "01-more", GOOD);
        Outcome outcome = run(course, false);
        assertThat(outcome.code).isEqualTo(Main.FAILED);
        assertThat(outcome.said).contains("two lessons have the number 01: 01-more and 01-sums");
    }

    @Test
    @Timeout(120)
    void an_unknown_lesson_is_wrong_usage() throws IOException {
        Outcome outcome = run(courseWith("01-sums", GOOD), false, "9");
        assertThat(outcome.code).isEqualTo(Main.USAGE);
        assertThat(outcome.said).contains("there is no lesson \"9\"; there are: 01-sums");
    }

    private Project courseWith(String name, String source) throws IOException {
        Project course = new Project(temp.resolve("course"));
        write(course, name, source);
        return course;
    }

    private static void write(Project course, String name, String source) throws IOException {
        Files.createDirectories(course.lessonSources());
        Files.writeString(course.lessonSources().resolve(name + ".md"), source);
    }

    private record Outcome(int code, String said) {}

    private Outcome run(Project course, boolean update, String... numbers) throws IOException {
        Path said = Files.createTempFile(temp, "said", ".txt");
        int code = LessonsCommand.run(
                CourseCopy.checkout(),
                course,
                update,
                Optional.empty(),
                List.of(numbers),
                ProcessBuilder.Redirect.to(said.toFile()));
        return new Outcome(code, Files.readString(said));
    }
}
