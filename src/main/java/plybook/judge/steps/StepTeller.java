package plybook.judge.steps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Copies a learner's class files so that they tell their steps: each method when it begins, returns and throws, and each line with the
 * variables that have a value there. The code itself stays as it is. Constructors, getters and what the compiler made by itself tell
 * nothing.
 *
 * <p>Lines and names come from the tables that javac writes with {@code -g}. Without them a class tells less, or nothing.
 */
public final class StepTeller {
    private static final String ENDING = ".class";
    static final String LAMBDA = "lambda$";

    /** More fields would hide the window among them. */
    private static final int MOST_FIELDS = 8;

    /** A getter has no more instructions: load this, load the field, return. */
    private static final int GETTER = 3;

    private static final Set<String> OF_ENUMS = Set.of("values", "valueOf");
    private static final Set<String> OF_RECORDS = Set.of("toString", "hashCode", "equals");

    /** A method of the course, by the internal names of the classes that have it. It has no parameters. */
    public record Read(Set<String> owners, String method) {
        public Read {
            owners = Set.copyOf(owners);
        }

        boolean isCalledBy(AbstractInsnNode instruction) {
            return instruction instanceof MethodInsnNode call
                    && owners.contains(call.owner)
                    && call.name.equals(method)
                    && call.desc.startsWith("()");
        }
    }

    private final String listener;
    private final Read read;
    private final List<Place> places = new ArrayList<>();

    private StepTeller(String listener, Read read) {
        this.listener = listener;
        this.read = read;
    }

    /**
     * Copies the classes.
     *
     * @param from the folder with the class files
     * @param to an existing folder for the copies
     * @param listener the internal name of the class whose methods {@code tell(int, Object[])} and {@code tell(Object, int)} are called
     * @param read a method whose calls are told too
     * @return the places that tell, each at the index that it tells as its number
     * @throws IOException if a file cannot be read or written
     * @throws RuntimeException if a class is too large with what it has to tell, or no class of javac's
     */
    public static List<Place> copy(Path from, Path to, String listener, Read read) throws IOException {
        StepTeller teller = new StepTeller(listener, read);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                byte[] code = Files.readAllBytes(file);
                Path copy = to.resolve(from.relativize(file));
                Files.createDirectories(copy.resolveSibling(""));
                Files.write(copy, file.toString().endsWith(ENDING) ? teller.telling(code) : code);
            }
        }
        return List.copyOf(teller.places);
    }

    private byte[] telling(byte[] code) {
        ClassNode type = new ClassNode();
        new ClassReader(code).accept(type, 0);
        for (MethodNode method : type.methods) {
            if (tells(type, method)) {
                new MethodTeller(type, method, shownName(method), fields(type, method), listener, read, places).tell();
            }
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    /** A lambda's method is called after the method around it, such as {@code lambda$value$0}. */
    private static String shownName(MethodNode method) {
        String[] parts = method.name.split("\\$", -1);
        return method.name.startsWith(LAMBDA) && parts.length > 1 ? parts[1] : method.name;
    }

    private static boolean tells(ClassNode type, MethodNode method) {
        boolean isMade = is(method.access, Opcodes.ACC_BRIDGE)
                || (is(method.access, Opcodes.ACC_SYNTHETIC) && !method.name.startsWith(LAMBDA))
                || (is(type.access, Opcodes.ACC_ENUM) && OF_ENUMS.contains(method.name))
                || (is(type.access, Opcodes.ACC_RECORD) && OF_RECORDS.contains(method.name));
        return method.instructions.size() > 0 && !isMade && !method.name.startsWith("<") && !isGetter(method);
    }

    private static boolean isGetter(MethodNode method) {
        int count = 0;
        boolean reads = false;
        for (AbstractInsnNode each : method.instructions) {
            count += each.getOpcode() >= 0 ? 1 : 0;
            reads |= each.getOpcode() == Opcodes.GETFIELD;
        }
        return reads && count <= GETTER;
    }

    /** The fields in which a search may keep its window: those that change, and have a value that can be shown. */
    private static List<FieldNode> fields(ClassNode type, MethodNode method) {
        return type.fields.stream()
                .filter(field -> is(field.access, Opcodes.ACC_STATIC)
                        ? !is(field.access, Opcodes.ACC_FINAL)
                        : !is(method.access, Opcodes.ACC_STATIC))
                .filter(field -> !is(field.access, Opcodes.ACC_SYNTHETIC))
                .limit(MOST_FIELDS)
                .toList();
    }

    static boolean is(int access, int flag) {
        return (access & flag) != 0;
    }

    /** Returns the class of a primitive type's objects; null for other types. */
    static @Nullable String boxOf(Type type) {
        return switch (type.getSort()) {
            case Type.INT -> "java/lang/Integer";
            case Type.BOOLEAN -> "java/lang/Boolean";
            case Type.LONG -> "java/lang/Long";
            case Type.DOUBLE -> "java/lang/Double";
            case Type.FLOAT -> "java/lang/Float";
            case Type.CHAR -> "java/lang/Character";
            case Type.SHORT -> "java/lang/Short";
            case Type.BYTE -> "java/lang/Byte";
            default -> null;
        };
    }
}
