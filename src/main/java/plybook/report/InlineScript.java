package plybook.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Objects;

/** A script within a page, and its hash, so that the page can allow it and no other. */
public record InlineScript(String text) {
    /** Reads the script that is beside a class. */
    public static InlineScript of(Class<?> room, String name) {
        try (InputStream in = Objects.requireNonNull(room.getResourceAsStream(name), name)) {
            return new InlineScript(new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the source of scripts for a Content-Security-Policy that allows this one only. */
    public String policy() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
