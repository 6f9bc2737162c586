package plybook.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import plybook.task.Course;
import plybook.task.Exercise;

/** The reckoned minutes of docs/rewriting.md, counted again from the lessons. */
class HoursTest {
    private static final Path PAGE = Path.of("docs/rewriting.md");
    private static final Pattern ROW = Pattern.compile(
            "(?m)^\\| (\\d+b?) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\| (\\d+): [^|]+ \\| (\\d+) \\| (\\d+|—) \\|$");
    private static final Pattern EXERCISE =
            Pattern.compile("(?m)^\\| (\\d\\d) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\|$");
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");
    private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```");
    private static final Pattern CELL = Pattern.compile("(?m)^```\\{code-cell\\}");
    private static final Pattern PREDICTION = Pattern.compile("(?m)^predict\\(");
    private static final Pattern SAYS = Pattern.compile("Count on (an hour|half an hour|\\d+ minutes)");

    private static final double WORDS_A_MINUTE = 130;
    private static final int MINUTES_A_LINE = 2;
    private static final int MINUTES_A_TREE = 8;

    /** The difference that rounding may make, and a sentence more or less. */
    private static final Offset<Double> A_MINUTE = Offset.offset(1.1);

    private static List<MatchResult> rows() throws IOException {
        return ROW.matcher(Files.readString(PAGE)).results().toList();
    }

    private static int number(MatchResult row, int column) {
        return Integer.parseInt(row.group(column));
    }

    private static String lesson(String number) throws IOException {
        String name = (number.replace("b", "").length() == 1 ? "0" : "") + number + "-.*\\.md";
        try (Stream<Path> files = Files.list(Path.of("src/lessons"))) {
            Path file = files.filter(each -> each.getFileName().toString().matches(name))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no lesson " + number));
            return Files.readString(file).split("(?m)^---$", 3)[2];
        }
    }

    @Test
    void words_predictions_and_cells_are_those_of_the_lessons() throws IOException {
        assertThat(rows()).hasSize(11);
        for (MatchResult row : rows()) {
            String text = lesson(row.group(1));
            String prose = CODE.matcher(text).replaceAll("").strip();
            assertThat((double) number(row, 2))
                    .as("reading of lesson %s", row.group(1))
                    .isCloseTo(prose.split("\\s+", -1).length / WORDS_A_MINUTE, A_MINUTE);
            assertThat((double) number(row, 3))
                    .as("predictions of lesson %s", row.group(1))
                    .isCloseTo(PREDICTION.matcher(text).results().count(), A_MINUTE);
            assertThat((double) number(row, 4))
                    .as("cells of lesson %s", row.group(1))
                    .isCloseTo(CELL.matcher(text).results().count() / 2.0, A_MINUTE);
        }
    }

    @Test
    void the_minutes_are_the_sum_of_their_columns() throws IOException {
        assertThat(rows()).allSatisfy(row -> assertThat(number(row, 6))
                .as("lesson %s", row.group(1))
                .isEqualTo(number(row, 2) + number(row, 3) + number(row, 4) + number(row, 5)));
    }

    @Test
    void a_lesson_says_what_the_page_says_that_it_says() throws IOException {
        for (MatchResult row : rows()) {
            if (!row.group(7).equals("—")) {
                MatchResult says =
                        SAYS.matcher(lesson(row.group(1))).results().findFirst().orElseThrow();
                String minutes =
                        switch (says.group(1)) {
                            case "an hour" -> "60";
                            case "half an hour" -> "30";
                            default -> says.group(1).replace(" minutes", "");
                        };
                assertThat(row.group(7)).as("lesson %s", row.group(1)).isEqualTo(minutes);
            }
        }
    }

    @Test
    void the_minutes_of_exercises_follow_from_their_words_and_lines() throws IOException {
        List<MatchResult> exercises =
                EXERCISE.matcher(Files.readString(PAGE)).results().toList();
        assertThat(exercises).hasSize(4);
        for (MatchResult row : exercises) {
            Exercise exercise = Course.find(row.group(1));
            String readme = Files.readString(Path.of("exercises", exercise.folder(), "README.md"));
            int words = readme.split("## Notes for instructors", 2)[0].split("\\s+").length;
            assertThat((double) number(row, 2))
                    .as("reading of exercise %s", row.group(1))
                    .isCloseTo(words / WORDS_A_MINUTE, A_MINUTE);
            int lines = 0;
            int trees = 0;
            for (Exercise.Part part : exercise.parts()) {
                List<String> added = code("solutions", exercise, part);
                for (String line : code("exercises", exercise, part)) {
                    added.remove(line);
                }
                boolean isText = added.stream().allMatch(line -> line.startsWith("return \""));
                lines += isText ? 0 : added.size();
                trees += isText ? added.size() : 0;
            }
            assertThat(List.of(number(row, 3), number(row, 4)))
                    .as("lines and trees of exercise %s", row.group(1))
                    .containsExactly(lines, trees);
            assertThat(number(row, 5))
                    .as("minutes of exercise %s", row.group(1))
                    .isEqualTo(number(row, 2) + MINUTES_A_LINE * lines + MINUTES_A_TREE * trees);
        }
    }

    /** Returns the lines of code that have a word in them. */
    private static List<String> code(String root, Exercise exercise, Exercise.Part part) throws IOException {
        String text = Files.readString(Path.of(root, exercise.folder(), part.fileName()));
        return COMMENT.matcher(text)
                .replaceAll("")
                .lines()
                .map(String::strip)
                .filter(line -> line.matches(".*\\w.*"))
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
