package plybook.intake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * A zip archive from an untrusted source.
 *
 * <p>Nothing is ever unpacked to a path that the archive names. Only the files that are asked for are inflated, each up to a limit
 * whatever its header says. Java's own reader does not tell links, which only the archive's table of contents marks; so this class
 * reads that table itself (.ZIP File Format Specification 6.3.10, sections 4.3.7 to 4.3.16).
 */
final class Zip {
    /** A course's files take some 20 kB; notebooks with pictures beside them may take some megabytes. */
    static final int LARGEST_ARCHIVE = 32 << 20;

    static final int MOST_ENTRIES = 10_000;
    private static final int LONGEST_NAME = 1_000;

    private static final int END = 0x06054b50;
    private static final int END_SIZE = 22;
    private static final int IN_TABLE = 0x02014b50;
    private static final int IN_TABLE_SIZE = 46;
    private static final int LOCAL = 0x04034b50;
    private static final int LOCAL_SIZE = 30;

    private static final int STORED = 0;
    private static final int DEFLATED = 8;
    private static final int ENCRYPTED_FLAG = 1;

    /** The type bits of a Unix file mode, which is the upper half of the external attributes. */
    private static final int KIND_OF_FILE = 0xF000;

    private static final int PLAIN = 0x8000;
    private static final int LINK = 0xA000;

    private static final int FIRST_YEAR = 1980;

    /** A whole class's download. */
    private static final int LARGEST_DOWNLOAD = Integer.MAX_VALUE;

    private final ByteBuffer bytes;
    private final int mostEntries;
    private final List<Found> files = new ArrayList<>();
    private final List<String> folders = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();

    private Zip(ByteBuffer bytes, int mostEntries) {
        this.bytes = bytes.order(ByteOrder.LITTLE_ENDIAN);
        this.mostEntries = mostEntries;
    }

    /**
     * Reads the table of contents of one learner's archive.
     *
     * @throws Unreadable if it is not an archive, or is damaged
     */
    static Zip of(byte[] archive) throws Unreadable {
        return read(ByteBuffer.wrap(archive), MOST_ENTRIES);
    }

    /**
     * Reads the table of contents of a whole class's download, which may be large; the file must not change as long as it is read.
     *
     * @throws Unreadable if the file is not an archive, or is damaged, or larger than two gigabytes
     */
    static Zip ofDownload(Path file) throws IOException, Unreadable {
        try (FileChannel channel = FileChannel.open(file)) {
            if (channel.size() > LARGEST_DOWNLOAD) {
                throw Unreadable.larger(LARGEST_DOWNLOAD);
            }
            return read(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()), Integer.MAX_VALUE);
        }
    }

    private static Zip read(ByteBuffer bytes, int mostEntries) throws Unreadable {
        Zip zip = new Zip(bytes, mostEntries);
        try {
            zip.readTable();
        } catch (IndexOutOfBoundsException | ArithmeticException | BufferUnderflowException e) {
            throw new Unreadable(Texts.of("damaged.table"));
        }
        return zip;
    }

    /** Returns the files, without folders. */
    List<Found> files() {
        return files;
    }

    /** Returns the paths of the folders that have an entry of their own; an archive need not have any. */
    List<String> folders() {
        return List.copyOf(folders);
    }

    /** Returns the entries that were refused because of their names, each with the reason. */
    List<String> refused() {
        return refused;
    }

    private void readTable() throws Unreadable {
        if (bytes.capacity() == 0) {
            throw new Unreadable(Texts.of("empty"));
        }
        if (bytes.capacity() < END_SIZE || (bytes.getInt(0) != LOCAL && bytes.getInt(0) != END)) {
            throw new Unreadable(whatElse());
        }
        int end = findEnd();
        int count = unsignedShort(end + 10);
        long at = unsignedInt(end + 16);
        if (count == 0xFFFF || at == 0xFFFFFFFFL) {
            throw new Unreadable(Texts.of("zip64"));
        }
        if (count > mostEntries) {
            throw new Unreadable(Texts.of("entries.many", count, mostEntries));
        }
        for (int i = 0; i < count; i++) {
            at = readEntry(Math.toIntExact(at));
        }
    }

    private String whatElse() {
        byte[] start = new byte[Math.min(8, bytes.capacity())];
        bytes.get(0, start);
        String text = new String(start, StandardCharsets.ISO_8859_1);
        if (text.startsWith("Rar!")) {
            return Texts.of("no.zip.rar");
        }
        if (text.startsWith("7z\u00bc\u00af")) {
            return Texts.of("no.zip.7z");
        }
        return text.startsWith("\u001f\u008b") ? Texts.of("no.zip.gzip") : Texts.of("no.zip");
    }

    /** Finds the record at the end of the archive, which only a comment may follow. */
    private int findEnd() throws Unreadable {
        int first = Math.max(0, bytes.capacity() - END_SIZE - 0xFFFF);
        for (int at = bytes.capacity() - END_SIZE; at >= first; at--) {
            if (bytes.getInt(at) == END && at + END_SIZE + unsignedShort(at + 20) <= bytes.capacity()) {
                return at;
            }
        }
        throw new Unreadable(Texts.of("cut.off"));
    }

    /** Reads an entry, and returns where the next one is. */
    private int readEntry(int at) throws Unreadable {
        if (bytes.getInt(at) != IN_TABLE) {
            throw new Unreadable(Texts.of("damaged.table"));
        }
        int nameLength = unsignedShort(at + 28);
        byte[] name = new byte[nameLength];
        bytes.get(at + IN_TABLE_SIZE, name);
        boolean unix = unsignedShort(at + 4) >> 8 == 3;
        Entry entry = new Entry(
                text(name).replace('\\', '/'),
                name,
                unsignedShort(at + 8),
                unsignedShort(at + 10),
                bytes.getInt(at + 16),
                unsignedInt(at + 20),
                unix ? unsignedShort(at + 40) & KIND_OF_FILE : PLAIN,
                unsignedInt(at + 42),
                time(unsignedShort(at + 12), unsignedShort(at + 14)));
        String wrong = wrongWith(entry.path);
        if (!wrong.isEmpty()) {
            refused.add(Texts.of("name.refused", entry.path, wrong));
        } else if (entry.path.endsWith("/")) {
            folders.add(entry.path.substring(0, entry.path.length() - 1));
        } else {
            files.add(entry);
        }
        return at + IN_TABLE_SIZE + nameLength + unsignedShort(at + 30) + unsignedShort(at + 32);
    }

    /** Returns the time as MS-DOS wrote it, with two seconds to a tick; empty for its first day, which stands for none. */
    private static Optional<LocalDateTime> time(int time, int date) {
        try {
            LocalDateTime read = LocalDateTime.of(
                    FIRST_YEAR + (date >> 9), date >> 5 & 15, date & 31, time >> 11, time >> 5 & 63, (time & 31) * 2);
            return read.toLocalDate().equals(LocalDate.of(FIRST_YEAR, 1, 1)) ? Optional.empty() : Optional.of(read);
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static String wrongWith(String path) {
        if (path.isEmpty()) {
            return Texts.of("name.none");
        }
        if (path.length() > LONGEST_NAME) {
            return Texts.of("name.long");
        }
        if (path.chars().anyMatch(Character::isISOControl)) {
            return Texts.of("name.control");
        }
        if (path.startsWith("/") || path.matches("[A-Za-z]:.*")) {
            return Texts.of("name.outside");
        }
        return Arrays.asList(path.split("/", -1)).contains("..") ? Texts.of("name.outside") : "";
    }

    /** Names should be UTF-8; those of old programs at least stay different. */
    private static String text(byte[] name) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(name))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(name, StandardCharsets.ISO_8859_1);
        }
    }

    private int unsignedShort(int at) {
        return Short.toUnsignedInt(bytes.getShort(at));
    }

    private long unsignedInt(int at) {
        return Integer.toUnsignedLong(bytes.getInt(at));
    }

    /** A file as the table of contents describes it. */
    private final class Entry implements Found {
        private final String path;
        private final byte[] rawName;
        private final int flags;
        private final int method;
        private final int sum;
        private final long packed;
        private final int kind;
        private final long at;
        private final Optional<LocalDateTime> time;

        private Entry(
                String path,
                byte[] rawName,
                int flags,
                int method,
                int sum,
                long packed,
                int kind,
                long at,
                Optional<LocalDateTime> time) {
            this.path = path;
            this.rawName = rawName;
            this.flags = flags;
            this.method = method;
            this.sum = sum;
            this.packed = packed;
            this.kind = kind;
            this.at = at;
            this.time = time;
        }

        @Override
        public Optional<Instant> saved(ZoneId zone) {
            return time.map(local -> local.atZone(zone).toInstant());
        }

        @Override
        public boolean isPacked() {
            return true;
        }

        @Override
        public String path() {
            return path;
        }

        @Override
        public byte[] read(int most) throws Unreadable {
            if (kind == LINK) {
                throw new Unreadable(Texts.of("file.link"));
            }
            if (kind != PLAIN && kind != 0) {
                throw new Unreadable(Texts.of("file.odd"));
            }
            if ((flags & ENCRYPTED_FLAG) != 0) {
                throw new Unreadable(Texts.of("encrypted"));
            }
            byte[] content;
            try {
                content = unpacked(Math.toIntExact(at), Math.toIntExact(packed), most);
            } catch (IndexOutOfBoundsException | ArithmeticException | DataFormatException e) {
                throw new Unreadable(Texts.of("damaged"));
            }
            if (content.length > most) {
                throw Unreadable.larger(most);
            }
            CRC32 found = new CRC32();
            found.update(content);
            if ((int) found.getValue() != sum) {
                throw new Unreadable(Texts.of("damaged"));
            }
            return content;
        }

        /** Returns the content; if it is too large, one byte more than allowed. */
        private byte[] unpacked(int at, int packed, int most) throws Unreadable, DataFormatException {
            int nameLength = unsignedShort(at + 26);
            byte[] name = new byte[nameLength];
            bytes.get(at + LOCAL_SIZE, name);
            if (bytes.getInt(at) != LOCAL || !Arrays.equals(name, rawName)) {
                throw new Unreadable(Texts.of("damaged"));
            }
            int start = at + LOCAL_SIZE + nameLength + unsignedShort(at + 28);
            if (start > bytes.capacity() - packed) {
                throw new Unreadable(Texts.of("damaged"));
            }
            return switch (method) {
                case STORED -> {
                    byte[] stored = new byte[Math.min(packed, most + 1)];
                    bytes.get(start, stored);
                    yield stored;
                }
                case DEFLATED -> inflated(start, packed, most);
                default -> throw new Unreadable(Texts.of("compression", method));
            };
        }

        private byte[] inflated(int start, int packed, int most) throws DataFormatException {
            Inflater inflater = new Inflater(true);
            try {
                inflater.setInput(bytes.slice(start, packed));
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                byte[] some = new byte[1 << 13];
                while (!inflater.finished() && out.size() <= most) {
                    int count = inflater.inflate(some);
                    if (count == 0 && !inflater.finished()) {
                        throw new DataFormatException("it ends too early, or wants a dictionary");
                    }
                    out.write(some, 0, count);
                }
                return out.toByteArray();
            } finally {
                inflater.end();
            }
        }
    }
}
