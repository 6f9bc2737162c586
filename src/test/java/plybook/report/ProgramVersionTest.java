package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class ProgramVersionTest {
    @Test
    void the_version_names_the_commit_if_there_is_one() {
        assertThat(version("a1b2c3d", "$Format:%h$")).isEqualTo("1.2 (a1b2c3d)");
        assertThat(version("${git.commit.id.abbrev}", "a1b2c3d")).isEqualTo("1.2 (a1b2c3d)");
        assertThat(version("${git.commit.id.abbrev}", "$Format:%h$")).isEqualTo("1.2");
        assertThat(ProgramVersion.get()).containsPattern("\\d");
    }

    private static String version(String commit, String archived) {
        Properties build = new Properties();
        build.putAll(Map.of("version", "1.2", "commit", commit, "archived", archived));
        return ProgramVersion.text(build);
    }
}
