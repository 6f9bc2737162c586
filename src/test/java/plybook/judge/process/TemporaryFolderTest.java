package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a killed judge leaves behind goes at the next start, and nothing else. */
class TemporaryFolderTest {
    @TempDir
    Path all;

    /** A folder as a judge makes it, with a file in it. */
    private Path left(String name, Duration ago) throws IOException {
        Path folder = Files.createDirectory(all.resolve(name));
        Path lock = Files.createFile(folder.resolve("lock"));
        Files.createDirectory(folder.resolve("classes"));
        Files.writeString(folder.resolve("classes/MyMinimax.class"), "x");
        Files.setLastModifiedTime(lock, FileTime.from(Instant.now().minus(ago)));
        return folder;
    }

    @Test
    void what_nobody_holds_any_more_is_removed() throws IOException {
        Path stale = left("plybook-1", Duration.ofMinutes(2));
        TemporaryFolder.removeStale(all);
        assertThat(stale).doesNotExist();
    }

    @Test
    void what_somebody_holds_or_is_about_to_hold_stays_and_so_does_what_is_no_judge_s() throws IOException {
        Path held = left("plybook-2", Duration.ofHours(2));
        Path young = left("plybook-3", Duration.ofSeconds(1));
        Path other = Files.createDirectory(all.resolve("plybook-4"));
        Path strange = left("somebody-else", Duration.ofHours(2));
        try (FileChannel channel = FileChannel.open(held.resolve("lock"), StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assertThat(lock.isValid()).isTrue();
            TemporaryFolder.removeStale(all);
        }
        assertThat(held.resolve("classes/MyMinimax.class")).exists();
        assertThat(young.resolve("classes/MyMinimax.class")).exists();
        assertThat(other).exists();
        assertThat(strange.resolve("classes/MyMinimax.class")).exists();
    }

    @Test
    void a_link_called_lock_is_not_opened() throws IOException {
        Path folder = Files.createDirectory(all.resolve("plybook-5"));
        Path elsewhere = Files.createFile(all.resolve("elsewhere"));
        Files.createSymbolicLink(folder.resolve("lock"), elsewhere);
        Files.setLastModifiedTime(elsewhere, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
        TemporaryFolder.removeStale(all);
        assertThat(folder).exists();
    }
}
