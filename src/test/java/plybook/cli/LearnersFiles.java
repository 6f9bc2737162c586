package plybook.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;

/** Learners' folders, made from those of the course. */
final class LearnersFiles {
    static final String TREES = "01-trees/MyTreeValue.java";
    static final String MINIMAX = "03-minimax/MyMinimax.java";

    private LearnersFiles() {}

    /** Copies all starters to {@code exercises/} of the folder. */
    static void starters(Path folder) throws IOException {
        copy(Path.of("exercises"), folder.resolve("exercises"));
    }

    /** Puts the solution of one file in the starter's place. */
    static void solve(Path folder, String file) throws IOException {
        Files.copy(
                Path.of("solutions").resolve(file),
                folder.resolve("exercises").resolve(file),
                StandardCopyOption.REPLACE_EXISTING);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }
}
