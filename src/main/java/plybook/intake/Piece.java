package plybook.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A file as it arrived, with what its name says about it.
 *
 * @param shown where it was found, as the instructor would look for it
 * @param path its path in what the learner submitted, with slashes
 * @param found its content, not yet read
 * @param attempt the later attempt has the larger number
 * @param rank within an attempt, a later file has a larger number; 0 where the system does not say
 */
record Piece(String shown, String path, Found found, long attempt, long rank) {
    /** Returns the pieces of one learner's archive, or folder. */
    static List<Piece> allIn(Path path) throws IOException, Unreadable {
        String name = String.valueOf(path.toAbsolutePath().normalize().getFileName());
        if (!Files.isDirectory(path)) {
            return List.of(of(name, new OneFile(name, path)));
        }
        return FolderFiles.of(path).stream()
                .map(found -> of(name + "/" + found.path(), found))
                .toList();
    }

    /** Returns a piece about which nothing is known but its place. */
    static Piece of(String shown, Found found) {
        return new Piece(shown, found.path(), found, 0, 0);
    }

    /** Returns the names of the folders it is in, and its own. */
    List<String> segments() {
        return Arrays.asList(path.split("/", -1));
    }

    String fileName() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** Returns the same file, as part of what a learner submitted. */
    Piece as(String inside, long attempted, long ranked) {
        return new Piece(shown, inside, found, attempted, ranked);
    }

    /** Returns a file in this one, which is an archive. */
    Piece with(Found inner) {
        return new Piece(shown + "!/" + inner.path(), inner.path(), inner, attempt, rank);
    }

    /** Returns whether it is hidden: its name, or that of a folder it is in, begins with a dot, or a Mac packed it by the way. */
    boolean isHidden() {
        return ("/" + path).contains("/.") || ("/" + path).contains("/__MACOSX/");
    }

    private record OneFile(String path, Path file) implements Found {
        @Override
        public byte[] read(int most) throws IOException, Unreadable {
            return FolderFiles.read(file, most);
        }

        @Override
        public Optional<Instant> saved(ZoneId zone) {
            try {
                return Optional.of(Files.getLastModifiedTime(file).toInstant());
            } catch (IOException e) {
                return Optional.empty();
            }
        }
    }
}
