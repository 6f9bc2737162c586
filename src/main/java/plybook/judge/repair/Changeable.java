package plybook.judge.repair;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import plybook.guest.change.Changes;

/**
 * Copies a learner's class files so that single changes can be tried in them: each place that can be changed calls {@link Changes}, which
 * returns what was written there unless its change is being tried. All changes lie in one class, so one process tries them all, and a
 * change costs no compiler.
 *
 * <p>Nothing that is added jumps, but for a handler of exceptions at the end of a method, so the copies keep their stack maps and are verified like any class. Source of the idea: mutant schemata
 * (Untch, Offutt and Harrold 1993), here the other way round: a wrong class is given, and the change that makes it right is wanted.
 */
final class Changeable {
    private static final String ENDING = ".class";

    private final List<Change> changes = new ArrayList<>();

    /** The first change of what is written alike in several places. */
    private final Map<String, Integer> alike = new HashMap<>();

    /** The numbers that the fields of the class begin with, by their names, as far as they are written. */
    private Map<String, Integer> starts = Map.of();

    private int next = 1;
    private String method = "";

    private Changeable() {}

    /**
     * Copies the classes.
     *
     * @param from the folder with the class files
     * @param to an existing folder for the copies
     * @return the changes that can be tried
     * @throws IOException if a file cannot be read or written
     * @throws RuntimeException if a class is too large with its changes, or no class of javac's
     */
    static List<Change> copy(Path from, Path to) throws IOException {
        Changeable copies = new Changeable();
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
                byte[] code = Files.readAllBytes(file);
                Path copy = to.resolve(from.relativize(file));
                Files.createDirectories(copy.resolveSibling(""));
                Files.write(copy, file.toString().endsWith(ENDING) ? copies.changeable(code) : code);
            }
        }
        return copies.changes.stream().sorted().toList();
    }

    private byte[] changeable(byte[] code) {
        ClassNode type = new ClassNode();
        new ClassReader(code).accept(type, 0);
        starts = MethodChanges.numbersAtTheStart(type); // before anything is added to a constructor
        for (MethodNode method : type.methods) {
            boolean isMade = (method.access & (Opcodes.ACC_BRIDGE | Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT)) != 0;
            if (!isMade && !method.name.equals("<clinit>")) {
                this.method = method.name.replaceFirst("^lambda\\$([^$]*)\\$.*", "$1");
                new MethodChanges(type, method, this).makeChangeable();
            }
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    /** Returns the number that a field of the class begins with. */
    int atTheStart(String field) {
        return starts.getOrDefault(field, 0);
    }

    /**
     * Adds a place.
     *
     * @param kinds the kind of each of its alternatives
     * @return the number of the first
     */
    int add(int line, String name, Change.Kind... kinds) {
        int first = next;
        for (Change.Kind kind : kinds) {
            changes.add(new Change(next++, line, method, kind, name));
        }
        return first;
    }

    /**
     * Adds a place that changes together with others.
     *
     * @param what the same for all of them
     * @return the number of the first of their alternatives
     */
    int addAlike(String what, int line, String name, Change.Kind... kinds) {
        return alike.computeIfAbsent(what, key -> add(line, name, kinds));
    }
}
