package plybook.judge.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Folders that do not outlive the process that made them. */
public final class TemporaryFolder {
    private TemporaryFolder() {}

    /** A new folder, readable by its owner only, that is removed when this process ends. */
    static Path make(String prefix) throws IOException {
        Path folder = Files.createTempDirectory(prefix);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
        return folder;
    }

    /** Removes the folder and all that is in it, as far as that can be done. */
    public static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        } catch (IOException | RuntimeException e) {
            // What is left lies in the system's temporary folder; a verdict must not fail for it.
            System.getLogger(TemporaryFolder.class.getName()).log(System.Logger.Level.DEBUG, "left behind", e);
        }
    }
}
