package plybook.setup;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * The machine, as far as Plybook has to know it.
 *
 * @param environment the environment variables
 */
public record Machine(Map<String, String> environment) {
    public Machine {
        environment = Map.copyOf(environment);
    }

    /** Returns this machine. */
    public static Machine here() {
        return new Machine(System.getenv());
    }

    public static boolean isWindows() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    }

    public static boolean isMac() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac");
    }

    /** Returns every program of that name on the search path, in its order. */
    public Stream<Path> programs(String name) {
        String path = environment.getOrDefault("PATH", environment.getOrDefault("Path", ""));
        String file = isWindows() ? name + ".exe" : name;
        return Stream.of(path.split(File.pathSeparator, -1))
                .map(folder -> folder.replace("\"", "")) // on Windows an entry may be quoted
                .filter(folder -> !folder.isBlank())
                .flatMap(folder -> folder(folder).stream())
                .map(folder -> folder.resolve(file))
                .filter(Files::isExecutable);
    }

    /** Returns a folder, unless the text cannot be the name of one: the shell, too, passes over such an entry. */
    private static Optional<Path> folder(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Returns the user's home, if there is one and files can be made in it. */
    public Optional<Path> writableHome() {
        String home = environment.getOrDefault("HOME", environment.getOrDefault("USERPROFILE", ""));
        return Optional.of(home)
                .filter(folder -> !folder.isBlank())
                .map(Path::of)
                .filter(Files::isDirectory)
                .filter(Files::isWritable);
    }

    /** Returns whether a browser window could be shown: always on Windows and macOS, elsewhere with a display or a chosen browser. */
    public boolean hasDisplay() {
        return isWindows()
                || isMac()
                || Stream.of("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
                        .anyMatch(name -> !environment.getOrDefault(name, "").isBlank());
    }

    /**
     * Checks that the Java that runs Plybook is a JDK: cells and exercises are compiled.
     *
     * @throws MachineLacks if it has no compiler
     */
    public static void requireJdk() {
        if (ToolProvider.getSystemJavaCompiler() == null) {
            throw new MachineLacks(Texts.of("no.jdk", System.getProperty("java.home")));
        }
    }
}
