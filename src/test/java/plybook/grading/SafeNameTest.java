package plybook.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SafeNameTest {
    private static final List<String> ABSURD = List.of(
            "",
            ".",
            "..",
            "...",
            " ",
            "../../etc/passwd",
            "/etc/passwd",
            "a/b",
            "a\\b",
            "a:b",
            "a\u0000b",
            "a\nb",
            "\u001b[2Ja",
            "CON",
            "con.txt",
            "NUL",
            "LPT1.zip",
            "a.",
            "a ",
            ".hidden",
            "-rf",
            "a\u202egpj.exe",
            "\ud800",
            "x".repeat(5_000),
            "ü".repeat(5_000),
            "\ud83d\ude00.zip",
            "a?b*c|d<e>f\"g",
            "~",
            "$(reboot)",
            "`reboot`",
            "%PATH%");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"Ada Lovelace_17_assignsubmission_file", "bob.zip", "Jürgen Müller (2)", "a+b,c"})
    void a_safe_name_is_kept(String name) {
        assertThat(SafeName.of(name)).isEqualTo(name);
    }

    @Test
    void every_unsafe_name_becomes_its_own_folder() throws IOException {
        for (String name : ABSURD) {
            String safe = SafeName.of(name);
            Path made = Files.createDirectory(folder.resolve(safe));
            assertThat(made.getParent()).isEqualTo(folder);
            assertThat(safe.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(200);
            assertThat(safe).doesNotMatch("[.~-].*").doesNotMatch(".*[. ]").doesNotContainPattern("[/\\\\:*?\"<>|$`%]");
        }
        try (Stream<Path> made = Files.list(folder)) {
            assertThat(made).hasSameSizeAs(ABSURD);
        }
    }

    @Test
    void names_that_a_file_system_confuses_get_different_folders() {
        assertThat(Stream.of("Ada", "ada", "ADA", "M\u00fcller", "Mu\u0308ller", "\uff21da")
                        .map(SafeName::of)
                        .collect(Collectors.groupingBy(SafeName::alike)))
                .hasSize(3); // which the run then tells apart
        assertThat(SafeName.distinct("ada", "/one/ada")).isNotEqualTo(SafeName.distinct("ada", "/two/ada"));
    }

    @Test
    void the_folder_depends_on_the_name_alone() {
        assertThat(ABSURD).allSatisfy(name -> assertThat(SafeName.of(name)).isEqualTo(SafeName.of(name)));
    }
}
