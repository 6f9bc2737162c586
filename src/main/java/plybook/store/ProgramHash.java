package plybook.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import plybook.intake.Hash;

/** The hash of this Plybook: another one might judge or show differently. */
public final class ProgramHash {
    /** The packages, with those in them, on which a verdict can depend: the judge's, and all that it uses. */
    static final List<String> JUDGES = List.of(
            "diagnosis",
            "engine",
            "game",
            "gomoku",
            "guest",
            "judge",
            "match",
            "mistakes",
            "search",
            "task",
            "text",
            "tictactoe",
            "trace",
            "tree");

    private ProgramHash() {}

    private static final class Holder {
        private static final String JUDGE = computed(JUDGES);
        private static final String WHOLE = computed(List.of(""));
    }

    /** Returns the hash of the part that judges, and of Java's version. */
    public static String ofJudge() {
        return Holder.JUDGE;
    }

    /** Returns the hash of all of it. */
    public static String ofWhole() {
        return Holder.WHOLE;
    }

    private static String computed(List<String> packages) {
        try {
            Path program = Path.of(ProgramHash.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (Files.isDirectory(program)) {
                return computed(program, packages);
            }
            try (FileSystem jar = FileSystems.newFileSystem(program)) {
                return computed(jar.getPath("/"), packages);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own classes cannot be read", e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String computed(Path root, List<String> packages) throws IOException {
        StringBuilder all = new StringBuilder("Java ").append(Runtime.version().feature());
        for (String each : packages) {
            Path folder = root.resolve("plybook").resolve(each);
            if (!Files.isDirectory(folder)) {
                continue;
            }
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    byte[] content = Files.readAllBytes(file);
                    all.append('\n')
                            .append(root.relativize(file).toString().replace('\\', '/'))
                            .append(' ')
                            .append(content.length)
                            .append(' ')
                            .append(checksum(new CRC32(), content))
                            .append(' ')
                            .append(checksum(new CRC32C(), content));
                }
            }
        }
        return Hash.of(all.toString().getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Tells a file from an earlier build of it; nobody forges one. A digest of three megabytes takes a seventh of a judge's start,
     * because Java computes it fast only once it has been optimised. These two are quick from the first byte.
     */
    private static String checksum(Checksum checksum, byte[] content) {
        checksum.update(content);
        return Long.toHexString(checksum.getValue());
    }
}
