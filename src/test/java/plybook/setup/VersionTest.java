package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The version stands in three files, and a release forgets none of them. */
class VersionTest {
    private static final String SNAPSHOT = "-SNAPSHOT";

    @Test
    void a_snapshot_collects_what_is_unreleased_and_a_release_has_its_date() throws Exception {
        String newest = found("CHANGELOG.md", "^## (.*)$").get(0);
        if (version().endsWith(SNAPSHOT)) {
            assertThat(newest).isEqualTo("Unreleased");
        } else {
            assertThat(newest).matches(Pattern.quote(version()) + " - \\d{4}-\\d{2}-\\d{2}");
        }
    }

    @Test
    void the_last_release_is_the_one_to_cite() throws Exception {
        List<String> released = found("CHANGELOG.md", "^## (\\d\\S*) - .*$");
        String cited = released.isEmpty() ? version().replace(SNAPSHOT, "") : released.get(0);
        assertThat(found("CITATION.cff", "^version: (.*)$")).containsExactly(cited);
    }

    private static String version() throws IOException {
        return found("pom.xml", "^  <version>(.*)</version>$").get(0);
    }

    private static List<String> found(String file, String lines) throws IOException {
        return Pattern.compile(lines, Pattern.MULTILINE)
                .matcher(Files.readString(Path.of(file)))
                .results()
                .map(match -> match.group(1))
                .toList();
    }
}
