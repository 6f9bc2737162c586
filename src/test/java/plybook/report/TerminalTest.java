package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All that the program could ever print in a terminal, in the code pages of Windows. */
class TerminalTest {
    /** Rooms whose texts are for pages and notebooks, never for a terminal. */
    private static final Set<String> PAGES = Set.of("web", "view", "overview", "workbook");

    /** Classes whose odd characters are read, or written to files, and never printed. */
    private static final Set<String> NEVER_PRINTED = Set.of("Csv.java", "SafeName.java", "PlainWords.java");

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|(?m)^\\s*//.*$|(?m)\\s//\\s.*$");

    @ParameterizedTest
    @ValueSource(strings = {"IBM437", "IBM850", "windows-1252"})
    void every_sign_of_the_programs_texts_is_shown_or_has_a_replacement(String codePage) throws IOException {
        Terminal terminal = new Terminal(true, false, Charset.forName(codePage), 80);
        Map<String, String> lost = new TreeMap<>();
        texts().forEach((sign, file) -> {
            if (terminal.fit(sign).startsWith("\\u")) {
                lost.put(sign, file);
            }
        });
        assertThat(lost).as("signs without a plain replacement in Terminal").isEmpty();
    }

    @Test
    void what_has_no_replacement_is_written_as_its_number() {
        assertThat(new Terminal(true, false, Charset.forName("IBM437"), 80).fit("Łukasz ≥ 7"))
                .isEqualTo("\\u0141ukasz ≥ 7");
    }

    /** Returns each sign beyond ASCII in what the program says, with one of the files that it is in. */
    private static Map<String, String> texts() throws IOException {
        Map<String, String> found = new TreeMap<>();
        Set<String> rooms = new TreeSet<>();
        for (Path root : new Path[] {Path.of("src/main/java/plybook"), Path.of("src/main/resources/plybook")}) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.toString().matches(".*\\.(java|properties|md)"))
                        .filter(file ->
                                !PAGES.contains(root.relativize(file).getName(0).toString()))
                        .filter(file -> !NEVER_PRINTED.contains(String.valueOf(file.getFileName())))
                        .forEach(file -> {
                            rooms.add(root.relativize(file).getName(0).toString());
                            withoutComments(file)
                                    .codePoints()
                                    .filter(c -> c > 126)
                                    .forEach(c -> found.put(Character.toString(c), file.toString()));
                        });
            }
        }
        assertThat(rooms).contains("cli", "judge", "mistakes", "report", "tournament");
        assertThat(found).containsKeys("✂", "α", "─", "±");
        return found;
    }

    private static String withoutComments(Path file) {
        try {
            String text = Files.readString(file);
            return file.toString().endsWith(".java") ? COMMENT.matcher(text).replaceAll("") : text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
