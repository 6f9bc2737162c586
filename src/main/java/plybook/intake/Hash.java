package plybook.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256, as lower-case hexadecimal digits. */
public final class Hash {
    private Hash() {}

    /** Returns the hash of a file's content. */
    public static String of(Path file) throws IOException {
        return of(Files.readAllBytes(file));
    }

    /** Returns the hash of the bytes. */
    public static String of(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
