package plybook.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.game.Game;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.MinimaxTask;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Files of every kind that a learner may save, from right to unreadable: each gets its own sentence, and the judge goes on. */
class JudgeTest {
    private static final String RIGHT = """
            import plybook.game.Player;
            import plybook.task.TreeValueTask;
            import plybook.tree.Tree;
            public class MyTreeValue implements TreeValueTask {
                public int value(Tree tree) {
                    if (tree.isLeaf()) {
                        return tree.value();
                    }
                    var values = tree.children().stream().mapToInt(this::value);
                    return (tree.player() == Player.MAX ? values.max() : values.min()).getAsInt();
                }
            }
            """;

    /** The time where something else than time is to decide, however busy the machine is. */
    private static final Duration LONG = Duration.ofSeconds(30);

    private static final Duration SHORT = Duration.ofSeconds(1);

    /** For what has no answer. */
    private static final Duration SHORTEST = Duration.ofMillis(400);

    @TempDir
    Path folder;

    /** The first checks pass and print: lines of theirs would hide what matters. A search asks one question at a time, a tree's value many. */
    @Test
    void of_a_wrong_program_only_what_it_printed_where_it_went_wrong_is_kept() throws IOException {
        String forgetsMin = RIGHT.replace(
                        "if (tree.isLeaf())", "System.out.println(\"at \" + tree);\n if (tree.isLeaf())")
                .replace("tree.player() == Player.MAX", "true");
        Report wrong = check(forgetsMin);
        List<String> lines = wrong.printed().lines().toList();
        assertThat(wrong.results().get(0).passed()).isTrue();
        assertThat(lines)
                .hasSize(Tree.parse(lines.get(0).substring("at ".length())).nodes())
                .hasSizeGreaterThan(1);
    }

    @Test
    void a_right_file_gets_full_points() throws IOException {
        Report report = check(RIGHT);
        assertThat(report.results()).allMatch(CheckResult::passed);
        assertThat(report.earned()).isEqualTo(report.possible()).isGreaterThan(0);
        assertThat(report.files()).singleElement().matches(file -> file.saved().isPresent());
    }

    @Test
    void a_missing_file_is_said() {
        Report report = new Judge().check(Course.find("01"), folder);
        assertThat(report.results()).hasSizeGreaterThan(3).noneMatch(CheckResult::passed);
        assertThat(message(report)).contains("no file MyTreeValue.java");
    }

    @Test
    void an_empty_file_is_said() throws IOException {
        assertThat(message(upToFirstToDo("  \n"))).contains("empty");
    }

    @Test
    void a_file_that_does_not_compile_is_shown_with_its_line() throws IOException {
        assertThat(message(upToFirstToDo(RIGHT.replace("return tree.value();", "return tree.value()"))))
                .contains("MyTreeValue.java:7", "';' expected", "return tree.value()", "^");
    }

    @Test
    void a_missing_method_names_the_contract() throws IOException {
        assertThat(message(upToFirstToDo(RIGHT.replace("int value(Tree tree)", "int worth(Tree tree)"))))
                .contains("Keep every method of TreeValueTask");
    }

    @Test
    void another_class_name_is_said() throws IOException {
        assertThat(message(upToFirstToDo(RIGHT.replace("public class MyTreeValue", "class Mine"))))
                .contains("no class MyTreeValue", "Mine");
        assertThat(message(upToFirstToDo(RIGHT.replace("class MyTreeValue", "class Mine"))))
                .contains("must be named MyTreeValue");
    }

    @Test
    void a_package_is_said() throws IOException {
        assertThat(message(upToFirstToDo("package mine;\n" + RIGHT))).contains("package", "take the line");
    }

    @Test
    void a_class_that_does_not_implement_the_contract_is_said() throws IOException {
        assertThat(message(upToFirstToDo(RIGHT.replace("implements TreeValueTask", ""))))
                .contains("implements TreeValueTask");
    }

    @Test
    void a_constructor_with_parameters_is_said() throws IOException {
        assertThat(message(upToFirstToDo(
                        RIGHT.replace("{\n    public int", "{\n    MyTreeValue(int x) {}\n    public int"))))
                .contains("constructor without parameters");
    }

    @Test
    void a_static_initialiser_that_throws_is_said() throws IOException {
        assertThat(message(upToFirstToDo(RIGHT.replace(
                        "{\n    public int", "{\n    static int x = Integer.parseInt(\"seven\");\n    public int"))))
                .contains("NumberFormatException");
    }

    @Test
    void a_file_in_another_encoding_names_the_line() throws IOException {
        Files.write(
                folder.resolve("MyTreeValue.java"), ("// a\n// für\n" + RIGHT).getBytes(StandardCharsets.ISO_8859_1));
        assertThat(message(new Judge().check(Course.find("01"), folder))).contains("UTF-8", "line 2");
    }

    @Test
    void the_starter_is_not_attempted() throws IOException {
        Report report = check(with("throw new UnsupportedOperationException(\"TODO: begin with the leaves\");"));
        assertThat(report.notAttempted()).isTrue();
        assertThat(message(report)).contains("TODO: begin with the leaves");
    }

    @Test
    void an_exception_is_said_with_its_line() throws IOException {
        assertThat(message(upToFirstToDo(with("throw new IllegalStateException(\"no idea\");"))))
                .contains("value threw IllegalStateException: no idea", "MyTreeValue.java:6");
    }

    @Test
    void a_stack_overflow_is_said_with_its_line() throws IOException {
        assertThat(message(upToFirstToDo(with("return value(tree);")))).contains("stack", "MyTreeValue.java:6");
    }

    @Test
    void an_endless_loop_ends_at_the_deadline_and_is_said_with_its_line() throws IOException {
        Report report = check(with("while (true) {}"), SHORTEST);
        assertThat(report.results()).allMatch(result -> result.verdict() instanceof Verdict.TimedOut);
        assertThat(message(report)).contains("still busy", "MyTreeValue.java:6");
    }

    @Tag("corpus")
    @Test
    void a_loop_in_one_case_does_not_cost_the_other_checks() throws IOException {
        Report report = check(
                RIGHT.replace("return tree.value();", "while (tree.value() == 0) {}\n return tree.value();"), SHORT);
        assertThat(report.results()).filteredOn(CheckResult::passed).isNotEmpty();
        assertThat(report.results())
                .filteredOn(result -> result.verdict() instanceof Verdict.TimedOut)
                .extracting(CheckResult::title)
                .contains("A leaf worth 0 is a leaf like any other")
                .doesNotContain("MAX takes the largest", "MIN takes the smallest");
    }

    @Test
    void ending_the_program_is_said_with_its_line() throws IOException {
        assertThat(message(upToFirstToDo(with("System.exit(0); return 0;"))))
                .contains("ended the program", "MyTreeValue.java:6");
        assertThat(message(upToFirstToDo(with("Runtime.getRuntime().halt(0); return 0;"))))
                .contains("ended without an answer");
    }

    @Tag("corpus")
    @Test
    void a_megabyte_of_output_is_said_with_its_line() throws IOException {
        assertThat(message(upToFirstToDo(with("while (true) System.out.println(\"visiting \".repeat(1_000) + tree);"))))
                .contains("printed more than 16 MiB", "MyTreeValue.java:6");
    }

    @Test
    void output_is_stored_and_does_not_corrupt_answers() throws IOException {
        Report report = check(RIGHT.replace(
                "if (tree.isLeaf())",
                "if (tree.nodes() == 1 && tree.value() == 5) System.out.println(\"five\");\nif (tree.isLeaf())"));
        assertThat(report.passed()).isTrue();
        assertThat(report.printed()).contains("five");
    }

    @Tag("corpus")
    @Test
    void all_memory_used_up_is_said() throws IOException {
        String source = with("var l = new java.util.ArrayList<long[]>(); while (true) l.add(new long[1 << 20]);");
        Files.writeString(folder.resolve("MyTreeValue.java"), source);
        Report report = new Judge(Conditions.practice().within(Duration.ofSeconds(10)))
                .checkUpToFirstToDo(Course.find("01"), folder);
        assertThat(message(report)).contains("memory", "MyTreeValue.java:6");
    }

    @Test
    void a_compiler_bomb_is_a_verdict() throws IOException {
        String deep = "1" + " + 1".repeat(20_000);
        assertThat(message(upToFirstToDo(with("return " + deep + ";")))).isNotEmpty();
    }

    @Test
    void practice_in_this_process_gives_the_same_verdicts() {
        Report right = new Judge().practice(() -> new Right());
        assertThat(right.passed()).isTrue();
        Report loops = new Judge(Conditions.practice().within(Duration.ofMillis(200)))
                .practice(() -> (TreeValueTask) tree -> {
                    while (!Thread.interrupted()) {}
                    return 0;
                });
        assertThat(loops.results()).allMatch(result -> result.verdict() instanceof Verdict.TimedOut);
    }

    @Test
    void of_a_file_the_checks_after_the_first_that_fails_are_left_out() throws IOException {
        String forgetsMin = RIGHT.replace("tree.player() == Player.MAX", "true");
        Report whole = check(forgetsMin);
        Report some = upToFirstToDo(forgetsMin);
        int first = whole.results().indexOf(whole.firstToDo().orElseThrow());
        assertThat(first).isPositive().isLessThan(whole.results().size() - 1);
        assertThat(some.results())
                .usingRecursiveFieldByFieldElementComparatorIgnoringFields("took")
                .isEqualTo(whole.results().subList(0, first + 1));
        assertThat(upToFirstToDo(RIGHT).passed()).isTrue();
    }

    @Test
    void the_first_open_check_is_found_without_running_later_ones() {
        AtomicInteger asked = new AtomicInteger();
        Supplier<TreeValueTask> wrong = () -> tree -> {
            asked.incrementAndGet();
            return 0;
        };
        Judge judge = new Judge(Conditions.practice());
        CheckResult first = judge.firstToDo(wrong).orElseThrow();
        int askedUntilThen = asked.getAndSet(0);
        Report whole = judge.practice(wrong);
        assertThat(first)
                .usingRecursiveComparison()
                .ignoringFields("took")
                .isEqualTo(whole.firstToDo().orElseThrow());
        assertThat(askedUntilThen).isPositive().isLessThan(asked.get());
        assertThat(judge.firstToDo(() -> new Right())).isEmpty();
    }

    @Test
    void code_that_was_given_up_leaves_no_busy_thread() throws InterruptedException {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        Report report = new Judge(Conditions.practice().within(Duration.ofMillis(200)))
                .practice(() -> (TreeValueTask) tree -> {
                    while (!Thread.interrupted()) {}
                    return 0;
                });
        assertThat(report.results()).allMatch(result -> result.verdict() instanceof Verdict.TimedOut);
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("practice") && !before.contains(thread)) {
                thread.join(60_000);
                assertThat(thread.isAlive()).isFalse();
            }
        }
    }

    @Test
    void a_search_that_was_given_up_ends_when_it_asks_for_another_leaf() throws InterruptedException {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        Report report = new Judge(Conditions.practice().within(Duration.ofMillis(200)))
                .practice(() -> new MinimaxTask<Object, Object>() {
                    @Override
                    public int value(Game<Object, Object> game, Object state) {
                        while (!game.terminal(state)) {
                            state = game.result(state, game.actions(state).get(0));
                        }
                        while (game.utility(state) <= 1_000_000) {}
                        return 0;
                    }

                    @Override
                    public Object bestAction(Game<Object, Object> game, Object state) {
                        return value(game, state);
                    }
                });
        assertThat(report.results()).noneMatch(result -> result.passed());
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("practice") && !before.contains(thread)) {
                thread.join(60_000);
                assertThat(thread.isAlive()).isFalse();
            }
        }
    }

    private static final class Right implements TreeValueTask {
        @Override
        public int value(Tree tree) {
            return tree.isLeaf()
                    ? tree.value()
                    : tree.children().stream()
                            .mapToInt(this::value)
                            .reduce((a, b) ->
                                    tree.player() == plybook.game.Player.MAX ? Math.max(a, b) : Math.min(a, b))
                            .orElseThrow();
        }
    }

    private static String with(String body) {
        return """
                import plybook.task.TreeValueTask;
                import plybook.tree.Tree;
                public class MyTreeValue implements TreeValueTask {
                    public int value(Tree tree) {
                        // the line that matters comes next
                        %s
                    }
                }
                """.formatted(body);
    }

    private Report check(String source) throws IOException {
        return check(source, LONG);
    }

    private Report check(String source, Duration deadline) throws IOException {
        Files.writeString(folder.resolve("MyTreeValue.java"), source);
        return new Judge(Conditions.practice().within(deadline)).check(Course.find("01"), folder);
    }

    /** Where only the first message is read: a process that crashes at each check is a second of the test. */
    private Report upToFirstToDo(String source) throws IOException {
        Files.writeString(folder.resolve("MyTreeValue.java"), source);
        return new Judge(Conditions.practice().within(LONG)).checkUpToFirstToDo(Course.find("01"), folder);
    }

    private static String message(Report report) {
        Verdict verdict = report.firstToDo().orElseThrow().verdict();
        if (verdict instanceof Verdict.NotCompiled it) {
            return it.message();
        }
        if (verdict instanceof Verdict.Crashed it) {
            return it.message();
        }
        if (verdict instanceof Verdict.TimedOut it) {
            return it.message();
        }
        if (verdict instanceof Verdict.NotAttempted it) {
            return it.message();
        }
        return verdict.toString();
    }
}
