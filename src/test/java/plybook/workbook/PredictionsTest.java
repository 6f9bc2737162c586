package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class PredictionsTest {
    private final Predictions predictions = new Predictions();

    @Test
    void a_right_prediction_is_confirmed() {
        assertThat(predictions.keep("the value", 15)).isEqualTo("Noted. You expect the value: 15");
        assertThat(predictions.reveal("the value", 15)).isEqualTo("✓ the value: 15, as you expected.");
    }

    @Test
    void a_wrong_prediction_is_shown_beside_the_answer() {
        predictions.keep("the value", 7);
        assertThat(predictions.reveal("the value", 15))
                .startsWith("→ the value: 15. You expected 7.")
                .doesNotContainIgnoringCase("wrong");
    }

    @Test
    void an_estimate_of_a_large_number_within_a_factor_of_two_is_close() {
        predictions.keep("the nodes", 300_000);
        assertThat(predictions.reveal("the nodes", 549_946)).startsWith("≈").contains("You expected 300,000.", "close");
        predictions.keep("the nodes", 200_000);
        assertThat(predictions.reveal("the nodes", 549_946)).startsWith("→");
        predictions.keep("the nodes", "many");
        assertThat(predictions.reveal("the nodes", 549_946)).startsWith("→");
    }

    @Test
    void small_numbers_are_right_or_not() {
        predictions.keep("the value", 14);
        assertThat(predictions.reveal("the value", 15)).startsWith("→");
    }

    @Test
    void without_a_prediction_only_the_answer_is_given() {
        assertThat(predictions.reveal("the value", 15)).isEqualTo("the value: 15");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"?", " ? ", "", "\"?\""})
    void a_question_mark_takes_a_prediction_back(String nothing) {
        predictions.keep("the value", 7);
        assertThat(predictions.keep("the value", nothing))
                .isEqualTo("the value: your turn. Write it in place of \"?\", and run this cell again.");
        assertThat(predictions.reveal("the value", 15)).isEqualTo("the value: 15");
    }

    @Test
    void the_last_prediction_counts() {
        predictions.keep("the value", 7);
        predictions.keep("the value", 15);
        assertThat(predictions.reveal("the value", 15)).startsWith("✓");
    }
}
