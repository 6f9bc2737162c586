package plybook.judge.repair;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.guest.change.Changes;
import plybook.guest.change.Changes.Comparison;
import plybook.guest.change.Fields;
import plybook.guest.change.Moves;
import plybook.judge.repair.Change.Kind;
import plybook.task.GivenPosition;

/** Makes one method changeable. What is added leaves the stack as it was, but for the value that is changed. */
final class MethodChanges {
    private static final String CHANGES = Type.getInternalName(Changes.class);
    private static final String MOVES = Type.getInternalName(Moves.class);
    private static final String FIELDS = Type.getInternalName(Fields.class);
    private static final Set<String> POSITIONS =
            Set.of(Type.getInternalName(Position.class), Type.getInternalName(GivenPosition.class));
    private static final String MATH = "java/lang/Math";
    private static final String PLAYER = Type.getDescriptor(Player.class);

    /** So many other variables are tried in place of one. */
    private static final int MOST_OTHERS = 5;

    /** Smaller numbers are not taken for a mark such as "nothing yet". */
    private static final int SMALLEST_MARK = 2;

    /** Not the number of any change. */
    private static final int NONE = Integer.MAX_VALUE;

    private static final Map<Integer, Comparison> WITH_TWO = Map.of(
            Opcodes.IF_ICMPLT, Comparison.LESS,
            Opcodes.IF_ICMPLE, Comparison.LESS_OR_EQUAL,
            Opcodes.IF_ICMPGT, Comparison.GREATER,
            Opcodes.IF_ICMPGE, Comparison.GREATER_OR_EQUAL,
            Opcodes.IF_ICMPEQ, Comparison.EQUAL,
            Opcodes.IF_ICMPNE, Comparison.NOT_EQUAL);

    private static final Map<Integer, Comparison> WITH_ZERO = Map.of(
            Opcodes.IFLT, Comparison.LESS,
            Opcodes.IFLE, Comparison.LESS_OR_EQUAL,
            Opcodes.IFGT, Comparison.GREATER,
            Opcodes.IFGE, Comparison.GREATER_OR_EQUAL,
            Opcodes.IFEQ, Comparison.EQUAL,
            Opcodes.IFNE, Comparison.NOT_EQUAL);

    private static final Map<Integer, Character> OPERATIONS =
            Map.of(Opcodes.IADD, '+', Opcodes.ISUB, '-', Opcodes.IMUL, '*', Opcodes.IDIV, '/', Opcodes.IREM, '%');

    private final ClassNode type;
    private final MethodNode method;
    private final Changeable changes;
    private final List<AbstractInsnNode> written;
    private final IdentityHashMap<AbstractInsnNode, Integer> places = new IdentityHashMap<>();
    private final boolean isStatic;
    private final Map<Integer, Integer> conditions;
    private int line;
    private int firstLine;

    MethodChanges(ClassNode type, MethodNode method, Changeable changes) {
        this.type = type;
        this.method = method;
        this.changes = changes;
        this.written = Arrays.asList(method.instructions.toArray());
        this.isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        for (int i = 0; i < written.size(); i++) {
            places.put(written.get(i), i);
        }
        this.conditions = conditions();
    }

    void makeChangeable() {
        Frame<BasicValue>[] frames;
        try {
            frames = new Analyzer<>(new BasicInterpreter()).analyze(type.name, method);
        } catch (AnalyzerException e) {
            return; // it stays as it is
        }
        for (int i = 0; i < written.size(); i++) {
            AbstractInsnNode each = written.get(i);
            if (each instanceof LineNumberNode number) {
                line = number.line;
                firstLine = firstLine == 0 ? line : firstLine;
            } else if (each.getOpcode() >= 0
                    && line > 0
                    && frames[i] != null) { // code that is never reached has no frame
                change(each, i, frames[i]);
            }
        }
        if (!method.name.startsWith("<")) {
            Enclosure enclosure = new Enclosure();
            undoneWhenLeft(enclosure);
            fieldsRestoredWhenLeft(enclosure);
            if ((method.access & Opcodes.ACC_PUBLIC) != 0 && !isStatic) {
                fieldsBeginAnew(enclosure);
            }
            enclosure.put(type.name, method);
        }
    }

    private void change(AbstractInsnNode each, int at, Frame<BasicValue> frame) {
        OptionalInt constant = constant(each);
        if (constant.isPresent()) {
            number(each, constant.getAsInt());
            return;
        }
        switch (each.getOpcode()) {
            case Opcodes.ILOAD -> otherNumber((VarInsnNode) each, at, frame);
            case Opcodes.ALOAD -> otherObject((VarInsnNode) each, at, frame);
            case Opcodes.GETFIELD, Opcodes.GETSTATIC -> field((FieldInsnNode) each);
            case Opcodes.ISTORE -> assigned((VarInsnNode) each, at, frame);
            case Opcodes.INEG -> replace(each, "negated", "(II)I", changes.add(line, "", Kind.SIGN));
            case Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL, Opcodes.IDIV, Opcodes.IREM -> operation(each);
            case Opcodes.ISHR -> {
                method.instructions.insertBefore(each, new LdcInsnNode(unsigned()));
                replace(each, "halved", "(IIII)I", changes.add(line, "", Kind.OPERATION, Kind.OPERATION));
            }
            case Opcodes.LSHR -> replace(each, "halved", "(JII)J", unsigned());
            case Opcodes.ISHL -> shiftOfAnInt(each);
            case Opcodes.LSHL -> shift(each, "shifted", "(JIII)J");
            case Opcodes.IRETURN -> returned(each);
            case Opcodes.NEWARRAY, Opcodes.ANEWARRAY -> roomier(each, 1);
            case Opcodes.MULTIANEWARRAY -> roomier(each, ((MultiANewArrayInsnNode) each).dims);
            case Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE -> identity((JumpInsnNode) each);
            case Opcodes.INVOKESTATIC, Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE, Opcodes.INVOKESPECIAL ->
                called((MethodInsnNode) each);
            default -> {
                if (each instanceof JumpInsnNode jump) {
                    comparison(jump);
                } else if (fraction(each)) {
                    after(each, "number", "(DI)D", changes.add(line, "", Kind.SIGN, Kind.NUMBER, Kind.NUMBER));
                }
            }
        }
    }

    private void field(FieldInsnNode read) {
        if (read.desc.equals(PLAYER) && read.getOpcode() == Opcodes.GETSTATIC) {
            opponent(read);
        } else if (isMemory(read.desc, signature(read))) {
            emptied(read, read.name);
        }
    }

    private @Nullable String signature(FieldInsnNode read) {
        return type.fields.stream()
                .filter(field -> read.owner.equals(type.name) && field.name.equals(read.name))
                .map(field -> field.signature)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** Returns whether values of states may be remembered in it. What is known of an action, such as how often it has cut, holds anywhere. */
    private static boolean isMemory(String descriptor, @Nullable String signature) {
        return descriptor.matches("Ljava/util/([a-z]+/)*[A-Za-z]*Map;")
                && (signature == null || !signature.contains("Map<TA;"));
    }

    /** Lets a map be emptied before each use. */
    private void emptied(AbstractInsnNode read, String name) {
        InsnList added = new InsnList();
        added.add(new InsnNode(Opcodes.DUP));
        added.add(
                chosen("emptied", "(Ljava/lang/Object;I)V", changes.addAlike("map " + name, line, name, Kind.EMPTIED)));
        method.instructions.insert(read, added);
    }

    private static OptionalInt constant(AbstractInsnNode each) {
        int opcode = each.getOpcode();
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            return OptionalInt.of(opcode - Opcodes.ICONST_0);
        }
        if (each instanceof IntInsnNode number && opcode != Opcodes.NEWARRAY) {
            return OptionalInt.of(number.operand);
        }
        return each instanceof LdcInsnNode number && isWhole(number.cst) && fits((Number) number.cst)
                ? OptionalInt.of(((Number) number.cst).intValue())
                : OptionalInt.empty();
    }

    private static boolean isWhole(Object constant) {
        return constant instanceof Integer || constant instanceof Long;
    }

    private static boolean fits(Number number) {
        return number.intValue() == number.longValue();
    }

    private static boolean isLong(AbstractInsnNode constant) {
        return constant instanceof LdcInsnNode number && number.cst instanceof Long;
    }

    private static boolean fraction(AbstractInsnNode each) {
        return each.getOpcode() == Opcodes.DCONST_0
                || each.getOpcode() == Opcodes.DCONST_1
                || (each instanceof LdcInsnNode number && number.cst instanceof Double);
    }

    private void number(AbstractInsnNode each, int value) {
        AbstractInsnNode user = beside(each, 1);
        if ((value == 0 || value == 1) && isTakenForATruth(user)) {
            // A comparison leaves a 0 or a 1 that nobody wrote, and what a method returns can be changed there.
            if (!isJumpedTo(each, user) && user.getOpcode() != Opcodes.IRETURN) {
                method.instructions.insert(
                        each,
                        chosen("either", "(III)I", changes.add(line, value == 1 ? "true" : "false", Kind.LITERAL)));
                method.instructions.insert(each, new LdcInsnNode(1 - value));
            }
            return;
        }
        Kind[] kinds = new Kind[Changes.NUMBERS];
        Arrays.fill(kinds, Kind.NUMBER);
        kinds[2] = Kind.SIGN;
        Kind[] together = new Kind[Changes.NUMBERS];
        Arrays.fill(together, Kind.NUMBERS);
        String name = Window.text(Math.max(value, -value));
        // A small number stands in many places for many reasons, but in one line for one.
        String where = Math.abs(value) < SMALLEST_MARK && value != Integer.MIN_VALUE ? " in line " + line : "";
        InsnList added = new InsnList();
        if (value == Integer.MIN_VALUE && !isLong(each)) {
            added.add(new LdcInsnNode(-Window.INFINITY));
            added.add(chosen("either", "(III)I", changes.addAlike("the smallest", line, name, Kind.SMALLEST)));
        }
        added.add(new LdcInsnNode(changes.add(line, Window.text(value), kinds)));
        added.add(new LdcInsnNode(changes.addAlike(name + where, line, name, together)));
        added.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CHANGES, "number", isLong(each) ? "(JII)J" : "(III)I"));
        if (!isLong(each) && where.isEmpty() && !isStatic && !method.name.startsWith("<")) {
            fields().forEach(field -> {
                added.add(new VarInsnNode(Opcodes.ALOAD, 0));
                added.add(new FieldInsnNode(Opcodes.GETFIELD, type.name, field.name, field.desc));
                String what = field.name + " for " + value + " in " + method.name + method.desc;
                added.add(chosen("either", "(III)I", changes.addAlike(what, line, field.name, Kind.FIELD)));
            });
        }
        method.instructions.insert(each, added);
    }

    /** The numbers that an object of the class keeps. */
    private Stream<FieldNode> fields() {
        return type.fields.stream()
                .filter(field -> field.desc.equals("I") && (field.access & Opcodes.ACC_STATIC) == 0)
                .limit(MOST_OTHERS);
    }

    private void comparison(JumpInsnNode jump) {
        int opcode = jump.getOpcode();
        if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
            identity(jump);
            return;
        }
        boolean withZero = WITH_ZERO.containsKey(opcode);
        Comparison comparison = withZero ? WITH_ZERO.get(opcode) : WITH_TWO.get(opcode);
        if (comparison == null) {
            return; // it always jumps
        }
        Kind[] together = new Kind[Changes.COMPARISONS];
        Arrays.fill(together, Kind.COMPARISONS);
        Kind[] kinds = new Kind[Changes.COMPARISONS];
        boolean ofTruth = withZero && isTruth(before(jump));
        for (int i = 0; i < kinds.length; i++) {
            Comparison other = comparison.alternative(i);
            boolean same = other.of(0, 0) == comparison.of(0, 0) && other.of(1, 0) == comparison.of(1, 0);
            kinds[i] = other == Comparison.ALWAYS || other == Comparison.NEVER || ofTruth && !same
                    ? outcome(jump, ofTruth, other.of(0, 0), other.of(1, 0))
                    : other == comparison.atTheEdge() ? Kind.EDGE : Kind.COMPARISON;
        }
        InsnList instead = new InsnList();
        if (withZero) {
            instead.add(new InsnNode(Opcodes.ICONST_0));
        }
        instead.add(new LdcInsnNode(Arrays.asList(Comparison.values()).indexOf(comparison)));
        instead.add(new LdcInsnNode(changes.add(line, "", kinds)));
        String where = endsALoop(jump) ? "a loop with " : "";
        instead.add(new LdcInsnNode(changes.addAlike(where + comparison + (withZero ? " 0" : ""), line, "", together)));
        boolean isEdge = where.isEmpty() && comparison != Comparison.EQUAL && comparison != Comparison.NOT_EQUAL;
        boolean orEqual = comparison == Comparison.LESS_OR_EQUAL || comparison == Comparison.GREATER_OR_EQUAL;
        instead.add(new LdcInsnNode(isEdge ? changes.addAlike("edge " + orEqual, line, "", Kind.COMPARISONS) : NONE));
        instead.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CHANGES, "holds", "(IIIIII)Z"));
        instead.add(new JumpInsnNode(Opcodes.IFNE, jump.label));
        put(jump, instead);
    }

    /**
     * Returns what becomes of the condition that a jump belongs to, in the words of who reads the line.
     *
     * @param ofTruth whether what it asks is true or false, and no comparison
     * @param ofFalse whether it jumps where the value that it asks is false, or 0
     * @param ofTrue whether it jumps where that is true
     */
    private Kind outcome(JumpInsnNode jump, boolean ofTruth, boolean ofFalse, boolean ofTrue) {
        if (conditions.getOrDefault(line, 0) > 1) {
            return Kind.PART; // of a && b and of a || b: which of the two, the line does not say
        }
        // A jump forward leads past what the condition allows, so the condition never holds where it always jumps.
        boolean back = place(jump.label) < place(jump);
        if (ofFalse != ofTrue) {
            return Kind.TURNED;
        }
        boolean always = ofFalse == back;
        return ofTruth ? (always ? Kind.ASKED_ALWAYS : Kind.ASKED_NEVER) : (always ? Kind.ALWAYS : Kind.NEVER);
    }

    /** Returns how many jumps depend on something in each line. */
    private Map<Integer, Integer> conditions() {
        Map<Integer, Integer> counts = new HashMap<>();
        int at = 0;
        for (AbstractInsnNode each : written) {
            at = each instanceof LineNumberNode number ? number.line : at;
            if (each instanceof JumpInsnNode && each.getOpcode() != Opcodes.GOTO) {
                counts.merge(at, 1, Integer::sum);
            }
        }
        return counts;
    }

    /** Returns the instruction in front of another one, as they were written. */
    private AbstractInsnNode before(AbstractInsnNode each) {
        return beside(each, -1);
    }

    /** Returns the next instruction of a method in a direction, 1 or −1; at an end of the method what stands there. */
    private AbstractInsnNode beside(AbstractInsnNode each, int direction) {
        int at = place(each) + direction;
        while (at > 0 && at < written.size() - 1 && written.get(at).getOpcode() < 0) {
            at += direction;
        }
        return written.get(Math.max(0, Math.min(at, written.size() - 1)));
    }

    /** Returns whether a jump leads to a place between two instructions: then what is on the stack there comes from elsewhere, too. */
    private boolean isJumpedTo(AbstractInsnNode after, AbstractInsnNode before) {
        Set<AbstractInsnNode> between = new HashSet<>(written.subList(place(after), place(before)));
        return written.stream().anyMatch(each -> each instanceof JumpInsnNode jump && between.contains(jump.label));
    }

    /** Returns whether what was put on the stack last before an instruction is a truth value there. */
    private boolean isTakenForATruth(AbstractInsnNode by) {
        return by instanceof MethodInsnNode call && call.desc.contains("Z)")
                || by instanceof FieldInsnNode field && isAssignment(field) && field.desc.equals("Z")
                || by.getOpcode() == Opcodes.IRETURN && method.desc.endsWith(")Z")
                || by instanceof VarInsnNode assigned
                        && assigned.getOpcode() == Opcodes.ISTORE
                        && variables(place(by) + 1)
                                .anyMatch(each -> each.index == assigned.var && each.desc.equals("Z"));
    }

    /** Returns whether an instruction leaves a truth value on the stack. */
    private boolean isTruth(AbstractInsnNode before) {
        return before instanceof MethodInsnNode call && call.desc.endsWith(")Z")
                || before instanceof FieldInsnNode field && field.desc.equals("Z")
                || before.getOpcode() == Opcodes.INSTANCEOF
                || before instanceof VarInsnNode read
                        && variables(place(read)).anyMatch(each -> each.index == read.var && each.desc.equals("Z"));
    }

    /** Returns whether a jump leads behind the end of a loop, which is a jump back. */
    private boolean endsALoop(JumpInsnNode jump) {
        for (AbstractInsnNode each = jump.label.getPrevious(); each != null; each = each.getPrevious()) {
            if (each.getOpcode() >= 0) {
                return each.getOpcode() == Opcodes.GOTO && place(((JumpInsnNode) each).label) < place(jump);
            }
        }
        return false;
    }

    private void identity(JumpInsnNode jump) {
        int opcode = jump.getOpcode();
        boolean withNull = opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL;
        boolean wanted = opcode == Opcodes.IFNULL || opcode == Opcodes.IF_ACMPEQ;
        InsnList instead = new InsnList();
        if (withNull) {
            instead.add(new InsnNode(Opcodes.ACONST_NULL));
        }
        instead.add(new InsnNode(wanted ? Opcodes.ICONST_1 : Opcodes.ICONST_0));
        Kind equal = wanted && !withNull ? Kind.CONTENT : Kind.COMPARISON;
        Kind different = !wanted && !withNull ? Kind.CONTENT : Kind.COMPARISON;
        Kind never = outcome(jump, false, true, true);
        Kind always = outcome(jump, false, false, false);
        instead.add(new LdcInsnNode(changes.add(line, "", Kind.COMPARISON, never, always, equal, different)));
        instead.add(
                new MethodInsnNode(Opcodes.INVOKESTATIC, CHANGES, "same", "(Ljava/lang/Object;Ljava/lang/Object;ZI)Z"));
        instead.add(new JumpInsnNode(Opcodes.IFNE, jump.label));
        put(jump, instead);
    }

    private void operation(AbstractInsnNode each) {
        Kind[] kinds = new Kind[Changes.OPERATIONS];
        Arrays.fill(kinds, Kind.OPERATION);
        InsnList instead = new InsnList();
        instead.add(new IntInsnNode(Opcodes.BIPUSH, Objects.requireNonNull(OPERATIONS.get(each.getOpcode()))));
        instead.add(new LdcInsnNode(changes.add(line, "", kinds)));
        boolean isSum = each.getOpcode() == Opcodes.IADD || each.getOpcode() == Opcodes.ISUB;
        String sums = "sums of " + method.name + method.desc;
        instead.add(new LdcInsnNode(isSum ? changes.addAlike(sums, line, method.name, Kind.NO_SUMS) : NONE));
        boolean isDifference = each.getOpcode() == Opcodes.ISUB;
        instead.add(new LdcInsnNode(isDifference ? changes.addAlike("differences", line, "", Kind.UNBOUNDED) : NONE));
        instead.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CHANGES, "arithmetic", "(IICIII)I"));
        put(each, instead);
    }

    private int unsigned() {
        return changes.addAlike("shifts downwards", line, "", Kind.UNSIGNED);
    }

    private void shiftOfAnInt(AbstractInsnNode each) {
        AbstractInsnNode next = each.getNext();
        if (next.getOpcode() == Opcodes.I2L) {
            method.instructions.remove(next);
            shift(each, "shiftedAsLong", "(IIII)J");
        } else {
            shift(each, "shifted", "(IIII)I");
        }
    }

    private void shift(AbstractInsnNode each, String name, String descriptor) {
        method.instructions.insertBefore(each, new LdcInsnNode(changes.addAlike("shifts", line, "", Kind.SHIFTED_OUT)));
        replace(each, name, descriptor, changes.add(line, "", Kind.SHIFTED_OUT));
    }

    private void returned(AbstractInsnNode each) {
        switch (Type.getReturnType(method.desc).getSort()) {
            case Type.INT ->
                before(each, "result", "(II)I", changes.add(line, method.name, Kind.SIGN, Kind.STEP, Kind.STEP));
            case Type.BOOLEAN ->
                before(each, "truth", "(ZI)Z", changes.add(line, method.name, Kind.TRUTH, Kind.TRUTH, Kind.TRUTH));
            default -> {}
        }
    }

    private void called(MethodInsnNode call) {
        boolean extreme = call.owner.equals(MATH) && call.desc.equals("(II)I");
        if (extreme && (call.name.equals("max") || call.name.equals("min"))) {
            InsnList instead = new InsnList();
            instead.add(new InsnNode(call.name.equals("max") ? Opcodes.ICONST_1 : Opcodes.ICONST_0));
            instead.add(new LdcInsnNode(
                    changes.add(line, call.name, Kind.EXTREME, Kind.EXTREME, Kind.EXTREME, Kind.EXTREME)));
            instead.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CHANGES, "extreme", "(IIZI)I"));
            put(call, instead);
            return;
        }
        boolean sorts = call.owner.equals("java/util/Collections")
                ? call.desc.equals("(Ljava/util/List;Ljava/util/Comparator;)V")
                : call.desc.equals("(Ljava/util/Comparator;)V");
        if (call.name.equals("sort") && sorts) {
            replace(call, "sort", "(Ljava/util/List;Ljava/util/Comparator;I)V", changes.add(line, "", Kind.UNSORTED));
            return;
        }
        if (call.name.equals("sorted") && call.owner.equals("java/util/stream/Stream") && !call.desc.startsWith("()")) {
            replace(
                    call,
                    "sorted",
                    "(Ljava/util/stream/Stream;Ljava/util/Comparator;I)Ljava/util/stream/Stream;",
                    changes.add(line, "", Kind.UNSORTED));
            return;
        }
        if (call.name.equals("<init>")
                && call.owner.matches("java/util/Tree(Set|Map)")
                && call.desc.equals("(Ljava/util/Comparator;)V")) {
            before(call, "apart", "(Ljava/util/Comparator;I)Ljava/util/Comparator;", changes.add(line, "", Kind.APART));
            return;
        }
        if (isHash(call)) {
            method.instructions.insertBefore(call, new InsnNode(Opcodes.DUP));
            after(call, "hash", "(Ljava/lang/Object;II)I", changes.add(line, "", Kind.HASHED));
            return;
        }
        Type[] takes = Type.getArgumentTypes(call.desc);
        int count = takes.length;
        if (count >= 2 && takes[count - 1].getSort() == Type.INT && takes[count - 2].getSort() == Type.INT) {
            exchanged(call);
        }
        if (call.desc.endsWith(")" + PLAYER) && !call.name.equals("opponent")) {
            opponent(call);
        }
        if (count >= 1 && takes[count - 1].getSort() == Type.INT) {
            before(call, "result", "(II)I", changes.add(line, call.name, Kind.SIGN, Kind.STEP, Kind.STEP));
        }
        if (Type.getReturnType(call.desc).getSort() == Type.INT && call.owner.equals(type.name)) {
            after(call, "result", "(II)I", changes.add(line, call.name, Kind.SIGN, Kind.STEP, Kind.STEP));
        }
    }

    /** Returns whether a call hashes one object, or one array. */
    private static boolean isHash(MethodInsnNode call) {
        return call.getOpcode() == Opcodes.INVOKESTATIC
                ? call.owner.matches("java/util/(Arrays|Objects)")
                        && call.name.matches("hash|hashCode|deepHashCode")
                        && call.desc.matches("\\([\\[L].*\\)I")
                : call.getOpcode() != Opcodes.INVOKESPECIAL && call.name.equals("hashCode") && call.desc.equals("()I");
    }

    /** Lets the moves that the method makes be undone when it is left. */
    private void undoneWhenLeft(Enclosure enclosure) {
        List<MethodInsnNode> moves = written.stream()
                .filter(MethodInsnNode.class::isInstance)
                .map(MethodInsnNode.class::cast)
                .filter(call -> POSITIONS.contains(call.owner) && call.name.matches("make|undo"))
                .toList();
        if (moves.stream().anyMatch(call -> call.name.equals("make"))) {
            int change = changes.add(firstLine, method.name, Kind.UNDONE);
            String onPosition = "(" + Type.getDescriptor(Position.class);
            moves.forEach(move -> put(
                    move, ofMoves(move.name, move.desc.replace("(", onPosition).replace(")", "I)"), change)));
            enclosure.add(ofMoves("begun", "(I)V", change), () -> ofMoves("left", "(I)V", change));
        }
    }

    /** Lets the fields that the method assigns have their values back when it is left, one or another or all. */
    private void fieldsRestoredWhenLeft(Enclosure enclosure) {
        if (!mayCallItself()) {
            return; // nothing is deeper in the tree
        }
        List<FieldNode> assigned = type.fields.stream()
                .filter(field -> canBeRestored(field) && isAssigned(field))
                .toList();
        int all = assigned.size() > 1 ? changes.add(firstLine, method.name, Kind.ALL_RESTORED) : NONE;
        for (FieldNode field : assigned) {
            boolean ofClass = (field.access & Opcodes.ACC_STATIC) != 0;
            boolean isNumber = isNumber(field);
            String value = isNumber ? "I" : "Ljava/lang/Object;";
            int own = changes.add(firstLine, field.name, Kind.RESTORED);
            InsnList begun = read(field);
            begun.add(new LdcInsnNode(all));
            begun.add(calling(FIELDS, "begun", "(" + value + "II)V", own));
            enclosure.add(begun, () -> {
                InsnList left = new InsnList();
                if (!ofClass) {
                    left.add(new VarInsnNode(Opcodes.ALOAD, 0));
                }
                left.add(read(field));
                left.add(new LdcInsnNode(all));
                left.add(calling(FIELDS, "left", "(" + value + "II)" + value, own));
                left.add(assign(field));
                return left;
            });
        }
    }

    /** Returns whether the method assigns a field of its class that it can read at any time. */
    private boolean isAssigned(FieldNode field) {
        return written.stream()
                .anyMatch(each -> assigns(each, field) && (each.getOpcode() == Opcodes.PUTSTATIC || !isStatic));
    }

    private boolean assigns(AbstractInsnNode each, FieldNode field) {
        return each instanceof FieldInsnNode access
                && access.owner.equals(type.name)
                && access.name.equals(field.name)
                && isAssignment(access);
    }

    private static boolean canBeRestored(FieldNode field) {
        return (field.access & Opcodes.ACC_FINAL) == 0
                && (isNumber(field) || Type.getType(field.desc).getSort() >= Type.ARRAY);
    }

    /** Returns whether a field takes an {@code int} in bytecode. */
    private static boolean isNumber(FieldNode field) {
        int sort = Type.getType(field.desc).getSort();
        return sort >= Type.BOOLEAN && sort <= Type.INT;
    }

    private InsnList read(FieldNode field) {
        boolean ofClass = (field.access & Opcodes.ACC_STATIC) != 0;
        InsnList read = new InsnList();
        if (!ofClass) {
            read.add(new VarInsnNode(Opcodes.ALOAD, 0));
        }
        read.add(new FieldInsnNode(ofClass ? Opcodes.GETSTATIC : Opcodes.GETFIELD, type.name, field.name, field.desc));
        return read;
    }

    /** Assigns what is on top of the stack, an object of any type or a number. */
    private InsnList assign(FieldNode field) {
        boolean ofClass = (field.access & Opcodes.ACC_STATIC) != 0;
        InsnList assign = new InsnList();
        if (!isNumber(field)) {
            assign.add(
                    new TypeInsnNode(Opcodes.CHECKCAST, Type.getType(field.desc).getInternalName()));
        }
        assign.add(
                new FieldInsnNode(ofClass ? Opcodes.PUTSTATIC : Opcodes.PUTFIELD, type.name, field.name, field.desc));
        return assign;
    }

    /** Lets an array with one length or two have more places. */
    private void roomier(AbstractInsnNode made, int lengths) {
        if (lengths > 2) {
            return;
        }
        int all = changes.addAlike("arrays", line, "", Kind.ALL_ROOMIER);
        int first = changes.add(line, "", Kind.ROOMIER);
        for (int i = 1; i <= lengths; i++) {
            boolean isInner = i < lengths; // its length is on top
            method.instructions.insertBefore(made, new LdcInsnNode(isInner ? Changes.SOME_ROOM : Changes.MORE_ROOM));
            method.instructions.insertBefore(made, new LdcInsnNode(all));
            before(made, "room", "(IIII)I", first);
            if (lengths > 1) {
                method.instructions.insertBefore(made, new InsnNode(Opcodes.SWAP));
            }
        }
    }

    private static InsnList ofMoves(String name, String descriptor, int change) {
        return calling(MOVES, name, descriptor, change);
    }

    private void opponent(AbstractInsnNode each) {
        after(each, "player", "(" + PLAYER + "I)" + PLAYER, changes.add(line, "", Kind.OPPONENT));
    }

    /** Exchanges the two numbers on top of the stack, by way of a variable of its own. */
    private void exchanged(MethodInsnNode call) {
        int first = changes.add(line, call.name, Kind.EXCHANGED);
        int spare = method.maxLocals;
        InsnList added = new InsnList();
        added.add(new InsnNode(Opcodes.DUP2));
        added.add(chosen("either", "(III)I", first)); // what stands in front
        added.add(new VarInsnNode(Opcodes.ISTORE, spare));
        added.add(new InsnNode(Opcodes.SWAP));
        added.add(chosen("either", "(III)I", first)); // what stands behind
        added.add(new VarInsnNode(Opcodes.ILOAD, spare));
        added.add(new InsnNode(Opcodes.SWAP));
        method.maxLocals++;
        method.instructions.insertBefore(call, added);
    }

    private void otherNumber(VarInsnNode load, int at, Frame<BasicValue> frame) {
        @Nullable LocalVariableNode own = variable(load.var, at);
        if (own == null) {
            return;
        }
        for (LocalVariableNode other : others(own, at, frame)) {
            InsnList added = new InsnList();
            added.add(new VarInsnNode(Opcodes.ILOAD, other.index));
            added.add(chosen("either", "(III)I", changes.add(line, own.name, Kind.VARIABLE)));
            method.instructions.insert(load, added);
        }
        if (own.desc.equals("I")) {
            after(load, "result", "(II)I", changes.add(line, own.name, Kind.SIGN, Kind.STEP, Kind.STEP));
        }
        if (own.desc.equals("Z")) {
            after(load, "truth", "(ZI)Z", changes.add(line, own.name, Kind.TRUTH, Kind.TRUTH, Kind.TRUTH));
        }
    }

    private void otherObject(VarInsnNode load, int at, Frame<BasicValue> frame) {
        @Nullable LocalVariableNode own = variable(load.var, at);
        if (own == null || own.name.equals("this")) {
            return;
        }
        if (own.desc.equals(PLAYER)) {
            opponent(load);
        }
        if (isMemory(own.desc, own.signature)) {
            emptied(load, own.name);
        }
        Kind kind = isLookedUpInAList(load) ? Kind.LIST : Kind.VARIABLE;
        for (LocalVariableNode other : others(own, at, frame)) {
            InsnList added = new InsnList();
            added.add(new VarInsnNode(Opcodes.ALOAD, other.index));
            added.add(chosen(
                    "either",
                    "(Ljava/lang/Object;Ljava/lang/Object;I)Ljava/lang/Object;",
                    changes.add(line, own.name, kind)));
            added.add(new TypeInsnNode(Opcodes.CHECKCAST, Type.getType(own.desc).getInternalName()));
            method.instructions.insert(load, added);
        }
    }

    /** Returns whether the next call is one that looks something up in a list by its place: in another list that means nothing. */
    private static boolean isLookedUpInAList(VarInsnNode load) {
        AbstractInsnNode next = load;
        while (next != null && !(next instanceof MethodInsnNode)) {
            next = next.getNext();
        }
        return next instanceof MethodInsnNode call
                && call.owner.matches("java/util/[A-Za-z]*List")
                && List.of("get", "indexOf", "set").contains(call.name);
    }

    /** An assignment that could be left out, and other variables that could follow it. */
    private void assigned(VarInsnNode store, int at, Frame<BasicValue> frame) {
        @Nullable LocalVariableNode own = variable(store.var, at);
        @Nullable LocalVariableNode now = variable(store.var, at + 1);
        if (own != null && isNumber(frame, store.var)) {
            InsnList added = new InsnList();
            added.add(new VarInsnNode(Opcodes.ILOAD, store.var));
            added.add(chosen("either", "(III)I", changes.add(line, own.name, Kind.KEPT)));
            method.instructions.insertBefore(store, added);
        }
        if (now == null || !now.desc.equals("I")) {
            return;
        }
        before(store, "result", "(II)I", changes.add(line, now.name, Kind.SIGN, Kind.STEP, Kind.STEP));
        InsnList added = new InsnList();
        for (LocalVariableNode other : others(now, at, frame)) {
            added.add(new VarInsnNode(Opcodes.ILOAD, other.index));
            added.add(new VarInsnNode(Opcodes.ILOAD, store.var));
            added.add(chosen("followed", "(III)I", changes.add(line, other.name, Kind.FOLLOWS, Kind.FOLLOWS)));
            added.add(new VarInsnNode(Opcodes.ISTORE, other.index));
        }
        method.instructions.insert(store, added);
    }

    private @Nullable LocalVariableNode variable(int slot, int at) {
        return variables(at).filter(each -> each.index == slot).findFirst().orElse(null);
    }

    /** The variables that are declared at an instruction, by the table that javac writes with {@code -g}. */
    private Stream<LocalVariableNode> variables(int at) {
        List<LocalVariableNode> all = Objects.requireNonNullElse(method.localVariables, List.of());
        return all.stream().filter(each -> place(each.start) <= at && at < place(each.end));
    }

    private int place(AbstractInsnNode label) {
        return places.getOrDefault(label, written.size());
    }

    /** The other variables of the same type that have a value at an instruction, the last declared first. */
    private List<LocalVariableNode> others(LocalVariableNode own, int at, Frame<BasicValue> frame) {
        List<LocalVariableNode> others = new ArrayList<>(variables(at)
                .filter(each -> each.index != own.index
                        && !each.name.equals("this")
                        && each.desc.equals(own.desc)
                        && Objects.equals(each.signature, own.signature)
                        && hasValue(frame, each))
                .toList());
        Collections.reverse(others);
        return others.subList(0, Math.min(MOST_OTHERS, others.size()));
    }

    private static boolean hasValue(Frame<BasicValue> frame, LocalVariableNode variable) {
        return Type.getType(variable.desc).getSort() >= Type.ARRAY
                ? frame.getLocal(variable.index).isReference()
                : isNumber(frame, variable.index);
    }

    private static boolean isNumber(Frame<BasicValue> frame, int slot) {
        return BasicValue.INT_VALUE.equals(frame.getLocal(slot));
    }

    private static boolean canBeFresh(FieldNode field) {
        boolean isFinal = (field.access & Opcodes.ACC_FINAL) != 0;
        int sort = Type.getType(field.desc).getSort();
        // A field that is always the same object can only be emptied.
        return isFinal
                ? field.desc.startsWith("Ljava/util/") || field.desc.equals("[I")
                : isNumber(field) || sort >= Type.ARRAY;
    }

    /** Lets the fields begin anew, one or another, where the method is called from outside. */
    private void fieldsBeginAnew(Enclosure enclosure) {
        List<FieldNode> fields =
                type.fields.stream().filter(MethodChanges::canBeFresh).toList();
        // A record is what it was made from: to empty its list wherever that is read proves nothing of calls.
        if (!fields.isEmpty() && !type.superName.equals("java/lang/Record")) {
            InsnList begun = new InsnList();
            int all = fields.size() > 1 ? changes.add(firstLine, method.name, Kind.ALL_FRESH) : NONE;
            fields.forEach(field -> begun.add(begunAnew(field, all)));
            begun.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CHANGES, "begun", "()V"));
            enclosure.add(begun, () -> {
                InsnList left = new InsnList();
                left.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CHANGES, "left", "()V"));
                return left;
            });
        }
    }

    private InsnList begunAnew(FieldNode field, int all) {
        boolean ofClass = (field.access & Opcodes.ACC_STATIC) != 0;
        boolean isFinal = (field.access & Opcodes.ACC_FINAL) != 0;
        InsnList added = new InsnList();
        if (!ofClass && !isFinal) {
            added.add(new VarInsnNode(Opcodes.ALOAD, 0));
        }
        added.add(read(field));
        if (isNumber(field)) {
            added.add(new LdcInsnNode(changes.atTheStart(field.name)));
        }
        added.add(new LdcInsnNode(all));
        added.add(chosen(
                isNumber(field) || isMadeAtTheStart(field) ? "fresh" : "unset",
                isNumber(field) ? "(IIII)I" : "(Ljava/lang/Object;II)Ljava/lang/Object;",
                changes.add(firstLine, field.name, Kind.FRESH)));
        added.add(isFinal ? popped() : assign(field));
        return added;
    }

    /** Returns the numbers that fields are given where an object or the class is made, by their names. */
    static Map<String, Integer> numbersAtTheStart(ClassNode type) {
        Map<String, Integer> numbers = new HashMap<>();
        for (MethodNode each : starts(type).toList()) {
            for (AbstractInsnNode assigned : each.instructions) {
                if (assigned instanceof FieldInsnNode access && isAssignment(access) && access.getPrevious() != null) {
                    constant(access.getPrevious()).ifPresent(number -> numbers.putIfAbsent(access.name, number));
                }
            }
        }
        return numbers;
    }

    private static boolean isAssignment(FieldInsnNode access) {
        return access.getOpcode() == Opcodes.PUTFIELD || access.getOpcode() == Opcodes.PUTSTATIC;
    }

    private static Stream<MethodNode> starts(ClassNode type) {
        return type.methods.stream().filter(each -> each.name.equals("<init>") || each.name.equals("<clinit>"));
    }

    /** Returns whether the field has an object as soon as there is one of its class; otherwise nothing is what it begins with. */
    private boolean isMadeAtTheStart(FieldNode field) {
        return starts(type)
                .anyMatch(each -> makes(each, field) || calledBy(each).anyMatch(called -> makes(called, field)));
    }

    private boolean makes(MethodNode made, FieldNode field) {
        return Stream.of(made.instructions.toArray())
                .anyMatch(each -> assigns(each, field) && each.getPrevious().getOpcode() != Opcodes.ACONST_NULL);
    }

    /** Returns whether the method is called while it runs, as far as this class says. */
    private boolean mayCallItself() {
        Set<MethodNode> reached = new HashSet<>();
        Deque<MethodNode> open = new ArrayDeque<>(List.of(method));
        while (!open.isEmpty()) {
            MethodNode each = open.pop();
            if (Stream.of(each.instructions.toArray()).anyMatch(this::callsSomethingElse)) {
                return true;
            }
            calledBy(each).filter(reached::add).forEach(open::push);
        }
        return reached.contains(method);
    }

    /** Returns whether an instruction leads to a method that may be this one: of another class of the learner's, of a contract of this one, or of a function. */
    private boolean callsSomethingElse(AbstractInsnNode each) {
        return each instanceof MethodInsnNode call
                        && !call.name.equals("<init>")
                        && (isOfAnotherClass(call.owner)
                                || type.interfaces.contains(call.owner)
                                || call.owner.startsWith("java/util/function/"))
                || handles(each).anyMatch(handle -> isOfAnotherClass(handle.getOwner()));
    }

    private boolean isOfAnotherClass(String owner) {
        return !owner.equals(type.name) && !owner.matches("\\[.*|(java|plybook)/.*");
    }

    private static Stream<Handle> handles(AbstractInsnNode each) {
        return each instanceof InvokeDynamicInsnNode handing
                ? Stream.of(handing.bsmArgs).filter(Handle.class::isInstance).map(Handle.class::cast)
                : Stream.empty();
    }

    /** The methods of this class that a method calls, or hands on. */
    private Stream<MethodNode> calledBy(MethodNode calling) {
        return type.methods.stream().filter(each -> Stream.of(calling.instructions.toArray())
                .anyMatch(call -> call instanceof MethodInsnNode invoked
                                && isThat(each, invoked.owner, invoked.name, invoked.desc)
                        || handles(call)
                                .anyMatch(handle ->
                                        isThat(each, handle.getOwner(), handle.getName(), handle.getDesc()))));
    }

    private boolean isThat(MethodNode one, String owner, String name, String descriptor) {
        return owner.equals(type.name) && name.equals(one.name) && descriptor.equals(one.desc);
    }

    private static InsnList popped() {
        InsnList pop = new InsnList();
        pop.add(new InsnNode(Opcodes.POP));
        return pop;
    }

    private static InsnList chosen(String name, String descriptor, int first) {
        return calling(CHANGES, name, descriptor, first);
    }

    /** A call whose last argument is the number of a change. */
    private static InsnList calling(String owner, String name, String descriptor, int change) {
        InsnList call = new InsnList();
        call.add(new LdcInsnNode(change));
        call.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, descriptor));
        return call;
    }

    private void after(AbstractInsnNode each, String name, String descriptor, int first) {
        method.instructions.insert(each, chosen(name, descriptor, first));
    }

    private void before(AbstractInsnNode each, String name, String descriptor, int first) {
        method.instructions.insertBefore(each, chosen(name, descriptor, first));
    }

    private void replace(AbstractInsnNode each, String name, String descriptor, int first) {
        put(each, chosen(name, descriptor, first));
    }

    private void put(AbstractInsnNode each, InsnList instead) {
        method.instructions.insertBefore(each, instead);
        method.instructions.remove(each);
    }
}
