package plybook.guest.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunDelayTest {
    @TempDir
    Path process;

    private void thread(int number, String schedstat) throws IOException {
        Files.writeString(
                Files.createDirectories(process.resolve("task/" + number)).resolve("schedstat"), schedstat);
    }

    @Test
    void the_longest_delay_of_any_thread_since_the_last_reading_counts() throws IOException {
        RunDelay delay = new RunDelay(process);
        thread(7, "900 1000000 3\n");
        thread(8, "900 2000000 3\n");
        assertThat(delay.get()).contains(Duration.ofMillis(2));
        thread(7, "900 6000000 3\n");
        thread(9, "0 4000000 1\n");
        assertThat(delay.get()).contains(Duration.ofMillis(5));
        assertThat(delay.get()).contains(Duration.ZERO);
    }

    @Test
    void the_watch_does_not_count() throws IOException {
        RunDelay delay = new RunDelay(process);
        thread(7, "900 1000000 3\n");
        thread(8, "900 2000000 3\n");
        Files.writeString(process.resolve("task/8/comm"), "deadline\n");
        assertThat(delay.get()).contains(Duration.ofMillis(1));
    }

    @Test
    void a_system_without_these_files_says_nothing() throws IOException {
        assertThat(new RunDelay(process).get()).isEmpty();
        Files.createDirectories(process.resolve("task/7"));
        assertThat(new RunDelay(process).get()).isEmpty();
        thread(7, "");
        assertThat(new RunDelay(process).get()).isEmpty();
    }
}
