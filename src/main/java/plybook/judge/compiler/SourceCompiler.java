package plybook.judge.compiler;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.judge.process.GuestClasses;
import plybook.task.Exercise.Part;

/** Makes classes of a learner's file, or a sentence why that cannot be done. */
public final class SourceCompiler {
    private static final int LARGEST = 1 << 20;
    private static final int MOST_CLASSES = 500;

    /** The learner's classes, or a sentence why there are none; exactly one of the two. */
    public record Outcome(Optional<Path> classes, String message) {
        static Outcome of(Path classes) {
            return new Outcome(Optional.of(classes), "");
        }

        static Outcome failed(String message) {
            return new Outcome(Optional.empty(), message);
        }
    }

    private SourceCompiler() {}

    /**
     * Compiles the file of one part of an exercise.
     *
     * @param source the file, which need not exist
     * @param classes an existing empty folder
     * @throws IllegalStateException if this Java has no compiler, or none can be started
     */
    public static Outcome compile(Path source, Part part, Path classes) throws IOException {
        String name = part.fileName();
        if (!Files.isRegularFile(source)) {
            return Outcome.failed("there is no file " + name + " in "
                    + source.toAbsolutePath().getParent() + ": copy the starter of the exercise there");
        }
        if (Files.size(source) > LARGEST) {
            return Outcome.failed(name + " is larger than a megabyte: that is not what a solution looks like");
        }
        byte[] bytes = Files.readAllBytes(source);
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return Outcome.failed(name + " is not saved as UTF-8: line " + lineOfBadByte(bytes)
                    + " has a character in another encoding; save the file as UTF-8");
        }
        if (text.isBlank()) {
            return Outcome.failed(name + " is empty: copy the starter of the exercise there");
        }
        return compileText(source, part, classes);
    }

    /** The lenient decoder puts U+FFFD where the strict one stops. */
    private static long lineOfBadByte(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return 1
                + text.substring(0, text.indexOf('\uFFFD'))
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
    }

    private static Outcome compileText(Path source, Part part, Path classes) throws IOException {
        String complaint = CompilerProcess.compile(new Javac.Task(
                source, part.className(), part.contract().getSimpleName(), GuestClasses.folder(part), classes));
        return complaint.isEmpty() ? checkNames(part, classes) : Outcome.failed(complaint);
    }

    private static Outcome checkNames(Part part, Path classes) throws IOException {
        String name = part.className();
        List<String> made;
        try (Stream<Path> files = Files.walk(classes)) {
            made = files.filter(file -> file.toString().endsWith(".class"))
                    .map(file -> classes.relativize(file).toString())
                    .map(file -> file.substring(0, file.length() - ".class".length()))
                    .map(file -> file.replace('\\', '/').replace('/', '.'))
                    .toList();
        }
        if (made.size() > MOST_CLASSES) {
            return Outcome.failed(part.fileName() + " makes " + made.size() + " classes, and more than " + MOST_CLASSES
                    + " are not what a solution looks like");
        }
        Optional<String> elsewhere =
                made.stream().filter(each -> each.contains(".")).findFirst();
        if (elsewhere.isPresent()) {
            return Outcome.failed(part.fileName() + " puts its classes into a package ("
                    + elsewhere.get().substring(0, elsewhere.get().lastIndexOf('.'))
                    + "): take the line that begins with \"package\" out");
        }
        if (!made.contains(name)) {
            String there =
                    made.stream().filter(each -> !each.contains("$")).sorted().collect(Collectors.joining(", "));
            return Outcome.failed(part.fileName() + " has no class " + name + (there.isEmpty() ? "" : ", but " + there)
                    + ": name the class " + name + " as in the starter");
        }
        return Outcome.of(classes);
    }
}
