package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.samskivert.mustache.MustacheException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HtmlTemplateTest {
    private static final Path RESOURCES = Path.of("src/main/resources/plybook");

    /** The only gaps for finished HTML: pictures, the explorer and looks of things, which are escaped already. */
    private static final Set<String> FINISHED = Set.of("svg", "explorer", "look", "tree", "solved", "script");

    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(HtmlTemplateTest.class, "template.html");

    private static String filled(String value) {
        return TEMPLATE.fill(Map.of("value", value, "lines", List.of(value)));
    }

    @Test
    void a_value_is_escaped_in_text_attributes_lists_and_broken_lines() {
        assertThat(filled("<b>\"it's\" & more\nnext")).isEqualTo("""
                        <p title="&lt;b&gt;&quot;it&#39;s&quot; &amp; more
                        next">&lt;b&gt;&quot;it&#39;s&quot; &amp; more
                        next</p>
                        <p>&lt;b&gt;&quot;it&#39;s&quot; &amp; more<br>next</p>
                        <li>&lt;b&gt;&quot;it&#39;s&quot; &amp; more
                        next</li>
                        """);
    }

    @Test
    void control_and_direction_characters_are_written_out() {
        assertThat(filled("\u001b\u202e")).contains("<p>\\u001b\\u202e</p>").doesNotContain("\u001b", "\u202e");
    }

    @Test
    void a_value_is_not_read_as_a_template() {
        assertThat(filled("{{{value}}} {{>layout.html}}")).contains("<p>{{{value}}} {{&gt;layout.html}}</p>");
    }

    @Test
    void a_gap_without_data_is_an_error() {
        assertThatThrownBy(() -> TEMPLATE.fill(Map.of("value", "")))
                .isInstanceOf(MustacheException.class)
                .hasMessageContaining("lines");
    }

    @Test
    void only_finished_pictures_are_printed_unescaped() throws IOException {
        Pattern unescaped = Pattern.compile("\\{\\{\\{\\s*([^}\\s]+)\\s*}}}|\\{\\{\\s*&\\s*([^}\\s]+)\\s*}}");
        Set<String> found = new TreeSet<>();
        for (Path template : templates()) {
            String text = Files.readString(template);
            assertThat(text)
                    .as("%s: other delimiters would hide gaps from this test", template)
                    .doesNotContain("{{=");
            Matcher matcher = unescaped.matcher(text);
            while (matcher.find()) {
                found.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
            }
        }
        assertThat(found).isEqualTo(new TreeSet<>(FINISHED));
    }

    @Test
    void no_java_code_contains_html_tags() throws IOException {
        Pattern tag = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*</?[a-z][a-z0-9]*[ >/](?:[^\"\\\\]|\\\\.)*\"");
        for (String room : List.of("report", "grading", "cli")) {
            try (Stream<Path> files = Files.walk(Path.of("src/main/java/plybook", room))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    assertThat(Files.readAllLines(file))
                            .as("%s", file)
                            .filteredOn(line -> tag.matcher(line).find())
                            .filteredOn(line -> !line.strip().startsWith("*") && !line.contains("\"<br>\""))
                            .isEmpty();
                }
            }
        }
    }

    private static List<Path> templates() throws IOException {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            List<Path> templates = files.filter(file -> file.toString().endsWith(".html"))
                    .filter(file -> !file.startsWith(RESOURCES.resolve("web"))) // pages without gaps
                    .toList();
            assertThat(templates).hasSizeGreaterThanOrEqualTo(5);
            return templates;
        }
    }
}
