package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The ways in which editors save, on real files. Time passes only where the watcher waits, so that no machine is too busy. */
class SavedFilesTest {
    private static final Duration END = Duration.ofMinutes(1);

    @TempDir
    Path folder;

    private final Editor editor = new Editor();
    private Path one = Path.of("");
    private Path two = Path.of("");

    /** A clock that does at its moment what an editor does. */
    private static final class Editor implements SavedFiles.Clock {
        private interface Step {
            void run() throws IOException;
        }

        private final TreeMap<Duration, Step> steps = new TreeMap<>();
        private Duration now = Duration.ZERO;

        void at(int millis, Step step) {
            steps.put(Duration.ofMillis(millis), step);
        }

        boolean isOver() {
            return now.compareTo(END) > 0;
        }

        @Override
        public long nanos() {
            return now.toNanos();
        }

        @Override
        public void pause(Duration time) {
            now = now.plus(time);
            while (!steps.isEmpty() && steps.firstKey().compareTo(now) <= 0) {
                try {
                    steps.pollFirstEntry().getValue().run();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
    }

    @BeforeEach
    void files() throws IOException {
        one = folder.resolve("a/One.java");
        two = folder.resolve("b/Two.java");
        Files.createDirectories(folder.resolve("a"));
        Files.writeString(one, "1");
    }

    /** Returns what the watcher reports, one set of files after the other, until the end. */
    private List<Set<Path>> seen() throws InterruptedException {
        List<Set<Path>> seen = new ArrayList<>();
        try (SavedFiles files = SavedFiles.withoutNotices(List.of(one, two), editor)) {
            for (Set<Path> each = files.await(editor::isOver); !each.isEmpty(); each = files.await(editor::isOver)) {
                seen.add(each);
            }
        }
        return seen;
    }

    @Test
    void a_save_is_seen_once() throws Exception {
        editor.at(700, () -> Files.writeString(one, "two"));
        assertThat(seen()).containsExactly(Set.of(one));
    }

    @Test
    void a_file_written_in_pieces_is_seen_when_complete() throws Exception {
        for (int i = 0; i < 20; i++) {
            editor.at(700 + 10 * i, () -> Files.writeString(one, "piece ", StandardOpenOption.APPEND));
        }
        assertThat(seen()).containsExactly(Set.of(one));
    }

    @Test
    void a_file_replaced_by_renaming_is_seen() throws Exception {
        editor.at(700, () -> replace(one, "3"));
        assertThat(seen()).containsExactly(Set.of(one));
    }

    @Test
    void a_file_deleted_for_half_a_second_is_one_save() throws Exception {
        editor.at(700, () -> Files.delete(one));
        editor.at(1_200, () -> Files.writeString(one, "anew"));
        assertThat(seen()).containsExactly(Set.of(one));
        assertThat(one).exists();
    }

    @Test
    void a_file_deleted_for_good_and_put_back_later_is_seen_twice() throws Exception {
        editor.at(700, () -> Files.delete(one));
        editor.at(2_000, () -> Files.writeString(one, "1"));
        assertThat(seen()).containsExactly(Set.of(one), Set.of(one));
    }

    @Test
    void a_folder_made_later_is_watched_too() throws Exception {
        editor.at(700, () -> {
            Files.createDirectories(two.getParent());
            Files.writeString(two, "2");
        });
        editor.at(2_000, () -> Files.writeString(two, "changed"));
        editor.at(3_000, () -> Files.writeString(one, "changed"));
        assertThat(seen()).containsExactly(Set.of(two), Set.of(two), Set.of(one));
    }

    @Test
    void other_files_are_ignored() throws Exception {
        editor.at(700, () -> Files.writeString(folder.resolve("a/Other.java"), "x"));
        editor.at(800, () -> Files.writeString(folder.resolve("a/One.java~"), "x"));
        assertThat(seen()).isEmpty();
    }

    /** Uses the machine's own clock, without a limit on the time. */
    @Test
    @Timeout(120)
    void saves_are_seen_with_the_systems_notices_too() throws Exception {
        BlockingQueue<Set<Path>> seen = new LinkedBlockingQueue<>();
        AtomicBoolean ended = new AtomicBoolean();
        SavedFiles files = SavedFiles.watching(List.of(one, two));
        Thread watcher = new Thread(() -> {
            try (files) {
                for (Set<Path> each = files.await(ended::get); !each.isEmpty(); each = files.await(ended::get)) {
                    seen.add(each);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        watcher.start();
        replace(one, "3");
        assertThat(seen.poll(60, TimeUnit.SECONDS)).isEqualTo(Set.of(one));
        Files.createDirectories(two.getParent());
        replace(two, "2");
        assertThat(seen.poll(60, TimeUnit.SECONDS)).isEqualTo(Set.of(two));
        ended.set(true);
        watcher.join();
        assertThat(seen).isEmpty();
    }

    /** Writes the file in one step, so that nobody sees it half written. */
    private static void replace(Path file, String text) throws IOException {
        Path unfinished = Files.write(file.resolveSibling(".swp"), text.getBytes(StandardCharsets.UTF_8));
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
