package plybook.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the texts which learners read follow docs/voice.md, as far as a list of phrases can tell, and that the list finds them. */
class VoiceTest {
    private static final Path PHRASES = Path.of("src/test/resources/plybook/voice/banned.txt");
    private static final Path VOICE = Path.of("docs/voice.md");

    private static final Pattern CELL = Pattern.compile("(?ms)^```\\{code-cell\\} java\\n(.*?)^```");
    private static final int MOST_COLUMNS = 90;
    private static final int MOST_LINES = 8;

    /** The beginnings of the cells that have more lines, because they are what their section is about. */
    private static final List<String> SUBJECTS = List.of(
            "class Journal implements CandidateSource {",
            "Gomoku seven = new Gomoku(7, Gomoku.Rule.FIVE_OR_MORE);", // the property test
            "List<Cell> bySearch(int plies) {",
            "int hurry(GomokuPosition position, int depth, int alpha, int beta) {",
            "long inPlace(GomokuPosition position, int plies) {",
            "int finished = 0;                  // the last depth that was finished",
            "int value(Board board, int plies, int alpha, int beta) {",
            "long[] number = new Random(1).longs(2 * 225).toArray();",
            "class Node {",
            "int grow(Node node, Position<Cell> position) {",
            "class Threes implements Game<Board, Cell> {");

    /** A phrase that is not used, and what to say instead. */
    private record Banned(Pattern phrase, String instead) {
        static Banned of(String line) {
            String[] parts = line.split(" => ", 2);
            assertThat(parts).as(line).hasSize(2);
            // In a message file a line ends in a backslash where its text goes on.
            String words = parts[0].strip().replace(" ", "[\\s\\\\]+");
            return new Banned(
                    Pattern.compile("(?<![\\w-])(?:" + words + ")(?![\\w-])", Pattern.CASE_INSENSITIVE),
                    parts[1].strip());
        }

        Stream<String> in(String name, String text) {
            return phrase.matcher(text)
                    .results()
                    .map(found -> name + ":" + (text.substring(0, found.start()).split("\n", -1).length) + ": \""
                            + found.group().replaceAll("[\\s\\\\]+", " ") + "\"; say: " + instead);
        }
    }

    private static final List<Banned> BANNED = GiveawayCheck.read(PHRASES)
            .lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(Banned::of)
            .toList();

    private static List<String> slips(String name, String text) {
        return BANNED.stream().flatMap(each -> each.in(name, text)).toList();
    }

    private static List<Path> texts() throws IOException {
        try (Stream<Path> files = Stream.of("src/lessons", "exercises", "src/main/resources/plybook")
                .flatMap(VoiceTest::filesBelow)) {
            return Stream.concat(files, Stream.of(Path.of("README.md"))).toList();
        }
    }

    private static Stream<Path> filesBelow(String folder) {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(file -> isForLearners(file.toString().replace('\\', '/'))).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns whether the file is a page, a message file, a mistake's text or a script of the explorer and the practice page, in English. */
    private static boolean isForLearners(String file) {
        return file.endsWith("/messages.properties")
                || file.matches(".*/[^/_]+\\.md")
                || file.matches(".*/view/.+\\.js");
    }

    @Test
    void the_texts_for_learners_use_no_banned_phrase() throws IOException {
        List<Path> texts = texts();
        assertThat(texts).hasSizeGreaterThan(200).contains(Path.of("src/lessons/03b-from-idea-to-code.md"));
        assertThat(texts.stream().flatMap(file -> slips(file.toString(), GiveawayCheck.read(file)).stream()))
                .isEmpty();
    }

    private static List<String> cells(String lessons) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/lessons"))) {
            return files.filter(file -> file.getFileName().toString().matches(lessons + ".*\\.md"))
                    .sorted()
                    .flatMap(file -> CELL.matcher(GiveawayCheck.read(file)).results())
                    .map(cell -> cell.group(1).replaceFirst("\\A:tags:.*\\R\\R?", ""))
                    .toList();
        }
    }

    @Test
    void code_in_lessons_fits_into_a_small_window() throws IOException {
        assertThat(cells("\\d\\d").stream().flatMap(String::lines))
                .hasSizeGreaterThan(1_000)
                .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(MOST_COLUMNS));
    }

    @Test
    void the_cells_of_the_lessons_print_large_numbers_with_commas() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/lessons"))) {
            assertThat(files.filter(file -> file.getFileName().toString().matches(".*\\.out"))
                            .sorted()
                            .flatMap(file -> GiveawayCheck.read(file).lines())
                            .filter(line -> line.startsWith("  ")))
                    .hasSizeGreaterThan(500)
                    .allSatisfy(line -> assertThat(line).doesNotContainPattern("(?<![\\d,.:])\\d{4}"));
        }
    }

    @Test
    void a_long_cell_in_lessons_7_to_11_is_the_subject_of_its_section() throws IOException {
        assertThat(cells("(?:0[7-9]|1)").stream()
                        .filter(cell -> cell.lines().count() > MOST_LINES)
                        .map(cell -> cell.lines().findFirst().orElseThrow()))
                .containsExactlyElementsOf(SUBJECTS);
    }

    @Test
    void a_slip_is_named_with_file_line_and_what_to_say() {
        assertThat(slips("page.md", "# Title\nMend the loop.\n")).containsExactly("page.md:2: \"Mend\"; say: fix");
    }

    @Test
    void a_phrase_is_found_across_the_end_of_a_line() {
        assertThat(slips("page.md", "It cares\nfor what it is worth."))
                .containsExactly("page.md:1: \"cares for what\"; say: cares about what");
        assertThat(slips("messages.properties", "key = It cares \\\n    for what it is worth."))
                .containsExactly("messages.properties:1: \"cares for what\"; say: cares about what");
    }

    @Test
    void a_word_inside_of_another_is_no_slip() {
        assertThat(slips("page.md", "I recommend an amendment; customise it, and be in working order."))
                .isEmpty();
    }

    /** The first column of the table in docs/voice.md; a remark in parentheses belongs to no phrase. */
    @Test
    void what_docs_voice_rules_out_is_in_the_list() {
        List<String> ruledOut = GiveawayCheck.read(VOICE)
                .lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| not |"))
                .map(line -> line.substring(1, line.indexOf('|', 1)).strip())
                .toList();
        assertThat(ruledOut).hasSizeGreaterThan(10);
        assertThat(ruledOut.stream()
                        .filter(phrase -> slips("docs/voice.md", phrase).isEmpty()))
                .containsExactly("else (for \"otherwise\")", "for (for \"because\")");
    }
}
