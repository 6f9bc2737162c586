package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.guest.Reply;
import plybook.guest.time.RunDelay;

/** Limits on a machine that has more to do than it can: it keeps all cores busy, so it runs by itself. */
@Tag("alone")
class BusyMachineIT {
    @TempDir
    Path folder;

    /** One sleeps and one works: neither may be taken for the fault of the six programs beside it. */
    @ParameterizedTest
    @ValueSource(strings = {"while (start != 0) " + LimitsTest.SLEEPS, "while (start != 0) {}"})
    void code_without_end_is_late_on_a_busy_machine_too(String endless) throws IOException {
        assumeTrue(new RunDelay(Path.of("/proc/self")).get().isPresent(), "the system does not count delays");
        List<Process> busy = new ArrayList<>();
        try (ProcessLearner learner =
                LimitsTest.learner(folder, endless, Duration.ofMinutes(5)).within(Duration.ofMillis(400))) {
            for (int i = 0; i < 3 * Runtime.getRuntime().availableProcessors(); i++) {
                busy.add(new ProcessBuilder("sh", "-c", "while :; do :; done").start());
            }
            assertThat(learner.ask(LimitsTest.QUESTION, leaf -> 0))
                    .isInstanceOfSatisfying(
                            Reply.Fault.class, fault -> assertThat(fault.kind()).isEqualTo(Reply.Kind.TOO_LATE));
        } finally {
            busy.forEach(Process::destroyForcibly);
        }
    }
}
