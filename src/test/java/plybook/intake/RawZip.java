package plybook.intake;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Zip archives with any field set to whatever an attacker likes. */
public final class RawZip {
    private static final int UNIX = 3 << 8;

    private final ByteArrayOutputStream files = new ByteArrayOutputStream();
    private final List<byte[]> table = new ArrayList<>();

    /** An entry to write. It is valid until a field is changed. */
    public static final class Entry {
        private final byte[] name;
        private final byte[] content;
        private byte[] localName;
        private int flags;
        private int method = 8;
        private int mode = 0100644;
        private long claimedSize;
        private int sum;

        public Entry(byte[] name, byte[] content) {
            this.name = name;
            this.localName = name;
            this.content = content;
            this.claimedSize = content.length;
            CRC32 crc = new CRC32();
            crc.update(content);
            this.sum = (int) crc.getValue();
        }

        public Entry flags(int value) {
            flags = value;
            return this;
        }

        public Entry method(int value) {
            method = value;
            return this;
        }

        public Entry mode(int value) {
            mode = value;
            return this;
        }

        public Entry claimedSize(long value) {
            claimedSize = value;
            return this;
        }

        public Entry sum(int value) {
            sum = value;
            return this;
        }

        public Entry localName(String value) {
            localName = value.getBytes(StandardCharsets.UTF_8);
            return this;
        }
    }

    public static Entry entry(String name, String content) {
        return new Entry(name.getBytes(StandardCharsets.UTF_8), content.getBytes(StandardCharsets.UTF_8));
    }

    public RawZip with(String name, String content) {
        return with(entry(name, content));
    }

    @SuppressWarnings("ByteBufferBackingArray") // from allocate, so it is the whole of it
    public RawZip with(Entry entry) {
        byte[] packed = entry.method == 8 ? deflated(entry.content) : entry.content;
        int at = files.size();
        ByteBuffer local = buffer(30 + entry.localName.length)
                .putInt(0x04034b50)
                .putShort((short) 20)
                .putShort((short) entry.flags)
                .putShort((short) entry.method)
                .putInt(0)
                .putInt(entry.sum)
                .putInt(packed.length)
                .putInt((int) entry.claimedSize)
                .putShort((short) entry.localName.length)
                .putShort((short) 0)
                .put(entry.localName);
        files.writeBytes(local.array());
        files.writeBytes(packed);
        table.add(buffer(46 + entry.name.length)
                .putInt(0x02014b50)
                .putShort((short) (UNIX | 30))
                .putShort((short) 20)
                .putShort((short) entry.flags)
                .putShort((short) entry.method)
                .putInt(0)
                .putInt(entry.sum)
                .putInt(packed.length)
                .putInt((int) entry.claimedSize)
                .putShort((short) entry.name.length)
                .putShort((short) 0)
                .putShort((short) 0)
                .putShort((short) 0)
                .putShort((short) 0)
                .putInt(entry.mode << 16)
                .putInt(at)
                .put(entry.name)
                .array());
        return this;
    }

    public byte[] bytes() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(files.toByteArray());
        int start = out.size();
        table.forEach(out::writeBytes);
        out.writeBytes(buffer(22)
                .putInt(0x06054b50)
                .putShort((short) 0)
                .putShort((short) 0)
                .putShort((short) table.size())
                .putShort((short) table.size())
                .putInt(out.size() - start)
                .putInt(start)
                .putShort((short) 0)
                .array());
        return out.toByteArray();
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] deflated(byte[] content) {
        Deflater deflater = new Deflater(9, true);
        deflater.setInput(content);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] some = new byte[1 << 12];
        while (!deflater.finished()) {
            out.write(some, 0, deflater.deflate(some));
        }
        deflater.end();
        return out.toByteArray();
    }
}
