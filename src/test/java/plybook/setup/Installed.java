package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The installation that the build packed, as somebody has it who has unpacked it. */
public final class Installed {
    private Installed() {}

    /** Unpacks it in an empty folder. Whoever uses it works in that folder. */
    public static Project in(Path folder) throws IOException, InterruptedException {
        Process tar = new ProcessBuilder("tar", "-xzf", archive().toString(), "-C", folder.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(tar.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(tar.waitFor()).as(said).isZero();
        try (Stream<Path> unpacked = Files.list(folder)) {
            return new Project(unpacked.findFirst().orElseThrow(), folder);
        }
    }

    private static Path archive() throws IOException {
        try (Stream<Path> built = Files.list(Path.of("target"))) {
            return built.filter(file -> file.toString().endsWith("-installation.tar.gz"))
                    .findFirst()
                    .orElseThrow()
                    .toAbsolutePath();
        }
    }
}
