package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import plybook.setup.Script;

/** The Maven wrapper runs no Maven but the one whose checksum is written down. */
@DisabledOnOs(OS.WINDOWS)
class WrapperTest {
    @TempDir
    Path folder;

    @Test
    void another_archive_than_expected_is_refused() throws Exception {
        Path home = folder.resolve("home");
        Script.write(
                folder.resolve("bin/wget"),
                "for file; do :; done", // the last argument
                "printf 'not Maven' >\"$file\"");
        String said = mvnw(home);
        assertThat(said).contains("Failed to validate Maven distribution SHA-256");
        try (var files = Files.walk(home)) {
            assertThat(files.filter(Files::isRegularFile)).isEmpty();
        }
    }

    private String mvnw(Path home) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder("sh", Path.of("mvnw").toAbsolutePath().toString(), "-v").redirectErrorStream(true);
        builder.environment().put("MAVEN_USER_HOME", home.toString());
        builder.environment().merge("PATH", "", (path, none) -> folder.resolve("bin") + ":" + path);
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isNotZero();
        return said;
    }
}
