package plybook.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * A program of a corpus and what is known about it.
 *
 * @param file {@code EXERCISE/NAME/MyX.java} below the corpus
 * @param known the lines at the top of the file, such as {@code truth: wrong}, by their first word
 */
record KnownProgram(Path file, Map<String, String> known) {
    /** The open half, which is committed. */
    static final Path OPEN = Path.of("src/test/resources/corpus");

    private static final String COMMENT = "// ";
    private static final List<String> NEEDED = List.of("exercise", "truth", "mistake", "player", "style", "single");

    /** @throws IllegalArgumentException if a line is missing or says something else than it may */
    KnownProgram {
        known = Map.copyOf(known);
        for (String line : NEEDED) {
            if (!known.containsKey(line)) {
                throw new IllegalArgumentException(file + " has no line \"" + COMMENT + line + ":\" at its top");
            }
        }
        only(file, known, "truth", "right", "wrong", "half");
        only(file, known, "single", "yes", "no");
        only(file, known, "player", "MAX", "MIN", "both");
    }

    private static void only(Path file, Map<String, String> known, String line, String... values) {
        if (!List.of(values).contains(known.get(line))) {
            throw new IllegalArgumentException(file + " says \"" + line + ": " + known.get(line) + "\"; it may say "
                    + String.join(" or ", values));
        }
    }

    /**
     * Returns the programs below a folder, in the order of their names.
     *
     * @throws IllegalArgumentException if there are none, or one of them does not say what is known about it
     */
    static List<KnownProgram> below(Path corpus) {
        try (Stream<Path> files = Files.walk(corpus)) {
            List<KnownProgram> programs = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .map(KnownProgram::read)
                    .toList();
            if (programs.isEmpty()) {
                throw new IllegalArgumentException("no program below " + corpus);
            }
            return programs;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static KnownProgram read(Path file) {
        Map<String, String> known = new LinkedHashMap<>();
        try {
            for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                int colon = line.indexOf(": ");
                if (!line.startsWith(COMMENT) || colon < 0) {
                    break;
                }
                known.put(line.substring(COMMENT.length(), colon), line.substring(colon + 2));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new KnownProgram(file, known);
    }

    /** Returns its name, such as {@code 04-alpha-beta/textbook}: the same in every corpus folder. */
    String name() {
        int names = file.getNameCount();
        return file.getName(names - 3) + "/" + file.getName(names - 2);
    }

    Path folder() {
        return Optional.ofNullable(file.getParent()).orElseThrow();
    }

    boolean right() {
        return says("truth").equals("right");
    }

    boolean wrong() {
        return says("truth").equals("wrong");
    }

    /** Returns whether there is one mistake in it and no more. */
    boolean single() {
        return says("single").equals("yes");
    }

    String says(String line) {
        return Optional.ofNullable(known.get(line)).orElseThrow();
    }

    Exercise exercise() {
        return Course.find(says("exercise"));
    }

    /**
     * Compiles the program.
     *
     * @param classes an existing empty folder
     * @return what makes an object of its class
     */
    Supplier<Object> objects(Path classes) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = List.of("-proc:none", "-nowarn", "-d", classes.toString());
            if (!compiler.getTask(null, files, null, options, null, files.getJavaFileObjects(file))
                    .call()) {
                throw new IllegalArgumentException(file + " does not compile");
            }
            URL[] where = {classes.toUri().toURL()};
            String className = file.getFileName().toString().replace(".java", "");
            Class<?> type = new URLClassLoader(where, getClass().getClassLoader()).loadClass(className);
            return () -> {
                try {
                    return type.getDeclaredConstructor().newInstance();
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(file + " holds another class", e);
        }
    }

    @Override
    public String toString() {
        return name();
    }
}
