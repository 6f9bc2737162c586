package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.suite.NoAnswer;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise.Part;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Limits that take too long to be reached by a submission under test. The others are in {@code HostileSubmissionsIT}. */
class LimitsTest {
    private static final Part PART = Course.find("01").parts().get(0);
    private static final Call QUESTION = Call.<TreeValueTask>to(TreeValueTask.class, task -> task.value(Tree.leaf(1)));

    @TempDir
    Path folder;

    @Test
    void answers_that_are_punctual_each_time_may_not_take_for_ever_in_all() throws IOException {
        Path source = folder.resolve(PART.fileName());
        Files.writeString(source, """
                public class MyTreeValue implements plybook.task.TreeValueTask {
                    public int value(plybook.tree.Tree tree) {
                        try {
                            Thread.sleep(400);
                        } catch (InterruptedException e) {
                            return 0;
                        }
                        return 1;
                    }
                }
                """);
        Path classes = Files.createDirectory(folder.resolve("classes"));
        assertThat(SourceCompiler.compile(source, PART, classes).classes()).isPresent();
        try (ProcessLearner learner =
                new ProcessLearner(PART, classes, Duration.ofSeconds(20), Duration.ofSeconds(1), Sandbox.none())) {
            assertThat(learner.ask(QUESTION, leaf -> 0)).isInstanceOf(Reply.Answer.class);
            Reply reply = learner.ask(QUESTION, leaf -> 0);
            for (int i = 0; i < 3; i++) {
                reply = learner.ask(QUESTION, leaf -> 0);
            }
            assertThat(reply).isEqualTo(new Reply.Fault(Reply.Kind.TOO_MUCH_TIME, "", ""));
            NoAnswer none = new NoAnswer(QUESTION, (Reply.Fault) reply, PART.className());
            assertThat(none.verdict()).isInstanceOf(Verdict.TimedOut.class);
            assertThat(none.verdict().message()).contains("more time together than all of them may");
        }
    }

    @Test
    void each_limit_has_a_sentence_of_its_own() {
        assertThat(java.util.Arrays.stream(Reply.Kind.values())
                        .map(kind -> new NoAnswer(QUESTION, new Reply.Fault(kind, "", ""), PART.className())
                                .verdict()
                                .message())
                        .filter(message -> !message.isEmpty())
                        .distinct())
                .hasSizeGreaterThanOrEqualTo(Reply.Kind.values().length - 3);
    }
}
