package plybook.cli;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;
import plybook.setup.Machine;
import plybook.setup.Project;
import plybook.setup.PythonEnvironment;
import plybook.task.Course;

/** A copy of the project as a newcomer has it after the first build. */
final class CourseCopy {
    private static final List<String> PARTS = List.of(
            "plybook",
            "mvnw",
            "pom.xml",
            ".mvn",
            "notebooks",
            "src/main",
            "src/lessons",
            "target/classes",
            "target/classpath");

    private CourseCopy() {}

    /** The checkout that the tests run in. */
    static Project checkout() {
        return Project.here();
    }

    /** Copies the checkout, built, without its Python environment, anybody's {@code my/} or an IDE's project. */
    static Project to(Path folder) throws IOException {
        Path root = checkout().root();
        Stream<String> exercises = Course.exercises().stream().map(exercise -> "exercises/" + exercise.folder());
        for (String part : Stream.concat(PARTS.stream(), exercises).toList()) {
            if (Files.exists(root.resolve(part))) {
                copy(root.resolve(part), folder.resolve(part));
            }
        }
        Files.createFile(folder.resolve("target/plybook-built"));
        return new Project(folder);
    }

    /** Copies what a contributor has as well: the tests' sources and the instructions. */
    static Project withTests(Path folder) throws IOException {
        for (String part : List.of("src/test/java", "CONTRIBUTING.md", "README.md", "LICENSE", "docs", "solutions")) {
            copy(checkout().root().resolve(part), folder.resolve(part));
        }
        return to(folder);
    }

    /** Makes the copy use the Python environment of the checkout, which is made if necessary. */
    static void sharePython(Project copy) throws IOException {
        new PythonEnvironment(checkout(), Machine.here(), System.err::println).ensure();
        Files.createDirectories(copy.plybook());
        Files.createSymbolicLink(
                copy.plybook().resolve("python"), checkout().plybook().resolve("python"));
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.resolveSibling("."));
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                Files.createDirectories(to.resolve(from.relativize(folder).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path target = from.equals(file)
                        ? to
                        : to.resolve(from.relativize(file).toString());
                Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
