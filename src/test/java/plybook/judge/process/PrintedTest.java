package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import plybook.guest.print.CappedOutput;

/** Tests that the output of a process is known by the question at which it was printed. */
class PrintedTest {
    private final Printed printed = new Printed();

    private void add(String text) {
        byte[] some = text.getBytes(StandardCharsets.UTF_8);
        printed.add(some, some.length);
    }

    private static String mark(int question) {
        return CappedOutput.MARK + String.valueOf(question) + CappedOutput.MARK;
    }

    @Test
    void a_question_has_what_stands_behind_its_number_only() {
        add("loading\n" + mark(1) + "one\n" + mark(12).substring(0, 2));
        add(mark(12).substring(2) + "twelve\nand more\n" + mark(2) + "two\n");
        assertThat(printed.text(1)).isEqualTo("one\n");
        assertThat(printed.text(12)).isEqualTo("twelve\nand more\n");
        assertThat(printed.text(2)).isEqualTo("two\n");
        assertThat(printed.text(3)).isEmpty();
        assertThat(printed.text()).isEqualTo("loading\none\ntwelve\nand more\ntwo\n");
    }

    @Test
    void of_a_long_output_the_beginning_is_told() {
        add(mark(1) + "a".repeat(20_000) + mark(2) + "b".repeat(20_000));
        assertThat(printed.text()).isEqualTo("a".repeat(Printed.FIRST));
        assertThat(printed.text(2)).isEqualTo("b".repeat(Printed.FIRST));
        assertThat(new Printed().text(1)).isEmpty();
    }
}
