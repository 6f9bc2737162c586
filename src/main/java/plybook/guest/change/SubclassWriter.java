package plybook.guest.change;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Writes the class file of a subclass whose methods first ask somebody else and then, if that knows nothing, the method that they
 * override. Source: The Java Virtual Machine Specification, chapter 4.
 */
public final class SubclassWriter {
    private static final int MAGIC = 0xCAFEBABE;
    private static final int JAVA_17 = 61;
    private static final int SUPER_AND_PUBLIC = 0x0021;
    private static final int PUBLIC = 0x0001;

    private static final int ALOAD_0 = 0x2A;
    private static final int ALOAD_1 = 0x2B;
    private static final int ALOAD_2 = 0x2C;
    private static final int ASTORE_2 = 0x4D;
    private static final int LDC_W = 0x13;
    private static final int INVOKEVIRTUAL = 0xB6;
    private static final int INVOKESPECIAL = 0xB7;
    private static final int INVOKESTATIC = 0xB8;
    private static final int CHECKCAST = 0xC0;
    private static final int IFNULL = 0xC6;
    private static final int IRETURN = 0xAC;
    private static final int ARETURN = 0xB0;
    private static final int RETURN = 0xB1;

    /** The frame of a place that has one local variable more than the frame before it. */
    private static final int APPEND_ONE = 252;

    private static final int OBJECT_VARIABLE = 7;

    private final Class<?> parent;
    private final String suffix;
    private final Class<?> asked;
    private final Map<List<Object>, Integer> constants = new LinkedHashMap<>();
    private final ByteArrayOutputStream pool = new ByteArrayOutputStream();

    /**
     * @param suffix what the subclass is called after its parent's name
     * @param asked a class with a static method {@code answer}, from the name of a method and its argument to the result, or null
     */
    public SubclassWriter(Class<?> parent, String suffix, Class<?> asked) {
        this.parent = parent;
        this.suffix = suffix;
        this.asked = asked;
    }

    private interface Bytes {
        void to(DataOutputStream out) throws IOException;
    }

    private static byte[] bytes(Bytes written) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            written.to(new DataOutputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // not on a stream into memory
        }
        return bytes.toByteArray();
    }

    /** Returns the class file. Each method takes one object, and returns an object, a boolean or an int. */
    public byte[] overriding(Stream<Method> methods) {
        List<byte[]> written = Stream.concat(Stream.of(constructor()), methods.map(this::method))
                .toList();
        int own = type(name(parent) + suffix);
        int above = type(name(parent));
        return bytes(out -> {
            out.writeInt(MAGIC);
            out.writeInt(JAVA_17);
            out.writeShort(constants.size() + 1);
            pool.writeTo(out);
            out.writeShort(SUPER_AND_PUBLIC);
            out.writeShort(own);
            out.writeShort(above);
            out.writeShort(0); // interfaces
            out.writeShort(0); // fields
            out.writeShort(written.size());
            for (byte[] each : written) {
                out.write(each);
            }
            out.writeShort(0); // attributes
        });
    }

    private static String name(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    private byte[] constructor() {
        int above = member(name(parent), "<init>", "()V");
        byte[] code = bytes(out -> {
            out.writeByte(ALOAD_0);
            invoke(out, INVOKESPECIAL, above);
            out.writeByte(RETURN);
        });
        return declared("<init>", "()V", code, new byte[0]);
    }

    private byte[] method(Method method) {
        String type = MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                .toMethodDescriptorString();
        int answer = member(name(asked), "answer", "(Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;");
        int said = constant(8, text(method.getName()));
        byte[] ask = bytes(out -> {
            out.writeByte(LDC_W);
            out.writeShort(said);
            out.writeByte(ALOAD_1);
            invoke(out, INVOKESTATIC, answer);
            out.writeByte(ASTORE_2);
            out.writeByte(ALOAD_2);
        });
        byte[] known = returned(method.getReturnType());
        int above = member(name(parent), method.getName(), type);
        byte[] own = bytes(out -> {
            out.writeByte(ALOAD_0);
            out.writeByte(ALOAD_1);
            invoke(out, INVOKESPECIAL, above);
            out.writeByte(method.getReturnType().isPrimitive() ? IRETURN : ARETURN);
        });
        int jump = 3;
        byte[] code = bytes(out -> {
            out.write(ask);
            out.writeByte(IFNULL);
            out.writeShort(jump + known.length);
            out.write(known);
            out.write(own);
        });
        int any = type("java/lang/Object");
        byte[] frame = bytes(out -> {
            out.writeShort(1);
            out.writeByte(APPEND_ONE);
            out.writeShort(ask.length + jump + known.length);
            out.writeByte(OBJECT_VARIABLE);
            out.writeShort(any);
        });
        return declared(method.getName(), type, code, frame);
    }

    /** Returns the answer that stands in the second local variable. */
    private byte[] returned(Class<?> type) {
        Class<?> boxed = MethodType.methodType(type).wrap().returnType();
        int cast = type(name(boxed));
        if (!type.isPrimitive()) {
            return bytes(out -> {
                out.writeByte(ALOAD_2);
                out.writeByte(CHECKCAST);
                out.writeShort(cast);
                out.writeByte(ARETURN);
            });
        }
        int unbox = member(name(boxed), type.getName() + "Value", "()" + type.descriptorString());
        return bytes(out -> {
            out.writeByte(ALOAD_2);
            out.writeByte(CHECKCAST);
            out.writeShort(cast);
            invoke(out, INVOKEVIRTUAL, unbox);
            out.writeByte(IRETURN);
        });
    }

    private static void invoke(DataOutputStream out, int how, int member) throws IOException {
        out.writeByte(how);
        out.writeShort(member);
    }

    /** @param frame the table of stack maps; empty if the code has no jump */
    private byte[] declared(String name, String type, byte[] code, byte[] frame) {
        int named = text(name);
        int typed = text(type);
        int codeName = text("Code");
        int frameName = text("StackMapTable");
        byte[] body = bytes(out -> {
            out.writeShort(3); // the stack
            out.writeShort(3); // local variables
            out.writeInt(code.length);
            out.write(code);
            out.writeShort(0); // exception handlers
            out.writeShort(frame.length == 0 ? 0 : 1);
            if (frame.length > 0) {
                out.writeShort(frameName);
                out.writeInt(frame.length);
                out.write(frame);
            }
        });
        return bytes(out -> {
            out.writeShort(PUBLIC);
            out.writeShort(named);
            out.writeShort(typed);
            out.writeShort(1);
            out.writeShort(codeName);
            out.writeInt(body.length);
            out.write(body);
        });
    }

    private int text(String text) {
        return add(List.of(1, text), out -> {
            out.writeByte(1);
            out.writeUTF(text);
        });
    }

    private int type(String name) {
        return constant(7, text(name));
    }

    /** A constant that refers to another: a class (7) or a string (8). */
    private int constant(int kind, int to) {
        return add(List.of(kind, to), out -> {
            out.writeByte(kind);
            out.writeShort(to);
        });
    }

    /** A method of a class. */
    private int member(String owner, String name, String type) {
        int of = type(owner);
        int named = pair(12, text(name), text(type));
        return pair(10, of, named);
    }

    /** A constant that refers to two others: a name with its type (12), or a method (10). */
    private int pair(int kind, int first, int second) {
        return add(List.of(kind, first, second), out -> {
            out.writeByte(kind);
            out.writeShort(first);
            out.writeShort(second);
        });
    }

    private int add(List<Object> key, Bytes written) {
        Integer known = constants.get(key);
        if (known != null) {
            return known;
        }
        pool.writeBytes(bytes(written));
        constants.put(key, constants.size() + 1);
        return constants.size();
    }
}
