package plybook.mutants;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A learner's file among the test data. Its first lines are comments: a word, a colon, and a text. */
public record Submission(Path file) {
    private static final Path FOLDER = Path.of("src/test/resources/mutants");
    private static final List<String> KINDS = List.of("wrong", "sound", "hostile");
    private static final int PIECE = 3;
    private static final int NEAR_NAMES = 5;
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    /** The file manager. There is only one, because opening the library of the JDK takes most of the time. */
    private static final StandardJavaFileManager FILES =
            COMPILER.getStandardFileManager(diagnostic -> {}, Locale.ENGLISH, StandardCharsets.UTF_8);

    /** Returns all of a kind: {@code wrong}, {@code sound} or {@code hostile}. */
    public static List<Submission> all(String kind) {
        try (Stream<Path> files = Files.walk(FOLDER.resolve(kind))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .map(Submission::new)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns the submissions of a kind that {@code -Dplybook.case=NAME} chooses: those whose path contains the name, or all without it.
     *
     * @throws IllegalArgumentException if no submission of any kind has such a path
     */
    public static List<Submission> chosen(String kind) {
        return chosen(kind, System.getProperty("plybook.case", ""));
    }

    /**
     * Returns one in so many of the chosen ones, as {@code -Dplybook.sample=3} says; all of them if it says nothing or a case was named. The
     * first of each exercise is always among them.
     */
    public static List<Submission> sampled(String kind) {
        return sampled(kind, "plybook.sample");
    }

    /** Returns the same for a sample of its own, which the property names. */
    public static List<Submission> sampled(String kind, String property) {
        return sampled(
                chosen(kind), System.getProperty("plybook.case", "").isEmpty() ? Integer.getInteger(property, 1) : 1);
    }

    static List<Submission> sampled(List<Submission> all, int oneIn) {
        Map<String, Integer> seen = new HashMap<>();
        return all.stream()
                .filter(each -> seen.merge(each.exercise(), 1, Integer::sum) % oneIn == 1 % oneIn)
                .toList();
    }

    static List<Submission> chosen(String kind, String name) {
        List<Submission> everything =
                KINDS.stream().flatMap(each -> all(each).stream()).toList();
        if (everything.stream().noneMatch(submission -> submission.isNamed(name))) {
            throw new IllegalArgumentException("no submission's path contains \"" + name + "\"; near names: "
                    + near(name, everything.stream().map(Submission::toString).distinct()));
        }
        return all(kind).stream().filter(submission -> submission.isNamed(name)).toList();
    }

    private boolean isNamed(String name) {
        return FOLDER.relativize(file).toString().replace('\\', '/').contains(name);
    }

    /** Returns the names that share the most groups of three letters with the wanted one. */
    private static String near(String wanted, Stream<String> names) {
        Set<String> pieces = pieces(wanted);
        return names.sorted(Comparator.comparingDouble(name -> -overlap(pieces, pieces(name))))
                .limit(NEAR_NAMES)
                .collect(Collectors.joining(", "));
    }

    /** Returns Dice's coefficient: 1 for equal sets, 0 for disjoint ones. */
    private static double overlap(Set<String> one, Set<String> other) {
        return 2.0 * one.stream().filter(other::contains).count() / (one.size() + other.size());
    }

    private static Set<String> pieces(String text) {
        return IntStream.rangeClosed(0, text.length() - PIECE)
                .mapToObj(at -> text.substring(at, at + PIECE))
                .collect(Collectors.toSet());
    }

    /** Returns the folder of its exercise, such as {@code 03-minimax}. */
    public String exercise() {
        return file.getName(file.getNameCount() - 3).toString();
    }

    /** Returns the name of its own folder, which says what is special about it. */
    private String name() {
        return file.getName(file.getNameCount() - 2).toString();
    }

    public String className() {
        return file.getFileName().toString().replace(".java", "");
    }

    /** Returns the text of the comment line that begins with the word. */
    public String says(String word) {
        return maySay(word)
                .orElseThrow(() -> new IllegalStateException(file + " has no line that begins with // " + word + ":"));
    }

    /** Returns the text of the comment line that begins with the word, if there is one. */
    public Optional<String> maySay(String word) {
        try (Stream<String> lines = Files.lines(file)) {
            String start = "// " + word + ":";
            return lines.filter(line -> line.startsWith(start))
                    .map(line -> line.substring(start.length()).strip())
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns a supplier of new objects of the class.
     *
     * @param classes an existing empty folder
     */
    public Supplier<Object> objects(Path classes) {
        StringWriter errors = new StringWriter();
        List<String> options = List.of("-proc:none", "-nowarn", "-cp", "target/classes", "-d", classes.toString());
        boolean compiled = COMPILER.getTask(
                        errors,
                        FILES,
                        diagnostic -> errors.append(diagnostic + "\n"),
                        options,
                        List.of(),
                        FILES.getJavaFileObjects(file))
                .call();
        if (!compiled) {
            throw new IllegalStateException(file + " does not compile:\n" + errors);
        }
        try {
            Constructor<?> constructor = new URLClassLoader(new URL[] {url(classes)}, Submission.class.getClassLoader())
                    .loadClass(className())
                    .getConstructor();
            return () -> made(constructor);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(file + ": no object of " + className(), e);
        }
    }

    private static Object made(Constructor<?> constructor) {
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static URL url(Path folder) {
        try {
            return folder.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns its exercise and its own name, such as {@code 03-minimax/last-action}. */
    @Override
    public String toString() {
        return exercise() + "/" + name();
    }
}
