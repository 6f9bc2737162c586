package plybook.setup;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.ide.IdeProject;

/**
 * The folders and files of Plybook: the program, which need only be readable and which many people may share, and the folder that one
 * person works in.
 *
 * <p>The program is either a checkout, with what the build put into {@code target/}, or an installation, with archives in {@code lib/}.
 *
 * @param root the folder of the program; absolute
 * @param home the folder of {@code my/} and of what Plybook makes for itself; absolute
 */
public record Project(Path root, Path home) {
    /** The environment variable that names the folder to work in. */
    public static final String HOME = "PLYBOOK_HOME";

    private static final String ARCHIVE = "plybook.jar";

    public Project {
        root = root.toAbsolutePath().normalize();
        home = home.toAbsolutePath().normalize();
    }

    /** The program and the work in one folder, as in a checkout. */
    public Project(Path root) {
        this(root, root);
    }

    /** Returns the program that this class was loaded from, and the folder in which its user works. */
    public static Project here() {
        return of(origin(), System.getenv(), Path.of(""));
    }

    /**
     * Returns the program that consists of these classes.
     *
     * @param classes {@code target/classes} of a checkout, or an archive
     * @param standing the working folder
     */
    static Project of(Path classes, Map<String, String> environment, Path standing) {
        Optional<Path> chosen = Optional.of(environment.getOrDefault(HOME, ""))
                .filter(folder -> !folder.isBlank())
                .map(Path::of);
        if (Files.isDirectory(classes)) {
            Path root = classes.resolve("../..");
            return new Project(root, chosen.orElse(root));
        }
        Path folder = classes.resolveSibling("");
        Path root = folder.endsWith("lib") ? folder.resolve("..") : folder;
        return new Project(root, chosen.orElseGet(() -> workplace(standing.toAbsolutePath())));
    }

    /** Returns the nearest folder upwards in which somebody has begun to work, otherwise the folder itself. */
    private static Path workplace(Path standing) {
        return Stream.iterate(Optional.of(standing), Optional::isPresent, each -> each.map(Path::getParent))
                .flatMap(Optional::stream)
                .filter(each -> Files.exists(each.resolve("my").resolve(MyFolder.MEMORY)))
                .findFirst()
                .orElse(standing);
    }

    private static Path origin() {
        try {
            return Path.of(Project.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns whether this is an installation and no checkout. */
    public boolean isInstalled() {
        return Files.exists(libraries().resolve(ARCHIVE));
    }

    private Path libraries() {
        return root.resolve("lib");
    }

    /**
     * Checks that this is a checkout: only there are the sources of lessons and benchmarks.
     *
     * @throws CommandFailed if this is an installation
     */
    public void requireCheckout() {
        if (isInstalled()) {
            throw new CommandFailed(Texts.of("checkout.only", root));
        }
    }

    /** Returns the folder of what Plybook makes for itself on this machine. It can be deleted at any time. */
    public Path plybook() {
        return home.resolve(".plybook");
    }

    /** Returns the folder of the learner's own copy of the course. */
    public Path my() {
        return home.resolve("my");
    }

    /** Returns the folder of the lessons' sources, which an installation does not have. */
    public Path lessonSources() {
        return root.resolve("src/lessons");
    }

    /** Returns the folder of the lessons as notebooks. */
    public Path notebooks() {
        return root.resolve("notebooks");
    }

    /** Returns the folder of the exercises as they are given. */
    public Path exercises() {
        return root.resolve("exercises");
    }

    /** Returns what makes a folder with exercises a project for an IDE. */
    public IdeProject forIde() {
        return new IdeProject(classes());
    }

    /** Returns Plybook's own classes: a folder, or an archive. */
    public Path classes() {
        return isInstalled() ? libraries().resolve(ARCHIVE) : root.resolve("target/classes");
    }

    /** Returns a file of Plybook's resources, such as {@code plybook/cli/lessons.py}, as a file that other programs can read. */
    public Path resource(String name) {
        return root.resolve(isInstalled() ? "share" : "target/classes").resolve(name);
    }

    /** Returns the run-time class path: Plybook's classes, then the libraries. */
    public List<Path> classPath() {
        Path file = root.resolve("target/classpath");
        try {
            return Stream.concat(Stream.of(classes()), isInstalled() ? installedLibraries() : builtLibraries(file))
                    .toList();
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("not.built", file), e);
        }
    }

    private Stream<Path> installedLibraries() throws IOException {
        try (Stream<Path> files = Files.list(libraries())) {
            return files
                    .filter(file -> file.toString().endsWith(".jar"))
                    .filter(file -> !file.endsWith(ARCHIVE))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    /** The libraries as the build wrote them down. */
    private static Stream<Path> builtLibraries(Path file) throws IOException {
        return Stream.of(Files.readString(file).strip().split(File.pathSeparator, -1))
                .filter(entry -> !entry.isBlank())
                .map(Path::of);
    }

    /** Returns the {@code java} that runs Plybook right now. */
    public static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", Machine.isWindows() ? "java.exe" : "java");
    }
}
