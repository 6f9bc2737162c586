package plybook.assignment;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import plybook.judge.suite.Conditions;

/** The seed of an assignment's trees and boards, in a file that only its owner can read. */
public final class SecretSeed {
    private SecretSeed() {}

    /**
     * Returns the seed in a file.
     *
     * @throws IllegalArgumentException if there is no such file, or no number in it; the message says what to do
     */
    public static long read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new IllegalArgumentException(Texts.of("seed.none", file));
        }
        try {
            return Long.parseLong(Files.readString(file).strip());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(Texts.of("seed.no.number", file), e);
        }
    }

    /**
     * Writes a new seed that nobody could foresee.
     *
     * @throws java.nio.file.FileAlreadyExistsException if the file exists: its seed may be in use
     */
    public static void create(Path file) throws IOException {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        FileAttribute<?>[] ownerOnly = posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
        Files.createFile(file, ownerOnly);
        Files.writeString(file, Conditions.freshSeed() + "\n");
    }
}
