package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.suite.NoAnswer;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise.Part;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Code that goes wrong before it is asked anything: in a constructor or while its class is loaded. The sentence says so, with the line. */
class MakingTest {
    private static final Part PART = Course.find("01").parts().get(0);
    private static final Call QUESTION = Call.<TreeValueTask>to(TreeValueTask.class, task -> task.value(Tree.leaf(1)));

    @TempDir
    Path folder;

    /** Enough for all that ends by itself, on a busy machine too. */
    private static final Duration PLENTY = Duration.ofSeconds(20);

    /** Processor time, so that a loop without end is over soon, and on a busy machine it is no other fault. */
    private static final Duration UNTIL_LATE = Duration.ofSeconds(2);

    /** A constructor, or a static block, stands in the fourth line. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            MyTreeValue() | int[] none = {}; none[3] = 1;    | making an object of MyTreeValue threw ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 0 (MyTreeValue.java:4)
            static        | Object none = 1; String s = (String) none; | making an object of MyTreeValue threw ClassCastException: Integer cannot be cast to String (MyTreeValue.java:4)
            static        | try { Second.first(); } catch (Error e) { Second.first(); } | making an object of MyTreeValue needs the class Second, whose static fields or static block threw an exception before
            MyTreeValue() | while (Math.abs(1) == 1) {}      | making an object of MyTreeValue was still busy when its time was over (MyTreeValue.java:4)
            static        | while (Math.abs(1) == 1) {}      | making an object of MyTreeValue was still busy when its time was over (MyTreeValue.java:4)
            MyTreeValue() | System.exit(0);                  | making an object of MyTreeValue ended the program (MyTreeValue.java:4)
            MyTreeValue() | System.out.println(new long[100_000_000].length); | making an object of MyTreeValue used up the memory (MyTreeValue.java:4)
            static        | System.out.println(new long[100_000_000].length); | making an object of MyTreeValue used up the memory (MyTreeValue.java:4)
            MyTreeValue() | new MyTreeValue();               | making an object of MyTreeValue threw StackOverflowError
            """)
    void what_goes_wrong_while_an_object_is_made_is_said_as_that(String where, String body, String said)
            throws IOException {
        Path source = Files.writeString(folder.resolve(PART.fileName()), """
                public class MyTreeValue implements plybook.task.TreeValueTask {
                    public int value(plybook.tree.Tree tree) { return 1; }

                    %s { %s }
                }

                class Second {
                    static final int VALUE = Integer.parseInt("x");

                    static void first() {}
                }
                """.formatted(where, body));
        Path classes = Files.createDirectories(folder.resolve("classes"));
        assertThat(SourceCompiler.ofOwnCode().compile(source, PART, classes).message())
                .isEmpty();
        Duration deadline = body.startsWith("while") ? UNTIL_LATE : PLENTY;
        try (ProcessLearner learner =
                new ProcessLearner(PART, classes, deadline, Duration.ofMinutes(1), Sandbox.none())) {
            Reply.Fault fault = (Reply.Fault) learner.ask(QUESTION, leaf -> 0);
            Verdict verdict = new NoAnswer(QUESTION, fault, PART.className()).verdict();
            assertThat(verdict.message()).startsWith(said);
        }
    }
}
