package plybook.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are written whole or not at all, even if the program is killed. */
public final class AtomicFile {
    /** The end of a file's name until it is whole. */
    public static final String UNFINISHED = ".plybook-unfinished";

    private AtomicFile() {}

    /** Writes the text as UTF-8. */
    public static void write(Path file, String content) throws IOException {
        write(file, content.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes the file, with the folders it needs, and replaces an older one. */
    public static void write(Path file, byte[] content) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Path unfinished = file.resolveSibling("." + file.getFileName() + UNFINISHED);
        Files.write(unfinished, content);
        try {
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
