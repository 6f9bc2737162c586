package plybook.judge.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.guest.Main;
import plybook.task.Course;
import plybook.task.Exercise.Part;

/**
 * The classes that the learner's process may see, and no others: a copy of the packages game, tree, task and guest in a folder of
 * their own, and of those that the exercise gives. Suites, oracles and marks are not among them.
 */
public final class GuestClasses {
    private static final List<String> PACKAGES = List.of(
            "game", "tree", "task", "guest", "guest/change", "guest/print", "guest/time", "guest/trees", "guest/where");

    /** The packages of the compiler's process, texts included. */
    private static final List<String> COMPILER = List.of("judge/compiler", "text");

    private GuestClasses() {}

    private static final Map<List<String>, Path> FOLDERS = new ConcurrentHashMap<>();

    /** The folder with the copy, made once for each judge's process and removed at its end. */
    public static Path folder(Part part) {
        return FOLDERS.computeIfAbsent(part.given(), GuestClasses::copied);
    }

    /** Returns the copies of all parts of the course: what a compiler needs to see. */
    public static Set<Path> ofCourse() {
        return Course.exercises().stream()
                .flatMap(exercise -> exercise.parts().stream())
                .map(GuestClasses::folder)
                .collect(Collectors.toSet());
    }

    /** Returns a copy with the classes of the compiler's process. */
    public static Path withCompiler() {
        return FOLDERS.computeIfAbsent(COMPILER, GuestClasses::copied);
    }

    /** All copies that were made so far. */
    static Stream<Path> folders() {
        return FOLDERS.values().stream();
    }

    /** Returns the path of this program's own classes: a folder or an archive. */
    public static Path origin() {
        try {
            return Path.of(Main.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the program's own classes were not found", e);
        }
    }

    private static Path copied(List<String> given) {
        try {
            Path folder = TemporaryFolder.make("hooks");
            Path origin = origin();
            if (Files.isDirectory(origin)) {
                copy(origin, folder, given);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(origin)) {
                    copy(jar.getPath("/"), folder, given);
                }
            }
            openToAll(folder);
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("the learner's class path could not be prepared", e);
        }
    }

    /** Processes of several users have it at the same time, and there is nothing secret in it. */
    private static void openToAll(Path folder) throws IOException {
        if (!folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : (Iterable<Path>) files::iterator) {
                Files.setPosixFilePermissions(
                        each, PosixFilePermissions.fromString(Files.isDirectory(each) ? "rwxr-xr-x" : "rw-r--r--"));
            }
        }
    }

    private static void copy(Path origin, Path folder, List<String> given) throws IOException {
        for (String name : (Iterable<String>) Stream.concat(PACKAGES.stream(), given.stream())::iterator) {
            Path to = folder.resolve("plybook").resolve(name);
            Files.createDirectories(to);
            try (Stream<Path> classes = Files.list(origin.resolve("plybook").resolve(name))) {
                for (Path each : (Iterable<Path>) classes::iterator) {
                    Files.copy(each, to.resolve(each.getFileName().toString()));
                }
            }
        }
    }
}
