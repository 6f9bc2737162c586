package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import plybook.text.Messages;

/** A second language is a file: the test class path adds a short {@code messages_zh.properties}, and no code knows of it. */
class TranslationTest {
    /** Prints a learner's page in a process of its own, whose language is the user's choice. */
    static final class Printer {
        private Printer() {}

        public static void main(String[] arguments) throws IOException {
            Graded graded = new Graded(
                    "ada", "", Graded.Status.GRADED, List.of(Samples.inTheMiddle(Samples.FAILED, "")), List.of());
            System.out.write(GradedPage.forLearner(graded).getBytes(StandardCharsets.UTF_8));
            System.out.flush();
        }
    }

    @Test
    void a_page_is_in_the_chosen_language_and_falls_back_to_english() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-D" + Messages.PROPERTY + "=zh",
                        Printer.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String page;
        try (InputStream out = process.getInputStream()) {
            page = new String(out.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertThat(process.waitFor()).isZero();
        assertThat(page).contains("<html lang=\"zh\">", "10 分中得 4 分", "0 of 2, 错误", "<dt>why</dt>");
    }
}
