package plybook.release;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import plybook.grading.AtomicFile;
import plybook.intake.Hash;

/** Writes a release as an archive, or as a folder that an older one may be in. */
public final class ReleaseWriter {
    /** Folders of what people made, and of what was made for them: a release never has these. */
    private static final List<String> WORK = List.of("my", ".plybook");

    private ReleaseWriter() {}

    /**
     * Writes an archive, with all files in one folder that has the archive's name.
     *
     * @param file its name ends in {@code .zip}; one that is there is replaced by the whole new one
     */
    public static void archive(Release release, Path file) throws IOException {
        archive(release, file, file.getFileName().toString().replaceFirst("\\.zip$", ""));
    }

    /** Writes an archive without a folder around the files. */
    public static void flatArchive(Release release, Path file) throws IOException {
        archive(release, file, "");
    }

    private static void archive(Release release, Path file, String top) throws IOException {
        Path unfinished = file.toAbsolutePath().resolveSibling("." + file.getFileName() + AtomicFile.UNFINISHED);
        Files.deleteIfExists(unfinished);
        // Only the archive's own file system can say that a file is a program.
        try (FileSystem zip = FileSystems.newFileSystem(
                URI.create("jar:" + unfinished.toUri()),
                Map.of("create", "true", "enablePosixFileAttributes", "true"))) {
            for (Map.Entry<String, Release.Source> each : release.files().entrySet()) {
                Path target = zip.getPath("/" + top, each.getKey());
                Files.createDirectories(target.getParent());
                Files.write(target, each.getValue().bytes());
                permit(each.getKey(), target);
            }
        }
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /**
     * Writes a folder. Files of an older release are replaced, {@code my/} is never touched, and a file that the release does not know is
     * left alone.
     */
    public static void folder(Release release, Path folder) throws IOException {
        for (Map.Entry<String, Release.Source> each : release.files().entrySet()) {
            Path target = folder.resolve(each.getKey());
            if (WORK.contains(each.getKey().split("/", 2)[0])) {
                throw new IllegalStateException(each.getKey());
            }
            byte[] content = each.getValue().bytes();
            if (!Files.isRegularFile(target) || !Hash.of(target).equals(Hash.of(content))) {
                AtomicFile.write(target, content);
            }
            if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                permit(each.getKey(), target);
            }
        }
    }

    private static void permit(String name, Path file) throws IOException {
        Files.setPosixFilePermissions(
                file, PosixFilePermissions.fromString(Release.isProgram(name) ? "rwxr-xr-x" : "rw-r--r--"));
    }
}
