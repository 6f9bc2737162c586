package plybook.grading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import plybook.intake.Hash;

/** The hash of this Plybook and its Java version: another one might judge differently. */
final class ProgramHash {
    private ProgramHash() {}

    private static final class Holder {
        private static final String HASH = computed();
    }

    static String get() {
        return Holder.HASH;
    }

    private static String computed() {
        try {
            Path program = Path.of(ProgramHash.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            StringBuilder all = new StringBuilder("Java " + Runtime.version().feature());
            if (Files.isDirectory(program)) {
                try (Stream<Path> files = Files.walk(program)) {
                    for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                        all.append('\n')
                                .append(program.relativize(file))
                                .append(' ')
                                .append(Hash.of(file));
                    }
                }
            } else {
                all.append('\n').append(Hash.of(program));
            }
            return Hash.of(all.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own classes cannot be read", e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
