package plybook.judge.compiler;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles a learner's file alone, without annotation processors, against the hooks and nothing else. */
final class Javac {
    private static final int ERRORS_SHOWN = 3;
    private static final int LONGEST_MESSAGE = 400;

    static final int MOST_CLASSES = 500;

    /** The bytes of all classes together. */
    static final int LARGEST_CLASSES = 8 << 20;

    /**
     * One file to compile.
     *
     * @param text what is in the file
     * @param className the class that it must hold
     * @param contract the simple name of what the class implements
     * @param hooks the classes that it may use
     */
    record Task(String text, String className, String contract, Path hooks) {
        String fileName() {
            return className + ".java";
        }
    }

    /**
     * The result for one file.
     *
     * @param complaint what is wrong with the file; nothing if it was compiled
     * @param classes by their full names
     */
    record Made(String complaint, Map<String, byte[]> classes) {
        static Made failed(String complaint) {
            return new Made(complaint, Map.of());
        }
    }

    private Javac() {}

    /**
     * Compiles.
     *
     * @throws IllegalStateException if this Java has no compiler
     */
    static Made compile(Task task) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("this Java has no compiler: Plybook needs a JDK, not a JRE");
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        StringWriter rest = new StringWriter();
        try (StandardJavaFileManager files =
                        compiler.getStandardFileManager(found, Locale.ENGLISH, StandardCharsets.UTF_8);
                Memory memory = new Memory(files)) {
            List<String> options = List.of(
                    "-proc:none",
                    "-g",
                    "-nowarn",
                    "-Xmaxerrs",
                    "20",
                    "-Xlint:-classfile",
                    "-implicit:none",
                    "-cp",
                    task.hooks().toString(),
                    "-sourcepath",
                    "");
            boolean compiled = compiler.getTask(rest, memory, found, options, null, List.of(new Text(task)))
                    .call();
            return compiled ? made(task, memory.classes()) : Made.failed(errors(found, task));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return Made.failed(givesUp(task, e.getClass().getSimpleName()));
        }
    }

    private static Made made(Task task, Map<String, byte[]> classes) {
        if (classes.size() > MOST_CLASSES) {
            return Made.failed(task.fileName() + " makes " + classes.size() + " classes, and more than " + MOST_CLASSES
                    + " are not what a solution looks like");
        }
        long bytes = classes.values().stream().mapToLong(each -> each.length).sum();
        return bytes > LARGEST_CLASSES
                ? Made.failed(task.fileName() + " makes classes of " + (bytes >> 20)
                        + " MiB together, which is not what a solution looks like")
                : new Made("", classes);
    }

    /** The text of a file, without the mark of order that some editors put before it and no Java compiler reads. */
    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(Task task) {
            super(URI.create("text:///" + task.fileName()), Kind.SOURCE);
            text = task.text().startsWith("\uFEFF") ? task.text().substring(1) : task.text();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Keeps the classes that are made: the compiler's process can write no file. */
    private static final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final Map<String, ByteArrayOutputStream> made = new TreeMap<>();

        Memory(StandardJavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            made.put(className, bytes);
            return new SimpleJavaFileObject(URI.create("made:///" + made.size() + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return bytes;
                }
            };
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> classes = new TreeMap<>();
            made.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
            return classes;
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
