package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.viva.Viva;

/** A learner's viva in two cells. */
class OwnVivaTest {
    private static final Exercise ALPHA_BETA = Course.find("04");
    private static final Path SOLUTION = Path.of("solutions/04-alpha-beta");

    private static Shown ask(Path folder) {
        return OwnViva.ask(Viva.search(ALPHA_BETA).orElseThrow(), folder, 3);
    }

    @Test
    void the_first_cell_asks_and_the_second_compares() {
        Predictions predictions = new Predictions();
        predictions.keep("1", -1);
        Shown asked = ask(SOLUTION);
        assertThat(asked.text()).contains("1. ", "3. ", "vivaKey()").doesNotContain("It looked at");
        assertThat(asked.html()).contains("<img").doesNotContain("It looked at", "<script");
        assertThat(OwnViva.key(predictions)).contains("→ 1: ", "You expected −1", "It looked at", "2: ", "3: ");
    }

    @Test
    void without_questions_there_is_no_key() {
        ask(Path.of("exercises/04-alpha-beta"));
        assertThat(OwnViva.key(new Predictions())).contains("Ask first");
        assertThat(OwnViva.ask(Course.find("01"), 1).text()).contains("no search to ask about");
    }
}
