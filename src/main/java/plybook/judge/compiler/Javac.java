package plybook.judge.compiler;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles a learner's file alone, without annotation processors, against the hooks and nothing else. */
final class Javac {
    private static final int ERRORS_SHOWN = 3;
    private static final int LONGEST_MESSAGE = 400;

    /**
     * One file to compile.
     *
     * @param className the class that it must hold
     * @param contract the simple name of what the class implements
     * @param hooks the classes that it may use
     * @param classes an existing empty folder for what is made of it
     */
    record Task(Path source, String className, String contract, Path hooks, Path classes) {
        String fileName() {
            return className + ".java";
        }
    }

    private Javac() {}

    /** The compiler's message code for a failure of the disk, not of the file. */
    private static final String CANNOT_WRITE = "compiler.err.class.cant.write";

    /**
     * Compiles.
     *
     * @return what is wrong with the file; nothing if it was compiled
     * @throws IOException if the file cannot be read or the classes cannot be written, which is nobody's mistake
     * @throws IllegalStateException if this Java has no compiler
     */
    static String compile(Task task) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("this Java has no compiler: Plybook needs a JDK, not a JRE");
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        StringWriter rest = new StringWriter();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(found, Locale.ENGLISH, StandardCharsets.UTF_8)) {
            List<String> options = List.of(
                    "-proc:none",
                    "-g",
                    "-nowarn",
                    "-Xmaxerrs",
                    "20",
                    "-Xlint:-classfile",
                    "-implicit:none",
                    "-encoding",
                    "UTF-8",
                    "-cp",
                    task.hooks().toString(),
                    "-sourcepath",
                    "",
                    "-d",
                    task.classes().toString());
            boolean compiled = compiler.getTask(rest, files, found, options, null, List.of(new Text(task.source())))
                    .call();
            throwIfDiskFails(found);
            return compiled ? "" : errors(found, task);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return givesUp(task, e.getClass().getSimpleName());
        }
    }

    /** The text of a file, without the mark of order that some editors put before it and no Java compiler reads. */
    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(Path file) throws IOException {
            super(file.toUri(), Kind.SOURCE);
            String whole = Files.readString(file);
            text = whole.startsWith("\uFEFF") ? whole.substring(1) : whole;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static void throwIfDiskFails(DiagnosticCollector<JavaFileObject> found) throws IOException {
        for (Diagnostic<? extends JavaFileObject> each : found.getDiagnostics()) {
            if (CANNOT_WRITE.equals(each.getCode())) {
                throw new IOException(each.getMessage(Locale.ENGLISH));
            }
        }
    }

    /** Returns the message for a file at which the compiler itself fails. */
    static String givesUp(Task task, String why) {
        return task.fileName() + " makes the Java compiler itself give up (" + why + "): simplify it";
    }

    private static String errors(DiagnosticCollector<JavaFileObject> found, Task task) {
        List<Diagnostic<? extends JavaFileObject>> errors = found.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .toList();
        if (errors.isEmpty()) {
            return givesUp(task, "it does not say why");
        }
        String shown = errors.stream()
                .limit(ERRORS_SHOWN)
                .map(each -> error(each, task))
                .collect(Collectors.joining("\n"));
        int more = errors.size() - ERRORS_SHOWN;
        return "the Java compiler says:\n" + shown
                + (more > 0 ? "\n… and " + more + " more; the first one often causes them" : "") + help(errors, task);
    }

    private static String error(Diagnostic<? extends JavaFileObject> error, Task task) {
        String place = error.getLineNumber() == Diagnostic.NOPOS
                ? task.fileName()
                : task.fileName() + ":" + error.getLineNumber();
        String message = error.getMessage(Locale.ENGLISH);
        String shown = message.length() <= LONGEST_MESSAGE ? message : message.substring(0, LONGEST_MESSAGE) + " …";
        return place + ": " + shown + excerpt(error);
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
    private static String help(List<Diagnostic<? extends JavaFileObject>> errors, Task task) {
        return errors.stream()
                .map(Diagnostic::getCode)
                .filter(code -> code != null)
                .map(code -> switch (code) {
                    case "compiler.err.does.not.override.abstract" ->
                        "\nKeep every method of " + task.contract()
                                + " with the parameters and types that the starter gives it.";
                    case "compiler.err.class.public.should.be.in.file" ->
                        "\nThe class in " + task.fileName() + " must be called " + task.className() + ".";
                    case "compiler.err.premature.eof" -> "\nA { is opened and never closed.";
                    default -> "";
                })
                .filter(each -> !each.isEmpty())
                .findFirst()
                .orElse("");
    }
}
