package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * The 81 mistakes with which lessons 0 to 6 were first tried, each submitted again. What {@code check} says now is compared with the table of
 * docs/eighty-one-mistakes.md: every quotation of its last column is said, and none of the column before it where that was no help.
 *
 * <p>A corpus: {@code verify} runs one in so many. {@code -Dplybook.case=NAME} chooses mistakes; what was said lies in target/eighty-one-mistakes.
 */
@Tag("corpus")
class EightyOneMistakesTest {
    private static final Path PAGE = Path.of("docs/eighty-one-mistakes.md");
    private static final Path FILES = Path.of("src/test/resources/eighty-one-mistakes");
    private static final Path SAID = Path.of("target/eighty-one-mistakes");
    private static final Pattern QUOTATION = Pattern.compile("“([^”]+)”");
    private static final Pattern ROW =
            Pattern.compile("\\| `(\\S+)` \\| (\\d\\d) \\| (.+) \\| (good|no help|wrong) \\| (.+) \\| (.+) \\|");

    /** Of other corpora a sample holds this many times as much: here a whole command is run for each file. */
    private static final int FEWER = 4;

    @TempDir
    Path temporary;

    /** A row of the table. */
    private record Mistake(String name, String exercise, String was, String then, String now) {
        static Mistake of(MatchResult row) {
            return new Mistake(row.group(1), row.group(2), row.group(4), row.group(5), row.group(6));
        }

        List<String> expected() {
            return quotations(now);
        }

        List<String> unwanted() {
            return was.equals("good") ? List.of() : quotations(then);
        }

        private static List<String> quotations(String text) {
            return QUOTATION
                    .matcher(text)
                    .results()
                    .map(found -> found.group(1))
                    .toList();
        }
    }

    private static List<Mistake> mistakes() throws IOException {
        return ROW.matcher(Files.readString(PAGE)).results().map(Mistake::of).toList();
    }

    private static List<String> folders() throws IOException {
        try (Stream<Path> folders = Files.list(FILES)) {
            return folders.map(folder -> folder.getFileName().toString()).toList();
        }
    }

    @Test
    void the_table_has_a_row_with_a_quotation_for_each_of_the_81() throws IOException {
        assertThat(mistakes()).hasSize(81).allSatisfy(mistake -> assertThat(mistake.expected())
                .as(mistake.name())
                .isNotEmpty());
        assertThat(mistakes()).extracting(Mistake::name).containsExactlyInAnyOrderElementsOf(folders());
    }

    @TestFactory
    Stream<DynamicTest> the_check_says_what_the_table_says() throws IOException {
        String chosen = System.getProperty("plybook.case", "");
        List<Mistake> all = mistakes().stream()
                .filter(mistake -> mistake.name().contains(chosen))
                .toList();
        assertThat(all).isNotEmpty();
        int sample = chosen.isEmpty() ? Integer.getInteger("plybook.sample", 1) : 1;
        int oneIn = sample == 1 ? 1 : FEWER * sample;
        return IntStream.range(0, all.size())
                .filter(number -> number % oneIn == 0)
                .mapToObj(all::get)
                .map(mistake -> DynamicTest.dynamicTest(mistake.name(), () -> {
                    String said = said(mistake).replaceAll("\\s+", " ");
                    assertThat(said).contains(mistake.expected());
                    mistake.unwanted().forEach(text -> assertThat(said).doesNotContain(text));
                }));
    }

    /** Submits the files of a mistake in place of the starters, and returns what {@code check} prints. */
    private String said(Mistake mistake) throws IOException {
        Exercise exercise = Course.find(mistake.exercise());
        Path learner = Files.createDirectories(temporary.resolve(mistake.name() + "/" + exercise.folder()));
        copy(Path.of("exercises", exercise.folder()), learner);
        copy(FILES.resolve(mistake.name()), learner);
        Shell check = Shell.run("check", mistake.exercise(), "--from", temporary.resolve(mistake.name()));
        assertThat(check.err()).isEmpty();
        Files.createDirectories(SAID);
        Files.writeString(SAID.resolve(mistake.name() + ".txt"), check.out());
        return check.out();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.list(from)) {
            files.forEach(file -> {
                try {
                    Files.copy(file, to.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }
}
