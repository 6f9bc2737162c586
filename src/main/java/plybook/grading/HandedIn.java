package plybook.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import plybook.task.Course;

/**
 * An archive or a folder to grade, as it arrived.
 *
 * @param name its name in lists
 * @param path where it is
 */
public record HandedIn(String name, Path path) {
    private static final List<String> ARCHIVES =
            List.of(".zip", ".rar", ".7z", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".jar");

    /**
     * Everything to grade.
     *
     * @param skipped what was beside it and is not a submission
     */
    public record All(List<HandedIn> submissions, List<Path> skipped) {
        public All {
            submissions = List.copyOf(submissions);
            skipped = List.copyOf(skipped);
        }
    }

    /**
     * Finds the submissions among archives, folders with exercises, and folders full of either, such as a course system's download.
     * A folder that contains a single archive or folder is one learner's; the submission has its name, not that of what is in it.
     *
     * @param results the folder for the results, which is never a submission
     * @throws IllegalArgumentException if a path does not exist, or is a folder with nothing to grade in it
     */
    public static All in(List<Path> named, Path results) throws IOException {
        Map<Path, String> names = new LinkedHashMap<>();
        List<Path> skipped = new ArrayList<>();
        for (Path path : named) {
            if (!Files.exists(path)) {
                throw new IllegalArgumentException(Texts.of("no.path", path));
            }
            if (!Files.isDirectory(path) || isSubmission(path)) {
                names.putIfAbsent(path.toRealPath(), nameOf(path));
            } else {
                addAllOf(path, results, names, skipped);
            }
        }
        List<HandedIn> all = new ArrayList<>();
        names.forEach((path, name) -> all.add(new HandedIn(name, path)));
        return new All(all, skipped);
    }

    private static void addAllOf(Path folder, Path results, Map<Path, String> names, List<Path> skipped)
            throws IOException {
        List<Path> inside = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path each : files.sorted().toList()) {
                if (nameOf(each).startsWith(".") || isSame(each, results)) {
                    continue;
                }
                boolean submission = Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS)
                        || (Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS) && isCalledArchive(each));
                (submission ? inside : skipped).add(each);
            }
        }
        if (inside.isEmpty()) {
            throw new IllegalArgumentException(Texts.of(
                    "nothing.to.grade", folder, Course.exercises().get(0).folder()));
        }
        if (inside.size() == 1) {
            names.putIfAbsent(folder.toRealPath(), nameOf(folder)); // one learner's, as course systems put them
            return;
        }
        for (Path each : inside) {
            names.putIfAbsent(each.toRealPath(), nameOf(each));
        }
    }

    private static boolean isSame(Path one, Path other) throws IOException {
        return Files.exists(other) && Files.isSameFile(one, other);
    }

    private static boolean isCalledArchive(Path file) {
        String name = nameOf(file).toLowerCase(Locale.ROOT);
        return ARCHIVES.stream().anyMatch(name::endsWith);
    }

    /** Returns whether the folder itself contains exercises, not only folders that do. */
    private static boolean isSubmission(Path folder) {
        return Course.exercises().stream()
                .anyMatch(exercise -> Stream.of("", "exercises", "my/exercises")
                                .anyMatch(inner ->
                                        Files.isDirectory(folder.resolve(inner).resolve(exercise.folder())))
                        || exercise.parts().stream()
                                .anyMatch(part -> Files.isRegularFile(folder.resolve(part.fileName()))));
    }

    private static String nameOf(Path path) {
        Path absolute = path.toAbsolutePath().normalize();
        return absolute.getFileName() == null
                ? absolute.toString()
                : absolute.getFileName().toString();
    }
}
