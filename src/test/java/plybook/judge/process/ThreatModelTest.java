package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.guest.print.CappedOutput;
import plybook.guest.time.Allowance;
import plybook.judge.suite.Conditions;

/** The figures of docs/threat-model.md, which instructors rely on, are those that the judge sets. That they hold is for the hostile submissions to show. */
class ThreatModelTest {
    private static final Path PAGE = Path.of("docs/threat-model.md");

    /** The memory with which the launcher starts the commands that judge other people's code. */
    private static final Pattern LAUNCHED =
            Pattern.compile("grade \\| diagnose\\)[^;]*\"-Xmx\\$\\(\\((\\d+) \\* cores \\+ (\\d+)\\)\\)m\"");

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
                "| one answer | " + Conditions.practice().deadline().toSeconds() + " s of processor time in `check`, "
                        + Conditions.grading(1, Sandbox.none()).deadline().toSeconds() + " s in `grade`; "
                        + inWords(Allowance.WAITING) + " times as long for code that waits |",
                "minutes of processor time, " + Allowance.WAITING * Limits.ALL_ANSWERS.toMinutes()
                        + " minutes in all, ",
                "| output | " + kibi(CappedOutput.PASSED_ON)
                        + " KiB of a process are passed on and the rest is dropped; "
                        + kibi(CappedOutput.IN_ONE_ANSWER) / 1_024 + " MiB in one answer, or " + Limits.PRINTED_MIB
                        + " MiB if it bypasses `System.out`, end it; " + kibi(Printed.FIRST) + " KiB are stored |",
                "| `/tmp` and a home of " + Limits.FILES_MIB + " MiB each, gone afterwards |",
                "| leaves sold for one question | " + ProcessLearner.MOST_LEAVES / 1_000_000 + " million, ",
                "| questions in flight | " + ProcessLearner.IN_FLIGHT + ", or " + kibi(ProcessLearner.BYTES_IN_FLIGHT)
                        + " KiB of them",
                "a message longer than " + kibi(GuestProcess.LONGEST_ANSWER) + " KiB is refused unread");
    }

    private static String inWords(int number) {
        return List.of("no", "one", "two", "three", "four", "five", "six").get(number);
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

    @Test
    void the_judge_ends_what_is_late_half_a_second_later() throws IOException {
        assertThat(GuestProcess.GRACE).isEqualTo(Duration.ofMillis(500));
        assertThat(Files.readString(PAGE)).contains("ends it half a second later |");
    }

    @Test
    void the_judges_own_heap_is_the_one_that_the_launcher_asks_for() throws IOException {
        Matcher heap = LAUNCHED.matcher(Files.readString(Path.of("plybook")));
        assertThat(heap.find()).isTrue();
        assertThat(Files.readString(PAGE))
                .contains("| the judge itself | heap " + heap.group(1) + " MiB for each core and " + heap.group(2)
                        + " MiB more, for `grade` and `diagnose`");
    }
}
