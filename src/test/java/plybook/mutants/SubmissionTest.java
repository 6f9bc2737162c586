package plybook.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
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

    @Test
    void a_sample_has_one_in_so_many_and_some_of_each_exercise() {
        List<Submission> all = Submission.all("wrong");
        List<Submission> sample = Submission.sampled(all, 3);
        assertThat(sample).hasSizeBetween(all.size() / 3, all.size() / 3 + 8);
        assertThat(sample.stream().map(Submission::exercise).distinct())
                .containsExactlyElementsOf(
                        all.stream().map(Submission::exercise).distinct().toList());
        assertThat(Submission.sampled(all, 1)).isEqualTo(all);
    }
}
