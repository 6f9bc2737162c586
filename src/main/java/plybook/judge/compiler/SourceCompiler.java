package plybook.judge.compiler;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.stream.Collectors;
import plybook.judge.process.GuestClasses;
import plybook.judge.process.NoSandbox;
import plybook.judge.process.Sandbox;
import plybook.task.Exercise.Part;

/**
 * Makes classes of learners' files, or a sentence why that cannot be done. A compiler that is warm is ten times as quick as a new one, so
 * one is kept: for the files of one submission only, unless they are your own.
 */
public final class SourceCompiler implements AutoCloseable {
    static final int LARGEST = 1 << 20;

    /** Some file systems allow no more in a name. */
    private static final int LONGEST_NAME = 200;

    private static final SourceCompiler OF_OWN_CODE = new SourceCompiler(Sandbox.none());

    private final Sandbox sandbox;
    private final Deque<CompilerProcess> idle = new ConcurrentLinkedDeque<>();

    /** The learner's classes, or a sentence why there are none; exactly one of the two. */
    public record Outcome(Optional<Path> classes, String message) {
        static Outcome of(Path classes) {
            return new Outcome(Optional.of(classes), "");
        }

        static Outcome failed(String message) {
            return new Outcome(Optional.empty(), message);
        }
    }

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(OF_OWN_CODE::end));
    }

    private SourceCompiler(Sandbox sandbox) {
        this.sandbox = sandbox;
    }

    /** Returns the compiler of your own code, which stays warm until this program ends. */
    public static SourceCompiler ofOwnCode() {
        return OF_OWN_CODE;
    }

    /** Returns a compiler for one submission; it begins when it is first used. */
    public static SourceCompiler in(Sandbox sandbox) {
        return sandbox instanceof NoSandbox ? OF_OWN_CODE : new SourceCompiler(sandbox);
    }

    /**
     * Compiles the file of one part of an exercise.
     *
     * @param source the file, which need not exist
     * @param classes an existing empty folder
     * @throws IOException if no compiler can be started, somebody ended it, or the disk is full: then nothing is known of the file
     */
    public Outcome compile(Path source, Part part, Path classes) throws IOException {
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
            return Outcome.failed(name + " is empty: delete it, and ./plybook lab puts the starter back in its place");
        }
        return compile(text, part, classes);
    }

    /**
     * Compiles a class that has no file.
     *
     * @param part the part of an exercise that it is; its name is {@link WrittenClass#className}
     * @param classes an existing empty folder
     * @throws IOException if no compiler can be started, somebody ended it, or the disk is full
     */
    public Outcome compile(WrittenClass written, Part part, Path classes) throws IOException {
        return compile(written.text(GuestClasses.folder(part)), part, classes);
    }

    private Outcome compile(String text, Part part, Path classes) throws IOException {
        Javac.Made made = made(Javac.Task.of(part, text));
        String complaint =
                made.complaint().isEmpty() ? wrongNames(part, made.classes().keySet()) : made.complaint();
        if (!complaint.isEmpty()) {
            return Outcome.failed(complaint);
        }
        for (Map.Entry<String, byte[]> each : made.classes().entrySet()) {
            Files.write(classes.resolve(each.getKey() + ".class"), each.getValue());
        }
        return Outcome.of(classes);
    }

    private Javac.Made made(Javac.Task task) throws IOException {
        CompilerProcess warm = idle.pollFirst();
        CompilerProcess compiler = warm != null && warm.isSound() ? warm : CompilerProcess.start(sandbox);
        if (warm != null && warm != compiler) {
            warm.close();
        }
        try {
            return compiler.compile(task);
        } finally {
            if (compiler.isSound()) {
                idle.addFirst(compiler);
            } else {
                compiler.close();
            }
        }
    }

    /** Ends the compiler, unless it is that of your own code. */
    @Override
    public void close() {
        if (this != OF_OWN_CODE) {
            end();
        }
    }

    private void end() {
        for (CompilerProcess each = idle.pollFirst(); each != null; each = idle.pollFirst()) {
            each.close();
        }
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

    /** Returns what is wrong with the names of the classes; nothing if each can be a file of its own. */
    static String wrongNames(Part part, Set<String> made) {
        String name = part.className();
        Optional<String> elsewhere =
                made.stream().filter(each -> each.contains(".")).findFirst();
        if (elsewhere.isPresent()) {
            return part.fileName() + " puts its classes into a package ("
                    + elsewhere.get().substring(0, elsewhere.get().lastIndexOf('.'))
                    + "): take the line that begins with \"package\" out";
        }
        if (made.stream().anyMatch(each -> !isFileName(each))) {
            return part.fileName() + " has a class whose name is longer than " + LONGEST_NAME
                    + " letters, or is no name of a file: give it another one";
        }
        if (!made.contains(name)) {
            String there =
                    made.stream().filter(each -> !each.contains("$")).sorted().collect(Collectors.joining(", "));
            return part.fileName() + " has no class " + name + (there.isEmpty() ? "" : ", but " + there)
                    + ": name the class " + name + " as in the starter";
        }
        return "";
    }

    private static boolean isFileName(String name) {
        return !name.isEmpty()
                && name.getBytes(StandardCharsets.UTF_8).length <= LONGEST_NAME
                && name.chars().allMatch(Character::isJavaIdentifierPart)
                && name.chars().noneMatch(Character::isIdentifierIgnorable);
    }
}
