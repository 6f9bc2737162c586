package plybook.overview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;

/** The script that sorts and filters the tables, and its hash, so that a page can allow it and no other. */
final class TableScript {
    static final String SOURCE = source();

    /** As in a Content-Security-Policy. */
    static final String HASH = hash();

    private TableScript() {}

    private static String source() {
        try (InputStream in = Objects.requireNonNull(TableScript.class.getResourceAsStream("table.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String hash() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(SOURCE.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
