package plybook.ide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.ide.TestRun.Shown;
import plybook.judge.Suites;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;

/** The test class that learners get, run by JUnit on two learners' folders. */
class ExerciseTestsTest {
    private static final String TREES = "01-trees/MyTreeValue.java";
    private static final String RULES = "02-tic-tac-toe/MyTicTacToe.java";
    private static final String MINIMAX = "03-minimax/MyMinimax.java";
    private static final String EVALUATION = "06-evaluation/MyEvaluation.java";

    @TempDir
    static Path temp;

    private static Path ann;
    private static TestRun anns;
    private static TestRun bobs;

    /** Compiling and judging take most of the time, so each folder has something in each exercise. */
    @BeforeAll
    static void run() throws Exception {
        ann = temp.resolve("Ann");
        LearnersProject project = LearnersProject.in(ann);
        project.write(TREES, changed(TREES, "Math.max(best, value(child))", "Math.min(best, value(child))"));
        project.write(RULES, changed(RULES, "public ", "publik "));
        project.write(MINIMAX, LearnersProject.solution(MINIMAX));
        project.write(EVALUATION, LearnersProject.starter(EVALUATION));
        anns = TestRun.of(project);

        project = LearnersProject.in(temp.resolve("Bob"));
        project.write(TREES, changed(TREES, "if (tree.isLeaf())", "if (tree.children().get(0).isLeaf())"));
        project.write("03-minimax/Helper.java", "class Helper { static int one() { return 1; } }");
        project.write(MINIMAX, changed(MINIMAX, "return best", "int one = Helper.one(); return best"));
        project.write(
                EVALUATION,
                changed(
                        EVALUATION,
                        "implements EvaluationTask {",
                        "implements EvaluationTask { MyEvaluation(int depth) {}"));
        bobs = TestRun.of(project);
    }

    private static String changed(String file, String from, String to) throws Exception {
        String solution = LearnersProject.solution(file);
        assertThat(solution).contains(from);
        return solution.replace(from, to);
    }

    @Test
    void every_check_is_a_test_in_the_group_of_its_exercise() {
        assertThat(anns.groups().keySet()).contains("01 The value of a tree", "03 Minimax", "08 A player with a clock");
        List<String> titles = Course.exercises().stream()
                .flatMap(exercise -> exercise.parts().stream())
                .flatMap(part -> Suites.allOf(part, new Verdict.Passed()).stream())
                .map(CheckResult::title)
                .toList();
        assertThat(anns.tests()).hasSameSizeAs(titles).hasSizeGreaterThan(80);
        assertThat(anns.tests().keySet()).allSatisfy(shown -> assertThat(titles).anyMatch(shown::startsWith));
    }

    @Test
    void what_is_not_begun_is_skipped_with_its_sentence_and_leads_to_it() throws Exception {
        List<Shown> skipped = anns.tests().values().stream()
                .filter(test -> test.sign().equals("·"))
                .toList();
        assertThat(skipped).hasSizeGreaterThan(4).allSatisfy(test -> {
            assertThat(test.text()).contains("TODO: ");
            assertThat(test.file()).isEqualTo(ann.resolve("exercises").resolve(EVALUATION));
        });
        assertThat(lineOf(skipped.get(0))).contains("throw new UnsupportedOperationException");
    }

    @Test
    void a_wrong_answer_says_all_that_check_says_and_leads_to_the_method() throws Exception {
        Shown test = anns.test("MAX takes the largest");
        assertThat(test.sign()).isEqualTo("✗");
        assertThat(test.text()).contains("Expected: ", "Got: ", "Why: ", "MAX\n├─ 1\n└─ 2", "Hint: ");
        assertThat(lineOf(test)).contains("public int value(Tree tree)");
        assertThat(test.link().orElseThrow().toString())
                .startsWith("MyTreeValue.")
                .endsWith("(MyTreeValue.java:" + test.line() + ")");
    }

    @Test
    void a_file_that_does_not_compile_is_red_and_hides_no_other() {
        Shown broken = anns.tests().values().stream()
                .filter(test -> test.text().contains("the Java compiler says"))
                .findFirst()
                .orElseThrow();
        assertThat(broken.sign()).isEqualTo("✗");
        assertThat(broken.text()).contains("MyTicTacToe.java:" + broken.line());
        assertThat(anns.test("bestAction for MAX").sign()).isEqualTo("✓");
    }

    @Test
    void a_crash_leads_to_the_line_that_threw() throws Exception {
        Shown test = bobs.test("A leaf is worth what it says");
        assertThat(test.sign()).isEqualTo("✗");
        assertThat(test.text()).contains("value threw");
        assertThat(lineOf(test)).as(test.text()).contains("tree.children().get(0).isLeaf()");
    }

    @Test
    void a_file_may_not_use_the_class_of_another_as_in_check() {
        assertThat(bobs.test("bestAction for MAX").text())
                .contains("the Java compiler says")
                .contains("Helper");
    }

    @Test
    void an_object_that_cannot_be_made_is_explained_as_in_check() {
        assertThat(bobs.tests().values()).anySatisfy(test -> assertThat(test.text())
                .contains("class MyEvaluation needs a constructor without parameters"));
    }

    @Test
    void a_missing_file_is_red_and_says_what_to_do() {
        assertThat(bobs.tests().values()).anySatisfy(test -> {
            assertThat(test.sign()).isEqualTo("✗");
            assertThat(test.text())
                    .contains("there is no file MyTicTacToe.java")
                    .contains("copy the starter");
        });
    }

    private static String lineOf(Shown test) throws Exception {
        return Files.readAllLines(test.file()).get(test.line() - 1);
    }
}
