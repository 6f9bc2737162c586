package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.game.Game;
import plybook.judge.Judge;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.MinimaxTask;

/** The line of the learner's file that asked for a leaf: from a process of its own, from an object, and made up. */
class LearnersLinesTest {
    private static final Path WRONG = Path.of("src/test/resources/mutants/wrong");

    private static String line(Report report, String title) {
        return report.results().stream()
                .filter(result -> result.title().startsWith(title))
                .map(result -> ((Verdict.Failed) result.verdict()).evidence().line())
                .findFirst()
                .orElseThrow();
    }

    private static int lineWith(Path file, String text) throws IOException {
        List<String> lines = Files.readAllLines(file);
        return 1
                + lines.indexOf(lines.stream()
                        .filter(line -> line.contains(text))
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void evidence_of_a_needless_leaf_names_the_learners_lines() throws IOException {
        Path folder = WRONG.resolve("04-alpha-beta/full-minimax");
        Path file = folder.resolve("MyAlphaBeta.java");
        Report report = new Judge().check(Course.find("04"), folder);
        assertThat(line(report, "Step 2"))
                .matches("MyAlphaBeta.java:" + lineWith(file, "game.utility(")
                        + ", called from line [0-9]+, asked for it");
        String caller = line(report, "Step 2").replaceFirst(".*from line ([0-9]+).*", "$1");
        assertThat(Files.readAllLines(file).get(Integer.parseInt(caller) - 1)).contains("value(");
    }

    /** Looks at each child twice, once for the value and once more for luck. */
    private static final class Twice<S, A> implements MinimaxTask<S, A> {
        @Override
        public int value(Game<S, A> game, S state) {
            if (game.terminal(state)) {
                return game.utility(state);
            }
            boolean max = game.player(state) == plybook.game.Player.MAX;
            int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            for (A action : game.actions(state)) {
                int first = value(game, game.result(state, action));
                best = max ? Math.max(best, first) : Math.min(best, first);
            }
            for (A action : game.actions(state)) {
                best = max
                        ? Math.max(best, value(game, game.result(state, action)))
                        : Math.min(best, value(game, game.result(state, action)));
            }
            return best;
        }

        @Override
        public A bestAction(Game<S, A> game, S state) {
            return game.actions(state).get(0);
        }
    }

    @Test
    void an_object_in_this_process_names_the_line_that_asks_again() {
        Report report = new Judge().practice(Twice::new);
        assertThat(line(report, "value looks at every leaf once"))
                .matches("LearnersLinesTest.java:[0-9]+, called from line [0-9]+, asked again");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "MyAlphaBeta.java",
                "MyAlphaBeta.java:",
                "MyAlphaBeta.java:1234567",
                "Other.java:12",
                "../MyAlphaBeta.java:12",
                "MyAlphaBeta.java:12\n<script>",
                "MyAlphaBeta.java:12, called from line ",
                "MyAlphaBeta.java:12, called from line 1, called from line 2",
                ", called from line 12",
                "MyAlphaBeta.java:12, called from line <b>"
            })
    void texts_that_are_not_a_line_are_dropped(String said) {
        assertThat(ProcessLearner.lines("MyAlphaBeta", said)).isEmpty();
    }

    @Test
    void a_line_with_or_without_its_caller_is_kept() {
        for (String said : List.of("MyAlphaBeta.java:12", "MyAlphaBeta.java:12, called from line 31")) {
            assertThat(ProcessLearner.lines("MyAlphaBeta", said)).isEqualTo(said);
        }
    }
}
