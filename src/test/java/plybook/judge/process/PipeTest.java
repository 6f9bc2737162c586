package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.guest.Wire;
import plybook.task.TreeValueTask;

/** Whatever comes out of a learner's pipe is a message or an {@link IOException}. */
class PipeTest {
    private static final int LONGEST = 1 << 12;

    /** Bytes that wait to be read. */
    private record Bytes(ByteBuffer bytes) implements ByteChannel {
        @Override
        public int read(ByteBuffer into) {
            if (!bytes.hasRemaining()) {
                return -1;
            }
            int count = Math.min(into.remaining(), bytes.remaining());
            into.put(bytes.slice(bytes.position(), count));
            bytes.position(bytes.position() + count);
            return count;
        }

        @Override
        public int write(ByteBuffer from) {
            from.position(from.limit());
            return 0;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }

    private static Wire wire(ByteBuffer bytes) {
        return new Wire(TreeValueTask.class, new Bytes(bytes), LONGEST);
    }

    @Test
    void random_bytes_are_a_message_or_an_exception_of_the_pipe() {
        Random random = new Random(5);
        int messages = 0;
        for (int i = 0; i < 100_000; i++) {
            int length = 1 + random.nextInt(30);
            ByteBuffer bytes = ByteBuffer.allocate(4 + length).putInt(length);
            while (bytes.hasRemaining()) {
                // Small numbers reach further than any: types, kinds and lengths are such.
                bytes.put((byte) (random.nextInt(4) == 0 ? random.nextInt(256) : random.nextInt(5)));
            }
            try {
                wire(bytes.flip()).receive();
                messages++;
            } catch (IOException e) {
                assertThat(e).isInstanceOfAny(StreamCorruptedException.class, EOFException.class);
            }
        }
        assertThat(messages).as("the test reaches messages at all").isGreaterThan(100);
    }

    static Stream<ByteBuffer> lies() {
        return Stream.of(
                ByteBuffer.allocate(4).putInt(Integer.MAX_VALUE).flip(),
                ByteBuffer.allocate(4).putInt(-1).flip(),
                ByteBuffer.allocate(4).putInt(0).flip(),
                ByteBuffer.allocate(4).putInt(LONGEST + 1).flip(),
                // A text of two gigabytes in a message of ten bytes.
                ByteBuffer.allocate(14)
                        .putInt(10)
                        .put((byte) 4)
                        .putInt(Integer.MAX_VALUE)
                        .put(new byte[5])
                        .flip(),
                ByteBuffer.allocate(14)
                        .putInt(10)
                        .put((byte) 4)
                        .putInt(-5)
                        .put(new byte[5])
                        .flip(),
                // More in the message than its type has.
                ByteBuffer.allocate(14)
                        .putInt(10)
                        .put((byte) 2)
                        .putInt(7)
                        .put(new byte[5])
                        .flip());
    }

    @ParameterizedTest
    @MethodSource("lies")
    void an_impossible_length_is_refused(ByteBuffer bytes) {
        assertThatThrownBy(() -> wire(bytes).receive()).isInstanceOf(StreamCorruptedException.class);
    }
}
