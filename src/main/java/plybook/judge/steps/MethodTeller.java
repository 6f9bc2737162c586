package plybook.judge.steps;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/** Lets one method tell its steps. All that is added leaves the stack and the local variables as they were. */
final class MethodTeller {
    private static final String TELL = "tell";
    private static final String TELL_ALL = "(I[Ljava/lang/Object;)V";
    private static final String TELL_ONE = "(Ljava/lang/Object;I)V";

    /** More variables are not read by anybody. */
    private static final int MOST_NAMES = 24;

    private final ClassNode type;
    private final MethodNode method;
    private final String shownName;
    private final List<FieldNode> fields;
    private final String listener;
    private final StepTeller.Read read;
    private final List<Place> places;
    private final boolean isStatic;

    MethodTeller(
            ClassNode type,
            MethodNode method,
            String shownName,
            List<FieldNode> fields,
            String listener,
            StepTeller.Read read,
            List<Place> places) {
        this.type = type;
        this.method = method;
        this.shownName = shownName;
        this.fields = fields;
        this.listener = listener;
        this.read = read;
        this.places = places;
        this.isStatic = StepTeller.is(method.access, Opcodes.ACC_STATIC);
    }

    /** A variable that is told: where it is, and as what. */
    private record Variable(String name, int slot, Type type) {}

    private record Line(AbstractInsnNode before, InsnList told) {}

    void tell() {
        List<Line> added = new ArrayList<>();
        Frame<BasicValue>[] frames = frames();
        int line = 0;
        int first = 0;
        boolean isNew = false;
        for (int i = 0; i < method.instructions.size(); i++) {
            AbstractInsnNode each = method.instructions.get(i);
            if (each instanceof LineNumberNode number) {
                line = number.line;
                first = first == 0 ? line : first;
                isNew = true;
            } else if (each.getOpcode() >= 0) {
                Frame<BasicValue> frame = frames.length == 0 ? null : frames[i];
                if (isNew && frame != null) { // code that is never reached has no frame
                    added.add(new Line(each, all(Place.Kind.LINE, line, variables(i, frame))));
                }
                isNew = false;
                if (each.getOpcode() >= Opcodes.IRETURN && each.getOpcode() <= Opcodes.RETURN) {
                    added.add(new Line(each, returned(line)));
                } else if (read.isCalledBy(each)) {
                    added.add(new Line(each, top(Place.Kind.READ, line, Type.getType(Object.class))));
                }
            }
        }
        if (first == 0) {
            return; // no table of lines: nothing to show
        }
        added.forEach(each -> method.instructions.insertBefore(each.before(), each.told()));
        catchAll();
        method.instructions.insert(all(Place.Kind.ENTER, first, parameters()));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // there is no array of a generic type
    private Frame<BasicValue>[] frames() {
        try {
            return new Analyzer<>(new BasicInterpreter()).analyze(type.name, method);
        } catch (AnalyzerException e) {
            return new Frame[0];
        }
    }

    /** The variables that have a value at an instruction, whichever way led there. */
    private List<Variable> variables(int at, Frame<BasicValue> frame) {
        List<Variable> variables = new ArrayList<>();
        for (LocalVariableNode each :
                method.localVariables == null ? List.<LocalVariableNode>of() : method.localVariables) {
            boolean isThere =
                    method.instructions.indexOf(each.start) <= at && at < method.instructions.indexOf(each.end);
            Type declared = Type.getType(each.desc);
            if (isThere && !each.name.equals("this") && hasValue(frame.getLocal(each.index), declared)) {
                variables.add(new Variable(each.name, each.index, declared));
            }
        }
        variables.sort(Comparator.comparingInt(Variable::slot));
        return variables;
    }

    private static boolean hasValue(BasicValue found, Type declared) {
        Type seen = found.getType();
        if (seen == null) {
            return false;
        }
        boolean isObject = declared.getSort() == Type.OBJECT || declared.getSort() == Type.ARRAY;
        return isObject ? found.isReference() : !found.isReference() && seen.getSize() == declared.getSize();
    }

    private List<Variable> parameters() {
        List<Variable> parameters = new ArrayList<>();
        int slot = isStatic ? 0 : 1;
        for (Type each : Type.getArgumentTypes(method.desc)) {
            parameters.add(new Variable(nameOf(slot), slot, each));
            slot += each.getSize();
        }
        return parameters;
    }

    private String nameOf(int slot) {
        return Optional.ofNullable(method.localVariables).stream()
                .flatMap(List::stream)
                .filter(each -> each.index == slot)
                .map(each -> each.name)
                .findFirst()
                .orElse("");
    }

    private int place(Place.Kind kind, int line, List<String> names) {
        boolean isNumber =
                Type.getReturnType(method.desc).getSort() == Type.INT && !method.name.startsWith(StepTeller.LAMBDA);
        places.add(new Place(kind, shownName, line, names, isNumber));
        return places.size() - 1;
    }

    /** Tells variables, and the fields with them. */
    private InsnList all(Place.Kind kind, int line, List<Variable> variables) {
        List<Variable> shown = variables.stream().limit(MOST_NAMES).toList();
        List<String> names = new ArrayList<>(shown.stream().map(Variable::name).toList());
        List<FieldNode> also = kind == Place.Kind.LINE ? fields : List.of();
        also.forEach(field -> names.add(
                StepTeller.is(field.access, Opcodes.ACC_STATIC)
                        ? simple(type.name) + "." + field.name
                        : "this." + field.name));
        InsnList told = new InsnList();
        told.add(new LdcInsnNode(place(kind, line, names)));
        told.add(new LdcInsnNode(names.size()));
        told.add(new TypeInsnNode(Opcodes.ANEWARRAY, "java/lang/Object"));
        int index = 0;
        for (Variable each : shown) {
            store(told, index++, new VarInsnNode(each.type().getOpcode(Opcodes.ILOAD), each.slot()), each.type());
        }
        for (FieldNode each : also) {
            store(told, index++, read(each), Type.getType(each.desc));
        }
        told.add(new MethodInsnNode(Opcodes.INVOKESTATIC, listener, TELL, TELL_ALL));
        return told;
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('$') + 1);
    }

    private InsnList read(FieldNode field) {
        InsnList read = new InsnList();
        boolean ofClass = StepTeller.is(field.access, Opcodes.ACC_STATIC);
        if (!ofClass) {
            read.add(new VarInsnNode(Opcodes.ALOAD, 0));
        }
        read.add(new FieldInsnNode(ofClass ? Opcodes.GETSTATIC : Opcodes.GETFIELD, type.name, field.name, field.desc));
        return read;
    }

    private static void store(InsnList told, int index, AbstractInsnNode load, Type type) {
        InsnList one = new InsnList();
        one.add(load);
        store(told, index, one, type);
    }

    private static void store(InsnList told, int index, InsnList load, Type type) {
        told.add(new InsnNode(Opcodes.DUP));
        told.add(new LdcInsnNode(index));
        told.add(load);
        box(told, type);
        told.add(new InsnNode(Opcodes.AASTORE));
    }

    private static void box(InsnList told, Type type) {
        @Nullable String box = StepTeller.boxOf(type);
        if (box != null) {
            told.add(new MethodInsnNode(
                    Opcodes.INVOKESTATIC, box, "valueOf", "(" + type.getDescriptor() + ")L" + box + ";"));
        }
    }

    /** Tells the value on the stack, which the method is about to return. */
    private InsnList returned(int line) {
        Type value = Type.getReturnType(method.desc);
        if (value.getSort() == Type.VOID) {
            return all(Place.Kind.RETURN, line, List.of());
        }
        return top(Place.Kind.RETURN, line, value);
    }

    /** Tells the top of the stack, and leaves it there. */
    private InsnList top(Place.Kind kind, int line, Type value) {
        InsnList told = new InsnList();
        told.add(new InsnNode(value.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP));
        box(told, value);
        told.add(new LdcInsnNode(place(kind, line, List.of(""))));
        told.add(new MethodInsnNode(Opcodes.INVOKESTATIC, listener, TELL, TELL_ONE));
        return told;
    }

    /** Tells each exception that leaves the method, and throws it on. */
    private void catchAll() {
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        LabelNode handler = new LabelNode();
        method.instructions.insert(start);
        method.instructions.add(end);
        method.instructions.add(handler);
        method.instructions.add(
                new FrameNode(Opcodes.F_FULL, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"}));
        method.instructions.add(new InsnNode(Opcodes.DUP));
        method.instructions.add(new LdcInsnNode(place(Place.Kind.THROW, 0, List.of(""))));
        method.instructions.add(new MethodInsnNode(Opcodes.INVOKESTATIC, listener, TELL, TELL_ONE));
        method.instructions.add(new InsnNode(Opcodes.ATHROW));
        method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, handler, null));
    }
}
