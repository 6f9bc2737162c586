package plybook.guest;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The private pipe between judge and learner's process: messages of a fixed schema, each as its length and its bytes.
 *
 * <p>Not Java serialization: what arrives can only ever be one of the messages below.
 */
@SuppressWarnings("EnumOrdinal") // the order of these enums is the wire format, and they say so
public final class Wire implements AutoCloseable {
    /** Both sides must say the same. */
    public static final int VERSION = 10;

    /** The longest message: a question about the largest of trees. */
    public static final int LONGEST = 8 << 20;

    /** A type of message. The order is part of the wire format. */
    private enum Type {
        HELLO,
        CALL,
        LEAF,
        LEAF_VALUE,
        ANSWER,
        FAULT,
        LEAF_WITH_LINE,
        SCRIPT,
        STEP,
        CHANGE,
        IN_ADVANCE,
        ASKED_IN_ADVANCE,
        OPEN
    }

    /** The things that a learner's process can tell besides its answer. The order is part of the wire format. */
    public enum Detail {
        /** Nothing. */
        NONE,
        /** With each leaf the line of the learner's file that asks for it, which takes far longer. */
        LINES,
        /** The steps of a class that was made to tell them, see {@link Steps}. */
        STEPS
    }

    /** Anything that can be received. */
    public sealed interface Message {}

    /** The learner's process is ready. */
    public record Hello(int version) implements Message {}

    /**
     * The judge asks.
     *
     * @param deadlineMillis after this many milliseconds the learner's process itself says that it is late
     * @param detail what is to be told besides the answer
     */
    public record Ask(Question question, int deadlineMillis, Detail detail) implements Message {}

    /**
     * A search evaluates a leaf and waits for its value.
     *
     * @param line the learner's line that asks, such as {@code MyAlphaBeta.java:23}; empty if nobody wanted to know, or it is unknown
     */
    public record Leaf(int number, String line) implements Message {}

    /**
     * A learner's class that was made to tell its steps is at a place.
     *
     * @param place the number of the place
     * @param values the variables there, as text; empty for what cannot be shown
     */
    public record Step(int place, List<String> values) implements Message {}

    /** The judge has a change made in a class that is changeable, and a new object of it. */
    public record Change(int number) implements Message {}

    /** A leaf with its value. */
    public record Sold(int leaf, int value) {}

    /** The leaves that are sold with the next question, in the order in which the search is expected to ask for them. */
    public record InAdvance(List<Sold> leaves) implements Message {
        public InAdvance {
            leaves = List.copyOf(leaves);
        }
    }

    /** The values of the leaves of the next question, by number: it does not matter which of them the search asks for. */
    public record Open(List<Integer> values) implements Message {
        public Open {
            values = List.copyOf(values);
        }
    }

    /** The search asked for only this many of the leaves that were sold in advance. */
    public record AskedInAdvance(int count) implements Message {}

    /** The value of the leaf that was asked for. */
    public record LeafValue(int value) implements Message {}

    /** The end of a question. */
    public record Replied(Reply reply) implements Message {}

    /** The length of the messages that are by far the most: a type and a number, which are read where they lie. */
    private static final int NUMBER_ALONE = 1 + Integer.BYTES;

    private static final byte[] NO_LENGTH = new byte[Integer.BYTES];

    /** The buffer for what is to be sent, except while a large question waits in it. */
    private static final int KEPT = 1 << 16;

    /** A part of a message. */
    private interface Part {
        void write(DataOutputStream out) throws IOException;
    }

    private final Class<?> contract;
    private final ByteChannel channel;
    private final int longestReceived;
    private final ByteBuffer received = ByteBuffer.allocateDirect(1 << 16).limit(0);

    /** Messages travel together while the other side has more to read: a wake-up costs more than a question. */
    private final Unsent unsent = new Unsent();

    private final DataOutputStream out = new DataOutputStream(unsent);

    /**
     * @param contract whose methods are called; both sides know it from the start
     * @param longestReceived a longer message is refused unread
     */
    public Wire(Class<?> contract, ByteChannel channel, int longestReceived) {
        this.contract = contract;
        this.channel = channel;
        this.longestReceived = longestReceived;
    }

    public void sendHello() throws IOException {
        send(Type.HELLO, out -> out.writeInt(VERSION));
    }

    /** Returns the length of the message in bytes. */
    public int sendQuestion(Question question, int deadlineMillis, Detail detail) throws IOException {
        if (question instanceof Call call) {
            return send(Type.CALL, out -> {
                writeText(out, call.method());
                out.writeByte(call.arguments().size());
                for (String argument : call.arguments()) {
                    writeText(out, argument);
                }
                out.writeByte(call.help().size());
                for (Map.Entry<String, String> answer : call.help().entrySet()) {
                    writeText(out, answer.getKey());
                    writeText(out, answer.getValue());
                }
                out.writeInt(deadlineMillis);
                out.writeByte(detail.ordinal());
            });
        }
        return send(Type.SCRIPT, out -> {
            writeText(out, question.toString());
            out.writeInt(deadlineMillis);
            out.writeByte(detail.ordinal());
        });
    }

    public void sendLeaf(int number) throws IOException {
        send(Type.LEAF, out -> out.writeInt(number));
    }

    /** Asks for a leaf and says from which line of the learner's file. */
    public void sendLeaf(int number, String line) throws IOException {
        send(Type.LEAF_WITH_LINE, out -> {
            out.writeInt(number);
            writeText(out, line);
        });
    }

    /** Tells a step. */
    void sendStep(int place, List<String> values) throws IOException {
        send(Type.STEP, out -> {
            out.writeInt(place);
            out.writeByte(values.size());
            for (String value : values) {
                writeText(out, value);
            }
        });
    }

    /** Has a change made, see {@link plybook.guest.change.Changes}; none for 0. */
    public void sendChange(int number) throws IOException {
        send(Type.CHANGE, out -> out.writeInt(number));
    }

    /** Returns the length of the message in bytes. */
    public int sendInAdvance(List<Sold> leaves) throws IOException {
        return send(Type.IN_ADVANCE, out -> {
            out.writeInt(leaves.size());
            for (Sold each : leaves) {
                out.writeInt(each.leaf());
                out.writeInt(each.value());
            }
        });
    }

    public void sendOpen(List<Integer> values) throws IOException {
        send(Type.OPEN, out -> {
            out.writeInt(values.size());
            for (int value : values) {
                out.writeInt(value);
            }
        });
    }

    void sendAskedInAdvance(int count) throws IOException {
        send(Type.ASKED_IN_ADVANCE, out -> out.writeInt(count));
    }

    public void sendLeafValue(int value) throws IOException {
        send(Type.LEAF_VALUE, out -> out.writeInt(value));
    }

    public void sendReply(Reply reply) throws IOException {
        if (reply instanceof Reply.Answer answer) {
            send(Type.ANSWER, out -> {
                writeText(out, answer.text());
                writeOptional(out, answer.changedArgument());
            });
        } else if (reply instanceof Reply.Fault fault) {
            send(Type.FAULT, out -> {
                out.writeByte(fault.kind().ordinal());
                writeText(out, fault.message());
                writeText(out, fault.where());
                writeOptional(out, fault.changedArgument());
            });
        }
    }

    private static void writeOptional(DataOutputStream out, Optional<String> text) throws IOException {
        out.writeBoolean(text.isPresent());
        writeText(out, text.orElse(""));
    }

    private static void writeText(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** Sends a message. It is synchronized, because the thread that watches the deadline sends messages, too. */
    private synchronized int send(Type type, Part body) throws IOException {
        int start = unsent.begin();
        out.writeByte(type.ordinal());
        body.write(out);
        return unsent.end(start);
    }

    /** Messages that wait to be sent, each behind its length. */
    private static final class Unsent extends ByteArrayOutputStream {
        int begin() {
            int start = count;
            writeBytes(NO_LENGTH);
            return start;
        }

        int end(int start) {
            int length = count - start - Integer.BYTES;
            ByteBuffer.wrap(buf).putInt(start, length);
            return length;
        }

        void sendTo(ByteChannel channel) throws IOException {
            ByteBuffer bytes = ByteBuffer.wrap(buf, 0, count);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            reset();
            if (buf.length > KEPT) {
                buf = new byte[KEPT];
            }
        }
    }

    /** Sends what is waiting. {@link #receive} does so by itself before it waits for the other side. */
    public synchronized void flush() throws IOException {
        unsent.sendTo(channel);
    }

    /**
     * Waits for the next message.
     *
     * @throws EOFException if the other side has ended
     * @throws StreamCorruptedException if what came is no message
     */
    public Message receive() throws IOException {
        await(Integer.BYTES);
        int length = received.getInt();
        if (length < 1 || length > longestReceived) {
            throw new StreamCorruptedException("a message of " + length + " bytes");
        }
        if (length == NUMBER_ALONE) {
            await(length);
            int type = received.get(received.position());
            if (type == Type.LEAF.ordinal() || type == Type.LEAF_VALUE.ordinal()) {
                received.get();
                int number = received.getInt();
                return type == Type.LEAF.ordinal() ? new Leaf(number, "") : new LeafValue(number);
            }
        }
        byte[] body = take(length);
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(body))) {
            Message message = read(in);
            if (in.available() > 0) {
                throw new StreamCorruptedException(in.available() + " bytes behind a message");
            }
            return message;
        } catch (EOFException e) {
            throw new StreamCorruptedException("a message that ends early");
        }
    }

    private Message read(DataInputStream in) throws IOException {
        return switch (choose(Type.values(), in.readUnsignedByte())) {
            case HELLO -> new Hello(in.readInt());
            case CALL ->
                new Ask(new Call(contract, readText(in), readTexts(in), readHelp(in)), in.readInt(), detail(in));
            case SCRIPT -> new Ask(script(readText(in)), in.readInt(), detail(in));
            case STEP -> new Step(in.readInt(), readTexts(in));
            case CHANGE -> new Change(in.readInt());
            case IN_ADVANCE -> new InAdvance(sold(in));
            case ASKED_IN_ADVANCE -> new AskedInAdvance(in.readInt());
            case OPEN -> new Open(numbers(in));
            case LEAF -> new Leaf(in.readInt(), "");
            case LEAF_WITH_LINE -> new Leaf(in.readInt(), readText(in));
            case LEAF_VALUE -> new LeafValue(in.readInt());
            case ANSWER -> new Replied(new Reply.Answer(readText(in), readOptional(in)));
            case FAULT ->
                new Replied(new Reply.Fault(
                        choose(Reply.Kind.values(), in.readUnsignedByte()),
                        readText(in),
                        readText(in),
                        readOptional(in)));
        };
    }

    private static Optional<String> readOptional(DataInputStream in) throws IOException {
        boolean present = in.readBoolean();
        String text = readText(in);
        return present ? Optional.of(text) : Optional.empty();
    }

    private static <T> T choose(T[] values, int ordinal) throws StreamCorruptedException {
        if (ordinal >= values.length) {
            throw new StreamCorruptedException("no number " + ordinal + " among " + values.length);
        }
        return values[ordinal];
    }

    private static Detail detail(DataInputStream in) throws IOException {
        return choose(Detail.values(), in.readUnsignedByte());
    }

    private static Script script(String text) throws StreamCorruptedException {
        try {
            return Script.parse(text);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new StreamCorruptedException("no script: " + e.getMessage());
        }
    }

    private static List<Sold> sold(DataInputStream in) throws IOException {
        int count = in.readInt();
        if (count < 0 || count > in.available() / (2 * Integer.BYTES)) {
            throw new StreamCorruptedException(count + " leaves sold in advance");
        }
        List<Sold> sold = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            sold.add(new Sold(in.readInt(), in.readInt()));
        }
        return sold;
    }

    private static List<Integer> numbers(DataInputStream in) throws IOException {
        int count = in.readInt();
        if (count < 0 || count > in.available() / Integer.BYTES) {
            throw new StreamCorruptedException(count + " numbers");
        }
        List<Integer> numbers = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            numbers.add(in.readInt());
        }
        return numbers;
    }

    private static List<String> readTexts(DataInputStream in) throws IOException {
        int count = in.readUnsignedByte();
        List<String> texts = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            texts.add(readText(in));
        }
        return texts;
    }

    private static Map<String, String> readHelp(DataInputStream in) throws IOException {
        int count = in.readUnsignedByte();
        Map<String, String> help = new HashMap<>();
        for (int i = 0; i < count; i++) {
            String method = readText(in);
            help.put(method, readText(in));
        }
        return help;
    }

    private static String readText(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new StreamCorruptedException("a text of " + length + " bytes");
        }
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    /** Waits until so many bytes are there, which the buffer must hold. */
    private void await(int count) throws IOException {
        while (received.remaining() < count) {
            flush();
            received.compact();
            int read = channel.read(received);
            received.flip();
            if (read < 0) {
                throw new EOFException("the other side has ended");
            }
        }
    }

    private byte[] take(int count) throws IOException {
        byte[] bytes = new byte[count];
        int have = 0;
        while (have < count) {
            await(1);
            int some = Math.min(count - have, received.remaining());
            received.get(bytes, have, some);
            have += some;
        }
        return bytes;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
