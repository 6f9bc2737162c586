package plybook.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Tests that submissions are chosen by a part of their path. */
class SubmissionTest {
    @Test
    void one_name_chooses_one_submission() {
        assertThat(Submission.chosen("wrong", "03-minimax/everybody-is-max"))
                .extracting(Submission::toString)
                .containsExactly("03-minimax/everybody-is-max");
        assertThat(Submission.chosen("sound", "03-minimax/everybody-is-max")).isEmpty();
    }

    @Test
    void no_name_chooses_all() {
        assertThat(Submission.chosen("sound", "")).isEqualTo(Submission.all("sound"));
    }

    @Test
    void an_unknown_name_is_an_error_that_lists_near_names() {
        assertThatThrownBy(() -> Submission.chosen("wrong", "03-minimax/everyone-is-max"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no submission's path contains \"03-minimax/everyone-is-max\"")
                .hasMessageContaining("near names: 03-minimax/everybody-is-max, ");
    }
}
