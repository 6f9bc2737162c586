package plybook.ide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import plybook.task.Exercise.Part;

/** A learner's source file, with the line in it that a text is about. */
final class LearnersFile {
    /** So many characters of a message are looked for in the source, where the rest may stand in another string. */
    private static final int BEGINNING = 30;

    private final Part part;
    private final Path path;
    private final List<String> lines;

    LearnersFile(Part part, Path folder) {
        this.part = part;
        this.path = folder.resolve(part.fileName()).toAbsolutePath();
        this.lines = lines(path);
    }

    Part part() {
        return part;
    }

    Path path() {
        return path;
    }

    /** Reads the file in an encoding in which every byte is a character, since it may be in any. */
    private static List<String> lines(Path path) {
        if (!Files.isRegularFile(path)) {
            return List.of();
        }
        try {
            return Files.readAllLines(path, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the file's address with a line, as JUnit and IDEs read it. */
    URI at(int line) {
        return URI.create(path.toUri() + "?line=" + line);
    }

    /**
     * Returns the line that a text is about: the line that it names, else the one that it quotes, else where the method that it
     * names begins, else where the class begins.
     */
    int lineOf(String text) {
        return named(text)
                .or(() -> quoted(text))
                .or(() -> method(text))
                .or(() -> first(line -> line.contains("class " + part.className())))
                .orElse(1);
    }

    private Optional<Integer> named(String text) {
        Matcher named = Pattern.compile(Pattern.quote(part.fileName()) + ":([0-9]{1,6})")
                .matcher(text);
        return named.find() ? Optional.of(Integer.valueOf(named.group(1))) : Optional.empty();
    }

    private Optional<Integer> quoted(String text) {
        String beginning = text.lines().findFirst().orElse("");
        String wanted = beginning.substring(0, Math.min(BEGINNING, beginning.length()));
        return wanted.isBlank() ? Optional.empty() : first(line -> line.contains(wanted));
    }

    private Optional<Integer> method(String text) {
        return Arrays.stream(part.contract().getMethods())
                .map(Method::getName)
                .filter(name ->
                        Pattern.compile("\\b" + name + "\\b").matcher(text).find())
                .findFirst()
                .flatMap(name -> first(line -> line.matches("\\s*public .*\\b" + name + "\\(.*")));
    }

    private Optional<Integer> first(Predicate<String> wanted) {
        return IntStream.range(0, lines.size())
                .filter(index -> wanted.test(lines.get(index)))
                .mapToObj(index -> index + 1)
                .findFirst();
    }
}
