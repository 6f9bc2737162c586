package plybook.setup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** A shell script in the place of one of the machine's programs. */
public final class Script {
    private Script() {}

    /** Writes an executable script, and returns its path. */
    public static Path write(Path file, String... lines) {
        try {
            Files.createDirectories(file.resolveSibling("."));
            Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
            return file;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
