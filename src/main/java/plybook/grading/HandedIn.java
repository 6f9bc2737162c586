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
 * An archive or a folder that somebody has handed in.
 *
 * @param name what it is called in lists
 * @param path where it is
 */
public record HandedIn(String name, Path path) {
    private static final List<String> ARCHIVES =
            List.of(".zip", ".rar", ".7z", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".jar");

    /**
     * All that was handed in.
     *
     * @param skipped what lay beside it and is nothing to grade
     */
    public record All(List<HandedIn> submissions, List<Path> skipped) {
        public All {
            submissions = List.copyOf(submissions);
            skipped = List.copyOf(skipped);
        }
    }

    /**
     * Looks through what was named: archives, folders with exercises, and folders full of either, such as a course system's download.
     * A folder that holds a single archive or folder is one learner's, and named after it, not after what is in it.
     *
     * @param results the folder that the results go to, which is nobody's submission wherever it lies
     * @throws IllegalArgumentException if something does not exist, or is a folder with nothing to grade in it
     */
    public static All in(List<Path> named, Path results) throws IOException {
        Map<Path, String> names = new LinkedHashMap<>();
        List<Path> skipped = new ArrayList<>();
        for (Path path : named) {
            if (!Files.exists(path)) {
                throw new IllegalArgumentException("there is no " + path);
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
            throw new IllegalArgumentException(folder
                    + " holds nothing to grade: a submission is an archive from ./plybook submit, or a folder with "
                    + Course.exercises().get(0).folder() + " and so on; or name a folder full of either");
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

    /** Whether the folder itself holds exercises, and not only folders that do. */
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
