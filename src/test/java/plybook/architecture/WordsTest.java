package plybook.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that Javadoc begins as in the JDK, and that names of tests are short enough to be read in a report. */
class WordsTest {
    private static final Path MAIN = Path.of("src/main/java/plybook");
    private static final Path TESTS = Path.of("src/test/java/plybook");

    /** The first word after the start of a Javadoc, if the sentence has no noun or verb to begin with. */
    private static final Pattern QUESTION_WORD = Pattern.compile(
            "/\\*\\*\\s*(?:\\*\\s*)?(Whether|Who(?:m|se)?|That|(?:What|Where|Which|Who|How)(?:ever)?)\\b");

    private static final Pattern TEST_NAME = Pattern.compile("\\b(?:void|Stream<\\w+>) (\\w+)\\(");

    /** A longer name is cut off or wrapped in the reports of Maven and of IDEs. */
    private static final int LONGEST_NAME = 80;

    static Set<String> rooms() throws IOException {
        return packages(MAIN);
    }

    static Set<String> testedPackages() throws IOException {
        return packages(TESTS);
    }

    private static Set<String> packages(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            Set<String> found = files.filter(file -> file.toString().endsWith(".java"))
                    .map(file -> root.relativize(file.getParent()).toString().replace(File.separatorChar, '.'))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(found).as("packages in %s", root).hasSizeGreaterThan(20);
            return found;
        }
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void javadoc_begins_with_a_noun_phrase_or_a_verb(String room) {
        List<String> found = new ArrayList<>();
        for (Path file : sources(MAIN, room)) {
            found.addAll(questionWords(file.toString(), read(file)));
        }
        assertThat(found)
                .as(
                        "Javadoc that does not begin as in the JDK. Write \"Returns whether …\" for a question, \"Returns …\" or"
                                + " another verb in the third person for what a method does, and a noun phrase such as \"The value to"
                                + " MAX.\" for what a thing is")
                .isEmpty();
    }

    @Test
    void the_templates_of_new_files_do_too() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources/plybook/cli/author"))) {
            List<Path> templates =
                    files.filter(file -> file.toString().endsWith(".txt")).toList();
            assertThat(templates).isNotEmpty().allSatisfy(file -> assertThat(questionWords(file.toString(), read(file)))
                    .isEmpty());
        }
    }

    private static List<String> questionWords(String file, String text) {
        List<String> found = new ArrayList<>();
        Matcher javadoc = QUESTION_WORD.matcher(text);
        while (javadoc.find()) {
            String sentence =
                    text.substring(javadoc.start(1)).lines().findFirst().orElseThrow();
            long line = text.substring(0, javadoc.start(1)).lines().count();
            found.add(file + ":" + line + ": " + sentence.replaceFirst("\\s*\\*/$", ""));
        }
        return found;
    }

    @ParameterizedTest
    @MethodSource("testedPackages")
    void a_tests_name_says_one_thing(String tested) {
        List<String> found = new ArrayList<>();
        for (Path file : sources(TESTS, tested)) {
            found.addAll(longNames(file.toString(), read(file)));
        }
        assertThat(found)
                .as(
                        "names of more than %d characters: say the one thing that the test shows, or make two tests of it",
                        LONGEST_NAME)
                .isEmpty();
    }

    private static List<String> longNames(String file, String text) {
        return TEST_NAME
                .matcher(text)
                .results()
                .map(name -> name.group(1))
                .filter(name -> name.length() > LONGEST_NAME)
                .map(name -> file + ": " + name)
                .toList();
    }

    private static List<Path> sources(Path root, String room) {
        Path folder = root.resolve(Path.of("", room.split("\\.", -1)));
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
            assertThat(sources).as("sources in %s", folder).isNotEmpty();
            return sources;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void a_question_word_is_found_on_the_first_line_of_a_javadoc_and_nowhere_else() {
        String text = "/** Whether it is a leaf. */\n/**\n * What it is worth.\n */\n/** However often. */\n"
                + "/** Returns whether it is a leaf. What else? */\n/** Whole numbers. */\n/* What this does. */\n// Who knows.\n";
        assertThat(questionWords("A.java", text))
                .containsExactly(
                        "A.java:1: Whether it is a leaf.", "A.java:3: What it is worth.", "A.java:5: However often.");
    }

    @Test
    void a_name_of_eighty_characters_is_the_longest() {
        String longest = "a".repeat(80);
        assertThat(longNames(
                        "A.java",
                        "void " + longest + "() {}\nvoid b" + longest + "(int c) {}\nStream<Case> c" + longest
                                + "() {}"))
                .containsExactly("A.java: b" + longest, "A.java: c" + longest);
    }
}
