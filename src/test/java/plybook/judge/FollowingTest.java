package plybook.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.process.Sandbox;
import plybook.judge.process.SandboxMissing;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Following;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.trace.CodeWalk;
import plybook.trace.CodeWalk.CodeStep;

/** Tests where a learner's code is followed step by step, and that a sentence says why where it is not. */
class FollowingTest {
    private static final String TREES = """
            import plybook.game.Player;
            import plybook.task.TreeValueTask;
            import plybook.tree.Tree;

            public class MyTreeValue implements TreeValueTask {
                @Override
                public int value(Tree tree) {
                    if (tree.isLeaf()) {
                        return tree.value();
                    }
                    int best = -1_000_001;
                    for (Tree child : tree.children()) {
                        best = Math.max(best, value(child));
                    }
            //
                    return best;
                }
            }
            """;

    @TempDir
    Path folder;

    private static Conditions within(Sandbox sandbox) {
        return new Conditions(Duration.ofMinutes(2), 5, false, sandbox);
    }

    private CheckResult firstToDo(String number, String file, String source, Sandbox sandbox) throws IOException {
        Files.writeString(folder.resolve(file), source);
        return new Judge(within(sandbox).walkingThrough())
                .check(Course.find(number), folder)
                .firstToDo()
                .orElseThrow();
    }

    /** The sandbox; where it is missing the test stands aside, but not where all must run. */
    private static Sandbox bubblewrap() {
        try {
            return Sandbox.named("bubblewrap");
        } catch (SandboxMissing e) {
            assumeTrue("1".equals(System.getenv("PLYBOOK_REQUIRE_ALL")), e.getMessage());
            throw e;
        }
    }

    @Test
    void the_steps_are_told_from_inside_of_the_sandbox() throws IOException {
        CheckResult first = firstToDo("01", "MyTreeValue.java", TREES, bubblewrap());
        assertThat(first.title()).isEqualTo("MIN takes the smallest");
        CodeStep wrong = first.walk().flatMap(CodeWalk::wrongStep).orElseThrow();
        assertThat(wrong.kind()).isEqualTo(CodeWalk.Kind.RETURN);
        assertThat(wrong.line()).isEqualTo(TREES.lines().toList().indexOf("        return best;") + 1);
        assertThat(wrong.node()).contains(List.of());
    }

    /** MAX takes the largest here, so the first wrong value is not the last one. */
    @Test
    void a_method_that_is_given_the_tree_is_held_to_the_value_of_each_node() throws IOException {
        String shallow = TREES.replace(
                "value(child)", "child.isLeaf() ? child.value() : child.player() == Player.MIN ? value(child) : 0");
        CheckResult first = firstToDo("01", "MyTreeValue.java", shallow, Sandbox.none());
        CodeWalk walk = first.walk().orElseThrow();
        assertThat(walk.steps())
                .filteredOn(step -> step.kind() == CodeWalk.Kind.LEAF)
                .hasSize(walk.search().tree().orElseThrow().leaves());
        assertThat(walk.caption()).contains("It is worth");
    }

    @Test
    void equal_leaves_have_each_its_own_place() throws IOException {
        String wrong = TREES.replace("return best;", "return best == -1_000_000 ? 0 : best;");
        CodeWalk walk = firstToDo("01", "MyTreeValue.java", wrong, Sandbox.none())
                .walk()
                .orElseThrow();
        assertThat(walk.search().tree().orElseThrow()).hasToString("(-1000000 -1000000)");
        assertThat(walk.steps())
                .filteredOn(step -> step.kind() == CodeWalk.Kind.LEAF)
                .extracting(step -> step.node().orElseThrow())
                .containsExactly(List.of(0), List.of(1));
    }

    @Test
    void what_goes_wrong_only_with_one_object_at_two_places_is_named_as_such() throws IOException {
        String kept = Files.readString(
                Path.of("src/test/resources/mutants/wrong/01-trees/bound-kept-for-an-object/MyTreeValue.java"));
        assertThat(firstToDo("01", "MyTreeValue.java", kept, Sandbox.none()).untold())
                .hasValueSatisfying(why -> assertThat(why).contains("where two are the same object"));
    }

    @Test
    void a_class_too_large_to_tell_its_steps_is_named_as_such() throws IOException {
        String large = TREES.replace("//", "        if (best > 2_000_000) { best++; }\n".repeat(3_000));
        CheckResult first = firstToDo("01", "MyTreeValue.java", large, Sandbox.none());
        assertThat(first.walk()).isEmpty();
        assertThat(first.untold()).hasValueSatisfying(why -> assertThat(why).contains("too large"));
        assertThat(first.title()).isEqualTo("MIN takes the smallest");
    }

    @Test
    void what_goes_wrong_on_no_single_tree_is_named_as_such() throws IOException {
        String cached =
                Files.readString(Path.of("src/test/resources/mutants/wrong/03-minimax/cached-by-hash/MyMinimax.java"));
        assertThat(firstToDo("03", "MyMinimax.java", cached, Sandbox.none()).untold())
                .hasValueSatisfying(why -> assertThat(why).contains("not about one small tree"));
    }

    @Test
    void nothing_is_said_of_steps_where_there_is_no_search_or_nobody_asked() throws IOException {
        CheckResult rules = firstToDo("02", "MyTicTacToe.java", "class MyTicTacToe {}", Sandbox.none());
        assertThat(rules.following()).isEqualTo(new Following.Nothing());
        Files.writeString(folder.resolve("MyTreeValue.java"), TREES);
        assertThat(new Judge(within(Sandbox.none()))
                        .check(Course.find("01"), folder)
                        .results())
                .extracting(CheckResult::following)
                .containsOnly(new Following.Nothing());
    }

    @Test
    void a_check_that_was_not_attempted_is_not_followed() throws IOException {
        String starter = Files.readString(Path.of("exercises/03-minimax/MyMinimax.java"));
        CheckResult first = firstToDo("03", "MyMinimax.java", starter, Sandbox.none());
        assertThat(first.verdict()).isInstanceOf(Verdict.NotAttempted.class);
        assertThat(first.following()).isEqualTo(new Following.Nothing());
    }

    /** Its reports leave the machine, and a second run costs time for 300 learners. */
    @Test
    void a_grade_asks_for_no_steps() {
        assertThat(Conditions.grading(5, Sandbox.none()).walking()).isFalse();
    }
}
