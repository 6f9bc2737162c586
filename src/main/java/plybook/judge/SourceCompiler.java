package plybook.judge;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import plybook.task.Exercise.Part;

/** Compiles a learner's file alone, without annotation processors, against the hooks and nothing else. */
public final class SourceCompiler {
    private static final int LARGEST = 1 << 20;
    private static final int ERRORS_SHOWN = 3;

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
     * @throws IllegalStateException if this Java has no compiler
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
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("this Java has no compiler: Plybook needs a JDK, not a JRE");
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        StringWriter rest = new StringWriter();
        boolean compiled;
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(found, Locale.ENGLISH, StandardCharsets.UTF_8)) {
            List<String> options = List.of(
                    "-proc:none",
                    "-g",
                    "-nowarn",
                    "-Xlint:-classfile",
                    "-implicit:none",
                    "-encoding",
                    "UTF-8",
                    "-cp",
                    GuestClasses.folder().toString(),
                    "-sourcepath",
                    "",
                    "-d",
                    classes.toString());
            compiled = compiler.getTask(rest, files, found, options, null, files.getJavaFileObjects(source))
                    .call();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return Outcome.failed(part.fileName() + " makes the Java compiler itself give up (" + e + "): simplify it");
        }
        if (!compiled) {
            return Outcome.failed(errors(found, part));
        }
        return checkNames(part, classes);
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

    private static String errors(DiagnosticCollector<JavaFileObject> found, Part part) {
        List<Diagnostic<? extends JavaFileObject>> errors = found.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .toList();
        String shown = errors.stream()
                .limit(ERRORS_SHOWN)
                .map(each -> error(each, part))
                .collect(Collectors.joining("\n"));
        int more = errors.size() - ERRORS_SHOWN;
        return "the Java compiler says:\n" + shown
                + (more > 0 ? "\n… and " + more + " more; the first one often causes them" : "") + help(errors, part);
    }

    private static String error(Diagnostic<? extends JavaFileObject> error, Part part) {
        String place = error.getLineNumber() == Diagnostic.NOPOS
                ? part.fileName()
                : part.fileName() + ":" + error.getLineNumber();
        return place + ": " + error.getMessage(Locale.ENGLISH) + excerpt(error);
    }

    private static String excerpt(Diagnostic<? extends JavaFileObject> error) {
        if (error.getLineNumber() == Diagnostic.NOPOS || error.getSource() == null) {
            return "";
        }
        try {
            String line = error.getSource()
                    .getCharContent(true)
                    .toString()
                    .lines()
                    .skip(error.getLineNumber() - 1)
                    .findFirst()
                    .orElse("");
            if (line.isBlank() || line.length() > 150) {
                return "";
            }
            int column = (int) Math.max(1, error.getColumnNumber());
            return "\n    " + line.replace('\t', ' ') + "\n    " + " ".repeat(column - 1) + "^";
        } catch (IOException e) {
            return "";
        }
    }

    /** A word on those errors whose text does not tell a beginner what to do. */
    private static String help(List<Diagnostic<? extends JavaFileObject>> errors, Part part) {
        return errors.stream()
                .map(Diagnostic::getCode)
                .filter(code -> code != null)
                .map(code -> switch (code) {
                    case "compiler.err.does.not.override.abstract" ->
                        "\nKeep every method of " + part.contract().getSimpleName()
                                + " with the parameters and types that the starter gives it.";
                    case "compiler.err.class.public.should.be.in.file" ->
                        "\nThe class in " + part.fileName() + " must be called " + part.className() + ".";
                    case "compiler.err.premature.eof" -> "\nA { is opened and never closed.";
                    default -> "";
                })
                .filter(each -> !each.isEmpty())
                .findFirst()
                .orElse("");
    }
}
