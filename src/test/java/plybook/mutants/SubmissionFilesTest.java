package plybook.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.CandidateMistakes;
import plybook.diagnosis.gomoku.EvaluationMistakes;
import plybook.diagnosis.gomoku.OrderMistakes;
import plybook.diagnosis.inplace.InPlaceMistakes;
import plybook.diagnosis.rules.TicTacToeMistakes;
import plybook.diagnosis.search.Diagnosis;
import plybook.task.Course;

/** Tests that there are enough submissions, and that their first lines are complete. {@link SubmissionsTest} judges them. */
class SubmissionFilesTest {
    @Test
    void wrong_rules_say_their_diagnosis_and_cover_most_known_mistakes() {
        List<String> expected = Submission.all("wrong").stream()
                .filter(submission -> submission.exercise().equals("02-tic-tac-toe"))
                .map(submission -> submission.says("Diagnosis"))
                .toList();
        assertThat(TicTacToeMistakes.all().stream().map(Mistake::id).filter(id -> expected.stream()
                        .noneMatch(each -> each.contains(id))))
                .containsExactlyInAnyOrder(
                        // one step aside from others that have a file
                        "always-o",
                        "always-the-same-winner",
                        "always-worth-nothing",
                        "never-over",
                        "row-missed",
                        "rows-missed");
    }

    @Test
    void most_known_mistakes_with_candidates_have_a_submission() {
        Set<String> shown = Submission.all("wrong").stream()
                .flatMap(submission -> submission.maySay("Diagnosis").stream())
                .collect(Collectors.toSet());
        assertThat(Stream.of(
                                CandidateMistakes.mistakes().stream(),
                                OrderMistakes.all().stream().map(OrderMistakes.Model::mistake),
                                InPlaceMistakes.all().stream().map(InPlaceMistakes.Model::mistake))
                        .flatMap(mistakes -> mistakes)
                        .map(Mistake::id)
                        .distinct()
                        .filter(id -> !shown.contains(id)))
                .containsExactlyInAnyOrder(
                        // one step aside from others that have a file
                        "order-misses-columns", "order-misses-diagonals", "order-misses-rows", "radius-always-one");
    }

    @Test
    void every_wrong_search_says_its_diagnosis() {
        assertThat(Submission.all("wrong").stream()
                        .filter(submission -> !submission.exercise().startsWith("02"))
                        .filter(submission -> !submission.className().equals("MyCatchIt"))
                        .filter(submission -> submission.maySay("Diagnosis").isEmpty()))
                .isEmpty();
    }

    @Test
    void every_known_mistake_has_a_submission_that_makes_it() {
        Set<String> shown = Submission.all("wrong").stream()
                .flatMap(submission -> submission.maySay("Diagnosis").stream())
                .flatMap(said -> Stream.of(said.split(" \\+ |-or-")))
                .map(SubmissionFilesTest::ofBoth)
                .collect(Collectors.toSet());
        assertThat(Stream.concat(Diagnosis.known().stream(), EvaluationMistakes.all().stream())
                        .map(Mistake::id)
                        .map(SubmissionFilesTest::ofBoth)
                        .distinct()
                        .filter(id -> !shown.contains(id)))
                .as("known mistakes without a submission")
                .isEmpty();
    }

    /** Returns the id of a mistake that one player makes as if both made it. */
    private static String ofBoth(String id) {
        return id.replaceFirst("-for-(max|min)$", "");
    }

    @Test
    void every_exercise_has_wrong_submissions_and_sound_ones() {
        List<String> folders =
                Course.exercises().stream().map(each -> each.folder()).toList();
        for (String kind : List.of("wrong", "sound")) {
            assertThat(Submission.all(kind).stream().map(Submission::exercise).distinct())
                    .containsExactlyInAnyOrderElementsOf(folders);
        }
    }
}
