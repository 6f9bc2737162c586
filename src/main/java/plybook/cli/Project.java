package plybook.cli;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import plybook.ide.IdeProject;

/**
 * The folders and files of the project.
 *
 * @param root the folder that holds {@code pom.xml}; absolute
 */
record Project(Path root) {
    Project {
        root = root.toAbsolutePath().normalize();
    }

    /** Returns the project whose {@code target/classes} this class was loaded from, wherever the command was typed. */
    static Project here() {
        try {
            Path classes = Path.of(Project.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return new Project(classes.resolve("../.."));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the folder of what Plybook makes for itself on this machine. It can be deleted at any time. */
    Path plybook() {
        return root.resolve(".plybook");
    }

    /** Returns the folder of the learner's own copy of the course. */
    Path my() {
        return root.resolve("my");
    }

    Path lessonSources() {
        return root.resolve("src/lessons");
    }

    Path notebooks() {
        return root.resolve("notebooks");
    }

    Path exercises() {
        return root.resolve("exercises");
    }

    /** Returns what makes a folder with exercises a project for an IDE. */
    IdeProject forIde() {
        return new IdeProject(root, classes());
    }

    Path classes() {
        return root.resolve("target/classes");
    }

    /** Returns a file that was built from {@code src/main/resources}, such as {@code plybook/cli/lessons.py}. */
    Path resource(String name) {
        return classes().resolve(name);
    }

    /** Returns the run-time class path: Plybook's classes, then the libraries, as the build wrote them down. */
    List<Path> classPath() {
        Path file = root.resolve("target/classpath");
        try {
            Stream<Path> libraries = Stream.of(Files.readString(file).strip().split(File.pathSeparator, -1))
                    .filter(entry -> !entry.isBlank())
                    .map(Path::of);
            return Stream.concat(Stream.of(classes()), libraries).toList();
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("not.built", file), e);
        }
    }

    /** Returns the {@code java} that runs Plybook right now. */
    static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", Machine.isWindows() ? "java.exe" : "java");
    }
}
