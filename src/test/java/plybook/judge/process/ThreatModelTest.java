package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The figures of docs/threat-model.md, which instructors rely on, are those that the judge sets. That they hold is for the hostile submissions to show. */
class ThreatModelTest {
    private static final Path PAGE = Path.of("docs/threat-model.md");

    static List<String> figures() {
        return List.of(
                "| heap | " + Limits.HEAP_MIB + " MiB |",
                "| memory outside the heap | " + Limits.METASPACE_MIB + " MiB classes, " + Limits.DIRECT_MIB
                        + " MiB buffers, " + thousands(Limits.ADDRESSES_MIB) + " MiB address space in all |",
                "| stack | " + Limits.STACK_MIB + " MiB |",
                "| threads | " + Limits.THREADS + ", the virtual machine's own included |",
                "| open files and connections | " + Limits.DESCRIPTORS + " |",
                "| one file | " + Limits.FILE_MIB + " MiB |",
                "| processor time of one process | " + Limits.PROCESSOR_TIME.toMinutes() + " minutes |",
                "| all answers of one file | " + Limits.ALL_ANSWERS.toMinutes() + " minutes of processor time, ",
                "or " + Limits.PRINTED_MIB + " MiB if it bypasses `System.out`",
                "| leaves sold for one question | " + ProcessLearner.MOST_LEAVES / 1_000_000 + " million, ",
                "| questions in flight | " + ProcessLearner.IN_FLIGHT + ", or " + kibi(ProcessLearner.BYTES_IN_FLIGHT)
                        + " KiB of them",
                "a message longer than " + kibi(GuestProcess.LONGEST_ANSWER) + " KiB is refused unread");
    }

    private static String thousands(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static int kibi(int bytes) {
        return bytes >> 10;
    }

    @ParameterizedTest
    @MethodSource("figures")
    void a_figure_of_the_threat_model_is_the_one_that_is_set(String figure) throws IOException {
        assertThat(Files.readString(PAGE)).contains(figure);
    }
}
