package plybook.gomocup;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The lines of a stream, ended by LF or CR LF. Only the beginning of a line that is much too long is kept, so that it cannot fill the memory. */
final class Lines {
    /** The longest line that is kept. No command needs more than about forty characters. */
    static final int LONGEST = 4_096;

    private final InputStream in;

    /**
     * A line without its end, and without blanks around it.
     *
     * @param tooLong whether characters are missing at its end
     */
    record Line(String text, boolean tooLong) {}

    Lines(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /** Returns the next line, or empty after the last one. A last line without a line end counts. */
    Optional<Line> next() throws IOException {
        int c = in.read();
        if (c < 0) {
            return Optional.empty();
        }
        byte[] kept = new byte[LONGEST];
        int length = 0;
        boolean tooLong = false;
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (length < LONGEST) {
                kept[length++] = (byte) c;
            } else {
                tooLong |= c != '\r';
            }
        }
        return Optional.of(new Line(new String(kept, 0, length, StandardCharsets.ISO_8859_1).strip(), tooLong));
    }
}
