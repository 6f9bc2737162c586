package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import jdk.jshell.JShell;
import jdk.jshell.JShellException;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plybook.judge.Judge;
import plybook.judge.process.GuestClasses;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.trace.CodeWalk;
import plybook.trace.CodeWalk.CodeStep;

/** Cells run one after the other, as the kernel runs them. */
class CellsTest {
    private static final List<String> SAID = new ArrayList<>();
    private static final JShell SHELL =
            JShell.builder().executionEngine("local").build();
    private static Optional<Cells.Cell> running = Optional.empty();
    private static final Cells CELLS = Cells.watching(SHELL, () -> running, SAID::add);

    @BeforeAll
    static void begin() {
        SHELL.addToClasspath(GuestClasses.origin().toString());
        run(1, "import java.util.*;\nimport plybook.tree.*;\nimport plybook.game.*;");
    }

    @AfterAll
    static void end() {
        SHELL.close();
    }

    @BeforeEach
    void forget() {
        SAID.clear();
    }

    /** Runs a cell piece by piece, as JJava does, and returns the events. */
    private static List<SnippetEvent> run(int number, String text) {
        running = Optional.of(new Cells.Cell(number, text));
        List<SnippetEvent> events = new ArrayList<>();
        String rest = text;
        while (!rest.isBlank()) {
            CompletionInfo piece = SHELL.sourceCodeAnalysis().analyzeCompletion(rest);
            boolean whole = piece.completeness().isComplete();
            events.addAll(SHELL.eval((whole ? piece.source() : rest).strip()));
            rest = whole ? piece.remaining() : "";
        }
        return events;
    }

    private static String trace(List<SnippetEvent> events) {
        JShellException thrown = events.get(events.size() - 1).exception();
        return Arrays.stream(thrown.getStackTrace())
                .map(StackTraceElement::toString)
                .collect(Collectors.joining("\n"));
    }

    @Test
    void a_misspelled_method_gets_the_right_name_and_the_line_in_the_cell() {
        run(4, "int a = 1;\n\nint value(Tree tree) {\n    if (tree.isleaf()) return 1;\n    return 0;\n}");
        assertThat(SAID)
                .containsExactly("In plain words (cell 4, line 4): there is no isleaf() here. Did you mean isLeaf()?");
    }

    @Test
    void a_misspelled_variable_is_told_although_the_shell_keeps_the_method() {
        run(5, "int value(Tree tree) {\n    int best = 0;\n    return bets;\n}");
        assertThat(SAID)
                .containsExactly("In plain words (cell 5, line 3): there is no bets here. Did you mean best?"
                        + " Java has kept value and cannot run it yet.");
    }

    @Test
    void a_variable_of_a_cell_above_that_was_not_run_is_told_as_such() {
        run(3, "show(tree1);");
        assertThat(SAID)
                .singleElement()
                .asString()
                .startsWith("In plain words (cell 3, line 1): Java does not know tree1 here.")
                .endsWith(" If a cell above declares tree1, run that cell first.");
    }

    @Test
    void a_class_that_is_not_imported_gets_its_import() {
        run(2, "IntStream.range(0, 3).sum();");
        assertThat(SAID).singleElement().asString().contains("    import java.util.stream.IntStream;");
    }

    @Test
    void a_missing_semicolon_is_told_once_and_a_right_cell_gets_no_words() {
        run(2, "int x = 3 return x;");
        assertThat(SAID)
                .containsExactly("In plain words (cell 2, line 1): a semicolon ; is missing at the end of line 1.");
        SAID.clear();
        run(3, "int y = 4;\nint twice(int n) { return 2 * n; }\ntwice(y);");
        assertThat(SAID).isEmpty();
    }

    @Test
    void a_variable_without_a_first_value_is_told() {
        run(
                6,
                "int smallest(List<Integer> values) {\n    int a, b = 3;\n    for (int v : values) b = Math.min(a, v);\n    return b;\n}");
        assertThat(SAID)
                .singleElement()
                .asString()
                .startsWith("In plain words (cell 6, line 3): on some way to this line a");
    }

    @Test
    void endless_recursion_is_one_sentence_and_one_line() {
        run(6, "int value(Tree tree) {\n    return value(tree);\n}");
        List<SnippetEvent> events = run(7, "value(Tree.parse(\"(1 2)\"));");
        assertThat(SAID).singleElement().asString().startsWith("In plain words (cell 6, line 2): value calls itself");
        assertThat(trace(events)).isEqualTo(".value(cell 6, line 2)");
    }

    @Test
    void a_trace_has_the_lines_of_cells_only() {
        run(3, "int first(Tree tree) {\n    return tree.children().get(0).value();\n}");
        List<SnippetEvent> events = run(8, "int a = 0;\nfirst(Tree.parse(\"7\"));");
        assertThat(trace(events)).isEqualTo(".first(cell 3, line 2)\n.(cell 8, line 2)");
        assertThat(trace(run(9, "Tree.parse(\"((7 3) (15)\");"))).isEqualTo(".(cell 9, line 1)");
        assertThat(SAID).isEmpty();
    }

    @Test
    void a_place_in_a_generated_class_is_named_by_its_cell() throws Exception {
        run(4, "// my class\nclass Half {\n    static int of(int n) {\n        return 10 / n;\n    }\n}");
        run(5, """
                try { Half.of(0); } catch (ArithmeticException e) {
                    StackTraceElement frame = e.getStackTrace()[0];
                    System.setProperty("plybook.place", frame.getFileName() + ":" + frame.getLineNumber());
                }""");
        String place = System.clearProperty("plybook.place"); // the shell hides such names in the values of its events
        assertThat(place).matches("\\$JShell\\$\\w+\\.java:\\d+");
        assertThat(CELLS.named("it threw (" + place + ")")).isEqualTo("it threw (cell 4, line 4)");
        String number = place.replaceAll(".*:", "");
        assertThat(CELLS.named(place + ", called from line " + number)).isEqualTo("cell 4, line 4, called from line 4");
        assertThat(CELLS.named("$JShell$9999.java:3")).isEqualTo("$JShell$9999.java:3");
    }

    @Test
    void a_cell_that_nobody_knows_is_no_problem() {
        run(2, "int a = 1;");
        running = Optional.empty();
        SHELL.eval("int b = \"text\";");
        assertThat(SAID).singleElement().asString().contains("this is of type String, and type int is needed here.");
    }

    /** MIN takes the largest too. The method that compares is in another cell, with a modifier that a shell takes and leaves out. */
    private static final String SEARCH = """
            String said = "a piece before the class";
            class MyMinimax<S, A> implements MinimaxTask<S, A> {
                static int asked;

                public int value(Game<S, A> game, S state) {
                    asked++;
                    if (game.terminal(state)) {
                        return game.utility(state);
                    }
                    int best = -Window.INFINITY;
                    for (A action : game.actions(state)) {
                        best = larger(best, value(game, game.result(state, action)));
                    }
                    return best;
                }

                public A bestAction(Game<S, A> game, S state) {
                    throw new UnsupportedOperationException("still to do");
                }
            }
            check(MyMinimax::new);""";

    private static final String LARGER = """
            // the larger one
            public static int larger(int a, int b) {
                return Math.max(a, b);
            }""";

    /** Runs the cell but for its last line, and judges the class as that line would. */
    private static CheckResult judged(int number, String cell) {
        run(number, cell.replace("check(MyMinimax::new);", ""));
        running = Optional.of(new Cells.Cell(number, cell));
        run(
                number + 1,
                "System.getProperties().put(\"plybook.made\", (java.util.function.Supplier<?>) MyMinimax::new);");
        Supplier<?> maker =
                (Supplier<?>) Objects.requireNonNull(System.getProperties().remove("plybook.made"));
        return new Judge(Conditions.practice().within(Duration.ofMinutes(1)).walkingThrough())
                .practice(maker, CELLS::written)
                .firstToDo()
                .orElseThrow();
    }

    @Test
    void a_class_of_a_cell_can_be_followed_with_the_lines_of_its_cell() {
        run(1, "import plybook.task.*;\nimport static plybook.workbook.Workbook.*;");
        run(20, LARGER);
        CodeWalk walk = judged(21, SEARCH).walk().orElseThrow();
        CodeStep wrong = walk.wrongStep().orElseThrow();
        List<String> lines = walk.source();
        assertThat(walk.file()).isEqualTo("cell 21");
        assertThat(wrong.kind()).isEqualTo(CodeWalk.Kind.RETURN);
        assertThat(lines.get(wrong.line() - 1)).isEqualTo("        return best;");
        assertThat(lines.subList(0, 2)).isEqualTo(SEARCH.lines().limit(2).toList());
        assertThat(lines).contains("// cell 20", "public static int larger(int a, int b) {");
        assertThat(walk.steps())
                .filteredOn(step -> step.method().equals("larger"))
                .first()
                .satisfies(step -> assertThat(lines.get(step.line() - 1)).isEqualTo("    return Math.max(a, b);"));
        assertThat(walk.steps().get(0).variables()).containsKey("MyMinimax.asked");
    }

    @Test
    void a_class_that_uses_a_variable_of_another_cell_is_not_followed() {
        run(1, "import plybook.task.*;");
        run(20, LARGER);
        run(22, "int lowest = -9;");
        CheckResult first = judged(23, SEARCH.replace("-Window.INFINITY", "lowest"));
        assertThat(first.walk()).isEmpty();
        assertThat(first.untold()).hasValueSatisfying(why -> assertThat(why).contains("variable of another cell"));
        assertThat(first.title()).isEqualTo("value: MAX takes the largest, MIN the smallest");
    }

    @Test
    void a_class_that_was_defined_anew_is_no_longer_known() {
        run(30, "class Once { }");
        System.getProperties().put("plybook.made", "");
        run(31, "System.getProperties().put(\"plybook.made\", new Once());");
        Class<?> before = Objects.requireNonNull(System.getProperties().remove("plybook.made"))
                .getClass();
        assertThat(CELLS.written(before)).isPresent();
        run(32, "class Once { int again; }");
        assertThat(CELLS.written(before)).isEmpty();
        assertThat(CELLS.written(String.class)).isEmpty();
    }
}
