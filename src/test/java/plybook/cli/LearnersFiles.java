package plybook.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;
import plybook.task.Course;
import plybook.task.Exercise;

/** Learners' folders, made from those of the course. */
final class LearnersFiles {
    static final String TREES = "01-trees/MyTreeValue.java";
    static final String RULES = "02-tic-tac-toe/MyTicTacToe.java";
    static final String ALPHA_BETA = "04-alpha-beta/MyAlphaBeta.java";
    static final String MINIMAX = "03-minimax/MyMinimax.java";

    private LearnersFiles() {}

    /** Copies all starters to {@code exercises/} of the folder. */
    static void starters(Path folder) throws IOException {
        all("exercises", folder);
    }

    /** Puts all solutions in the starters' place. */
    static void solve(Path folder) throws IOException {
        all("solutions", folder);
    }

    private static void all(String from, Path folder) throws IOException {
        for (Exercise exercise : Course.exercises()) {
            copy(Path.of(from, exercise.folder()), folder.resolve("exercises").resolve(exercise.folder()));
        }
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
                    Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }
}
