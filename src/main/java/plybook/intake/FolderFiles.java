package plybook.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The files of a folder with untrusted content: links are not followed, and only plain files are opened. */
final class FolderFiles {
    private static final int DEEPEST = 14;

    /** A download unpacked into one more folder, and that into one more. */
    private static final int CLASS_DEPTH = 3;

    /** A class of a thousand, each with a whole copy of the course. */
    private static final int MOST = 1_000_000;

    private FolderFiles() {}

    /**
     * Returns the files, in the order of their paths.
     *
     * @throws Unreadable if there are absurdly many
     */
    static List<Found> of(Path folder) throws IOException, Unreadable {
        List<Found> found = new ArrayList<>();
        boolean[] tooMany = new boolean[1];
        Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), DEEPEST, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
                return isHidden(visited) && !visited.equals(folder)
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (!isHidden(file)) {
                    found.add(new InFolder(folder.relativize(file).toString().replace('\\', '/'), file, attributes));
                }
                tooMany[0] = found.size() > MOST;
                return tooMany[0] ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                return FileVisitResult.CONTINUE; // what cannot be inspected counts as missing
            }
        });
        if (tooMany[0]) {
            throw new Unreadable(Texts.of("directory.many", MOST));
        }
        found.sort((a, b) -> a.path().compareTo(b.path()));
        return found;
    }

    /** Returns the folders in which learners' folders may be, and these, in the order of their paths. */
    static List<String> folders(Path folder) throws IOException {
        List<String> found = new ArrayList<>();
        Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), CLASS_DEPTH, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                // So are folders called at the depth where the walk ends.
                add(file, attributes);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
                add(visited, attributes);
                return isHidden(visited) && !visited.equals(folder)
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                return FileVisitResult.CONTINUE;
            }

            private void add(Path path, BasicFileAttributes attributes) {
                if (attributes.isDirectory() && !isHidden(path) && !path.equals(folder)) {
                    found.add(folder.relativize(path).toString().replace('\\', '/'));
                }
            }
        });
        found.sort(Comparator.naturalOrder());
        return found;
    }

    /** Returns whether its name begins with a dot, as those of notebook checkpoints, editors and systems do. */
    private static boolean isHidden(Path path) {
        return String.valueOf(path.getFileName()).startsWith(".");
    }

    private record InFolder(String path, Path file, BasicFileAttributes attributes) implements Found {
        @Override
        public byte[] read(int most) throws IOException, Unreadable {
            if (attributes.isSymbolicLink()) {
                throw new Unreadable(Texts.of("file.link"));
            }
            if (!attributes.isRegularFile()) {
                throw new Unreadable(Texts.of("file.odd"));
            }
            return FolderFiles.read(file, most);
        }

        @Override
        public Optional<Instant> saved(ZoneId zone) {
            return Optional.of(attributes.lastModifiedTime().toInstant());
        }
    }

    /**
     * Returns the content of a plain file. If it is a link, or was replaced by one since it was found, opening it fails.
     *
     * @throws Unreadable if it is larger, or may not be read
     */
    static byte[] read(Path file, int most) throws IOException, Unreadable {
        if (Files.size(file) > most) {
            throw Unreadable.larger(most);
        }
        try (SeekableByteChannel channel =
                        Files.newByteChannel(file, Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS));
                InputStream in = Channels.newInputStream(channel)) {
            byte[] content = in.readNBytes(most + 1);
            if (content.length > most) {
                throw Unreadable.larger(most);
            }
            return content;
        } catch (AccessDeniedException e) {
            throw new Unreadable(Texts.of("file.forbidden"));
        }
    }
}
