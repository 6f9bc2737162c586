package plybook.setup;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** The deletion of folders that Plybook made. */
public final class Trash {
    private Trash() {}

    /**
     * Deletes a folder with all its content, if it exists. It is renamed first, so that no half-deleted folder keeps the name, and what
     * another process still writes there goes away with it.
     *
     * @param beside an existing folder on the same disk, for the new name
     */
    public static void delete(Path folder, Path beside) throws IOException {
        for (Path left : leftovers(beside)) {
            deleteAll(left);
        }
        if (Files.exists(folder)) {
            Path renamed = beside.resolve("trash-" + UUID.randomUUID());
            Files.move(folder, renamed);
            deleteAll(renamed);
        }
    }

    private static Iterable<Path> leftovers(Path beside) throws IOException {
        try (var files = Files.newDirectoryStream(beside, "trash-*")) {
            List<Path> found = new ArrayList<>();
            files.forEach(found::add);
            return found;
        }
    }

    /** Deletes a folder that nobody else uses, with all its content. */
    public static void deleteAll(Path folder) throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException problem) throws IOException {
                Files.delete(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
