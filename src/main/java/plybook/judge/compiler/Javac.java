package plybook.judge.compiler;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.lang.reflect.TypeVariable;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import plybook.judge.process.GuestClasses;
import plybook.task.Exercise.Part;

/** Compiles a learner's file alone, without annotation processors, against the hooks and nothing else. */
final class Javac {
    private static final int ERRORS_SHOWN = 3;
    private static final String UNKNOWN_NAME = "compiler.err.cant.resolve";
    private static final int LONGEST_MESSAGE = 400;
    private static final int LONGEST_LINE = 150;

    static final int MOST_CLASSES = 500;

    /** The bytes of all classes together. */
    static final int LARGEST_CLASSES = 8 << 20;

    /**
     * One file to compile.
     *
     * @param text what is in the file, without the mark of order that some editors put before it and no Java compiler reads
     * @param className the class that it must hold
     * @param contract the simple name of what the class implements
     * @param variables the type variables of both, such as {@code <S, A>}; may be empty
     * @param hooks the classes that it may use
     */
    record Task(String text, String className, String contract, String variables, Path hooks) {
        private static final String MARK_OF_ORDER = "\uFEFF";

        Task {
            text = text.startsWith(MARK_OF_ORDER) ? text.substring(1) : text;
        }

        /** Returns the task of compiling a part's file. */
        static Task of(Part part, String text) {
            String variables = Stream.of(part.contract().getTypeParameters())
                    .map(TypeVariable::getName)
                    .collect(Collectors.joining(", ", "<", ">"));
            return new Task(
                    text,
                    part.className(),
                    part.contract().getSimpleName(),
                    variables.equals("<>") ? "" : variables,
                    GuestClasses.folder(part));
        }

        String fileName() {
            return className + ".java";
        }

        String contracted() {
            return contract + variables;
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
            throw new IllegalStateException(Texts.of("no.compiler"));
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager files =
                        compiler.getStandardFileManager(found, Locale.ENGLISH, StandardCharsets.UTF_8);
                Memory memory = new Memory(files)) {
            boolean compiled = compiler.getTask(
                            new StringWriter(),
                            memory,
                            found,
                            options(task),
                            null,
                            List.of(new Text(task.fileName(), task.text())))
                    .call();
            return compiled
                    ? made(task, memory.classes())
                    : Made.failed(errors(found, task, Names.in(task.text(), task.hooks())));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return Made.failed(givesUp(task, e.getClass().getSimpleName()));
        }
    }

    private static List<String> options(Task task) {
        return List.of(
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
    }

    private static Made made(Task task, Map<String, byte[]> classes) {
        if (classes.size() > MOST_CLASSES) {
            return Made.failed(Texts.of("classes.many", task.fileName(), classes.size(), MOST_CLASSES));
        }
        long bytes = classes.values().stream().mapToLong(each -> each.length).sum();
        return bytes > LARGEST_CLASSES
                ? Made.failed(Texts.of("classes.large", task.fileName(), bytes >> 20))
                : new Made("", classes);
    }

    /** The text of a file. */
    static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String fileName, String text) {
            super(URI.create("text:///" + fileName), Kind.SOURCE);
            this.text = text;
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
        return Texts.of("gives.up", task.fileName(), why);
    }

    private static String errors(DiagnosticCollector<JavaFileObject> found, Task task, Names names) {
        List<Diagnostic<? extends JavaFileObject>> errors = found.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .toList();
        if (errors.isEmpty()) {
            return givesUp(task, Texts.of("gives.up.silently"));
        }
        List<String> lines = new ArrayList<>(List.of(Texts.of("compiler.says")));
        Set<String> explained = new HashSet<>();
        Optional<Diagnostic<? extends JavaFileObject>> structure = errors.stream()
                .filter(each -> PlainWords.isAboutStructure(complaint(each, task)))
                .findFirst();
        boolean alone = structure.isPresent()
                && (structure.get().equals(errors.get(0))
                        || !Braces.of(task.text()).hasClass());
        int shown = 0;
        for (Diagnostic<? extends JavaFileObject> error :
                alone ? List.of(structure.get()) : errors.subList(0, Math.min(ERRORS_SHOWN, errors.size()))) {
            Optional<String> words = PlainWords.of(
                    complaint(error, task), names, task.className() + task.variables(), task.contracted());
            boolean isNew = words.filter(explained::add).isPresent();
            // A name that Java does not know is complained of wherever it is used, and one repair is enough.
            if (isNew || words.isEmpty() || !complaint(error, task).code().startsWith(UNKNOWN_NAME)) {
                lines.add(error(error, task) + excerpt(error));
                words.filter(each -> isNew).ifPresent(each -> lines.add(Texts.of("plain.words", each)));
                shown++;
            }
        }
        int more = errors.size() - shown;
        if (more > 0) {
            lines.add(Texts.of("errors.more", more));
        }
        return String.join("\n", lines);
    }

    private static Complaint complaint(Diagnostic<? extends JavaFileObject> error, Task task) {
        return new Complaint(
                Optional.ofNullable(error.getCode()).orElse(""),
                error.getMessage(Locale.ENGLISH),
                task.text(),
                (int) error.getStartPosition(),
                (int) error.getPosition(),
                (int) error.getEndPosition());
    }

    private static String error(Diagnostic<? extends JavaFileObject> error, Task task) {
        String place = error.getLineNumber() == Diagnostic.NOPOS
                ? task.fileName()
                : task.fileName() + ":" + error.getLineNumber();
        String message = PlainWords.simple(error.getMessage(Locale.ENGLISH));
        String shown = message.length() <= LONGEST_MESSAGE ? message : message.substring(0, LONGEST_MESSAGE) + " …";
        return Texts.of("error", place, shown);
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
            if (line.isBlank() || line.length() > LONGEST_LINE) {
                return "";
            }
            int column = (int) Math.max(1, error.getColumnNumber());
            return "\n    " + line.replace('\t', ' ') + "\n    " + " ".repeat(column - 1) + "^";
        } catch (IOException e) {
            return "";
        }
    }
}
