package plybook.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page's texts in {@code texts.js}, compared with the scripts that ask for them. */
class PageTextsTest {
    private static final Path FOLDER = Path.of("src/main/resources/plybook/web");

    private static final Pattern ENTRY = Pattern.compile("(?m)^    '([\\w.-]+)': (.*),$");
    private static final Pattern LITERAL = Pattern.compile("'([a-z]+\\.[a-z.]+)'");
    private static final Pattern PREFIX = Pattern.compile("text\\(`([a-z.]+\\.)\\$\\{");
    private static final Pattern CALL = Pattern.compile("(?:text|content)\\('([\\w.-]+)'(?:, \\{)?");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");

    private final String scripts = scripts();
    private final Map<String, String> texts = ENTRY.matcher(read(FOLDER.resolve("texts.js")))
            .results()
            .collect(Collectors.toMap(entry -> entry.group(1), entry -> entry.group(2), (a, b) -> a + b, TreeMap::new));

    private static String scripts() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".js") && !file.endsWith("texts.js"))
                    .map(PageTextsTest::read)
                    .collect(Collectors.joining("\n"));
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

    private static Set<String> found(Pattern pattern, String in) {
        return pattern.matcher(in)
                .results()
                .map(result -> result.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void every_text_that_a_script_asks_for_exists() {
        assertThat(texts).hasSizeGreaterThan(50);
        assertThat(texts.keySet()).containsAll(found(CALL, scripts));
        assertThat(found(PREFIX, scripts)).isNotEmpty().allSatisfy(prefix -> assertThat(texts.keySet())
                .anyMatch(key -> key.startsWith(prefix)));
    }

    @Test
    void every_text_is_used() {
        Set<String> literals = found(LITERAL, scripts);
        Set<String> prefixes = found(PREFIX, scripts);
        assertThat(texts.keySet())
                .allMatch(key -> literals.contains(key) || prefixes.stream().anyMatch(key::startsWith));
    }

    @Test
    void every_text_gets_the_arguments_that_it_names() {
        Matcher call = CALL.matcher(scripts);
        while (call.find()) {
            String given = call.group().endsWith("{") ? object(call.toMatchResult()) : "";
            assertThat(found(PLACEHOLDER, texts.getOrDefault(call.group(1), "")))
                    .as(call.group(1))
                    .allSatisfy(name -> assertThat(given).containsPattern("\\b" + name + "\\b"));
        }
    }

    /** Returns the object literal with the arguments of a call. */
    private String object(MatchResult call) {
        int depth = 1;
        int at = call.end();
        while (depth > 0) {
            depth += scripts.charAt(at) == '{' ? 1 : scripts.charAt(at) == '}' ? -1 : 0;
            at++;
        }
        return scripts.substring(call.end(), at);
    }

    @Test
    void another_language_is_one_more_file() {
        Assets assets = new Assets("xx");
        assertThat(text(assets, "index.html")).contains("<html lang=\"xx\">");
        assertThat(text(assets, "texts_xx.js")).contains("Igraj");
    }

    @Test
    void a_language_without_a_file_is_english() {
        assertThat(text(new Assets("fr"), "index.html")).contains("<html lang=\"en\">");
    }

    private static String text(Assets assets, String name) {
        return new String(assets.find(name).orElseThrow(), StandardCharsets.UTF_8);
    }
}
