package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The ways in which editors save, on real files, with the system's notices and without. */
class SavedFilesTest {
    @TempDir
    Path folder;

    private final BlockingQueue<Set<Path>> seen = new LinkedBlockingQueue<>();
    private final AtomicBoolean ended = new AtomicBoolean();
    private Thread thread = new Thread(() -> {});
    private Path one = Path.of("");
    private Path two = Path.of("");

    static Stream<Function<Collection<Path>, SavedFiles>> ways() {
        return Stream.of(SavedFiles::watching, SavedFiles::withoutNotices);
    }

    @BeforeEach
    void files() throws IOException {
        one = folder.resolve("a/One.java");
        two = folder.resolve("b/Two.java");
        Files.createDirectories(folder.resolve("a"));
        Files.writeString(one, "1");
    }

    @AfterEach
    void end() throws InterruptedException {
        ended.set(true);
        thread.join(10_000);
        assertThat(thread.isAlive()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("ways")
    void a_save_is_seen_once(Function<Collection<Path>, SavedFiles> way) throws Exception {
        start(way);
        Files.writeString(one, "two");
        assertThat(next()).containsExactly(one);
        nothingMore();
    }

    @ParameterizedTest
    @MethodSource("ways")
    void a_file_written_in_pieces_is_seen_when_it_is_whole(Function<Collection<Path>, SavedFiles> way)
            throws Exception {
        start(way);
        try (OutputStream out = Files.newOutputStream(one)) {
            for (int i = 0; i < 20; i++) {
                out.write("piece ".getBytes(StandardCharsets.UTF_8));
                out.flush();
                Thread.sleep(10);
            }
        }
        Set<Path> last = next();
        for (Set<Path> more = last; more != null; more = seen.poll(1_200, TimeUnit.MILLISECONDS)) {
            last = more;
        }
        assertThat(last).containsExactly(one);
        assertThat(Files.size(one)).isEqualTo(120);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void a_file_replaced_by_renaming_is_seen(Function<Collection<Path>, SavedFiles> way) throws Exception {
        start(way);
        Path unfinished = folder.resolve("a/.One.java.swp");
        Files.writeString(unfinished, "3");
        Files.move(unfinished, one, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        assertThat(next()).containsExactly(one);
        nothingMore();
    }

    @ParameterizedTest
    @MethodSource("ways")
    void a_file_deleted_for_a_moment_is_one_save(Function<Collection<Path>, SavedFiles> way) throws Exception {
        start(way);
        Files.delete(one);
        Thread.sleep(100);
        Files.writeString(one, "anew");
        assertThat(next()).containsExactly(one);
        assertThat(one).exists();
        nothingMore();
    }

    @ParameterizedTest
    @MethodSource("ways")
    void a_file_deleted_for_good_and_put_back_later_is_seen_twice(Function<Collection<Path>, SavedFiles> way)
            throws Exception {
        start(way);
        Files.delete(one);
        assertThat(next()).containsExactly(one);
        Files.writeString(one, "1");
        assertThat(next()).containsExactly(one);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void a_folder_that_comes_later_is_watched_too(Function<Collection<Path>, SavedFiles> way) throws Exception {
        start(way);
        Files.createDirectories(two.getParent());
        Files.writeString(two, "2");
        assertThat(next()).containsExactly(two);
        Files.writeString(two, "changed");
        assertThat(next()).containsExactly(two);
        Files.writeString(one, "changed");
        assertThat(next()).containsExactly(one);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void other_files_are_not_waited_for(Function<Collection<Path>, SavedFiles> way) throws Exception {
        start(way);
        Files.writeString(folder.resolve("a/Other.java"), "x");
        Files.writeString(folder.resolve("a/One.java~"), "x");
        nothingMore();
    }

    private void start(Function<Collection<Path>, SavedFiles> way) {
        SavedFiles files = way.apply(List.of(one, two));
        thread = new Thread(() -> {
            try (files) {
                for (Set<Path> each = files.await(ended::get); !each.isEmpty(); each = files.await(ended::get)) {
                    seen.add(each);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        thread.start();
    }

    private Set<Path> next() throws InterruptedException {
        Set<Path> each = seen.poll(30, TimeUnit.SECONDS);
        assertThat(each).as("files seen").isNotNull();
        return each;
    }

    private void nothingMore() throws InterruptedException {
        assertThat(seen.poll(1_200, TimeUnit.MILLISECONDS)).isNull();
    }
}
