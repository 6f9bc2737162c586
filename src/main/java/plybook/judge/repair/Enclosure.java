package plybook.judge.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Code for when a method begins, and for when it is left by a return or by an exception. */
final class Enclosure {
    private final InsnList begun = new InsnList();
    private final List<Supplier<InsnList>> left = new ArrayList<>();

    void add(InsnList whenItBegins, Supplier<InsnList> whenItIsLeft) {
        begun.add(whenItBegins);
        left.add(whenItIsLeft);
    }

    /**
     * Puts it around the code of a method, which must not be a constructor.
     *
     * @param type the internal name of its class
     */
    void put(String type, MethodNode method) {
        if (left.isEmpty()) {
            return;
        }
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each.getOpcode() >= Opcodes.IRETURN && each.getOpcode() <= Opcodes.RETURN) {
                method.instructions.insertBefore(each, leaving());
            }
        }
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        begun.add(start);
        method.instructions.insert(begun);
        method.instructions.add(end);
        method.instructions.add(atTheHandler(type, method));
        method.instructions.add(leaving());
        method.instructions.add(new InsnNode(Opcodes.ATHROW));
        // The last in the list: an exception goes to the learner's own handlers first.
        method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, end, null));
    }

    private InsnList leaving() {
        InsnList all = new InsnList();
        left.forEach(each -> all.add(each.get()));
        return all;
    }

    /** Wherever the exception comes from, the parameters are there. */
    private static FrameNode atTheHandler(String type, MethodNode method) {
        Object[] parameters = Stream.concat(
                        (method.access & Opcodes.ACC_STATIC) != 0 ? Stream.empty() : Stream.of(type),
                        Stream.of(Type.getArgumentTypes(method.desc)).map(Enclosure::inFrames))
                .toArray();
        return new FrameNode(
                Opcodes.F_FULL, parameters.length, parameters, 1, new Object[] {Type.getInternalName(Throwable.class)});
    }

    private static Object inFrames(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> Opcodes.LONG;
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            case Type.OBJECT, Type.ARRAY -> type.getInternalName();
            default -> Opcodes.INTEGER;
        };
    }
}
