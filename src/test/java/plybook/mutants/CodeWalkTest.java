package plybook.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Following;
import plybook.judge.verdict.Report;
import plybook.task.Course;
import plybook.trace.CodeWalk;
import plybook.trace.CodeWalk.CodeStep;
import plybook.trace.CodeWalk.Kind;
import plybook.tree.Tree;

/** Checks that a walk through a wrong search stops at the step and the line that its verdict names. */
@Tag("corpus")
class CodeWalkTest {
    private static final Conditions CONDITIONS = new Conditions(Duration.ofMinutes(2), 5, false, Sandbox.none());

    /** The kind of the first wrong step, and its line. */
    private record Stop(Kind kind, int line) {}

    private static final Map<String, Stop> STOPS = new TreeMap<>(Map.ofEntries(
            Map.entry("01-trees/first-child-only", new Stop(Kind.RETURN, 19)),
            Map.entry("01-trees/last-child-wins", new Stop(Kind.RETURN, 22)),
            Map.entry("01-trees/zero-leaf-as-inner-node", new Stop(Kind.THROW, 19)),
            Map.entry("05-gomoku/depth-one-long", new Stop(Kind.LEAF, 16)),
            Map.entry("05-gomoku/evaluated-on-the-way", new Stop(Kind.LEAF, 18)),
            Map.entry("05-gomoku/shallow-only", new Stop(Kind.LEAF, 38)),
            Map.entry("07-candidates/in-place-max-never-cuts", new Stop(Kind.LEAF, 15)),
            Map.entry("07-candidates/in-place-never-undone", new Stop(Kind.RETURN, 33)),
            Map.entry("07-candidates/in-place-no-undo-after-cutoff", new Stop(Kind.RETURN, 34)),
            Map.entry("04-alpha-beta/full-minimax", new Stop(Kind.LEAF, 15)),
            Map.entry("04-alpha-beta/alpha-never-raised", new Stop(Kind.LEAF, 15)),
            Map.entry("04-alpha-beta/shallow-only", new Stop(Kind.LEAF, 15)),
            Map.entry("04-alpha-beta/root-by-streams", new Stop(Kind.LEAF, 19)),
            Map.entry("04-alpha-beta/first-child-twice", new Stop(Kind.LEAF, 14)),
            Map.entry("04-alpha-beta/last-child-dropped", new Stop(Kind.RETURN, 27)),
            Map.entry("04-alpha-beta/negamax-sign-missing", new Stop(Kind.RETURN, 35)),
            Map.entry("04-alpha-beta/window-in-fields", new Stop(Kind.RETURN, 36)),
            Map.entry("04-alpha-beta/ties-at-the-root", new Stop(Kind.RETURN, 57)),
            Map.entry("03-minimax/searched-twice", new Stop(Kind.LEAF, 19)),
            Map.entry("03-minimax/room-for-a-hundred", new Stop(Kind.RETURN, 30)), // what a lambda returns is no value
            Map.entry("03-minimax/roles-inverted", new Stop(Kind.RETURN, 27)),
            Map.entry("03-minimax/zero-is-no-value", new Stop(Kind.THROW, 22))));

    @TempDir
    Path temporary;

    @TestFactory
    Stream<DynamicTest> a_walk_stops_at_the_step_and_line_that_the_verdict_names() {
        List<Submission> all = Submission.chosen("wrong").stream()
                .filter(submission -> STOPS.containsKey(submission.toString()))
                .toList();
        return Submission.sampled(all, Integer.getInteger("plybook.sample", 1)).stream()
                .map(submission -> DynamicTest.dynamicTest(submission.toString(), () -> {
                    CheckResult first = followed(judged(submission));
                    CodeWalk walk = first.walk().orElseThrow();
                    CodeStep wrong = walk.wrongStep().orElseThrow();
                    assertThat(new Stop(wrong.kind(), wrong.line())).isEqualTo(STOPS.get(submission.toString()));
                    assertThat(walk.source().get(wrong.line() - 1)).isNotBlank();
                    checkIsNamed(first, walk, wrong);
                }));
    }

    private Report judged(Submission submission) throws IOException {
        Path folder = Files.createDirectories(temporary.resolve(submission.toString()));
        Files.copy(submission.file(), folder.resolve(submission.className() + ".java"));
        return new Judge(CONDITIONS.walkingThrough())
                .check(Course.find(submission.exercise().substring(0, 2)), folder);
    }

    /** The first check of the file that did not pass: the exercise's other file is missing. */
    private static CheckResult followed(Report report) {
        return report.results().stream()
                .filter(result -> !(result.following() instanceof Following.Nothing))
                .findFirst()
                .orElseThrow();
    }

    private static void checkIsNamed(CheckResult first, CodeWalk walk, CodeStep wrong) {
        String line = first.verdict().shown().map(Evidence::line).orElse("");
        String drawing = first.verdict().shown().map(Evidence::drawing).orElse("");
        if (!line.isEmpty()) {
            assertThat(line)
                    .startsWith(walk.file() + ":" + wrong.line() + ", called from line "
                            + caller(walk).line());
            assertThat(drawing).contains("first wrong step");
            assertThat(wrong.node())
                    .contains(marked(drawing, walk.search().tree().orElseThrow()));
        } else if (drawing.contains("first wrong step")) {
            assertThat(wrong.node())
                    .contains(marked(drawing, walk.search().tree().orElseThrow()));
        } else if (wrong.kind() == Kind.THROW) {
            assertThat(first.verdict().message()).contains("(" + walk.file() + ":" + wrong.line() + ")");
        } else {
            // The verdict says that the values were combined wrongly, or chosen from; the code shows where.
            assertThat(walk.caption())
                    .containsAnyOf(
                            "The leaves you asked for make it",
                            "the choice made of them is not",
                            "It is worth",
                            "it has no use for",
                            "has not been undone");
        }
    }

    /** The call around the first wrong step. */
    private static CodeStep caller(CodeWalk walk) {
        int at = walk.wrong().orElseThrow();
        int depth = walk.steps().get(at).depth();
        while (walk.steps().get(at).depth() >= depth) {
            at--;
        }
        return walk.steps().get(at);
    }

    /** The way to the node that is marked in a drawing, which has a node a line, each before those below it. */
    private static List<Integer> marked(String drawing, Tree tree) {
        List<String> lines = drawing.lines().toList();
        int root = 0;
        while (!lines.get(root).matches("(MAX|MIN|[−0-9]).*")) {
            root++;
        }
        int row = 0;
        while (!lines.get(root + row).contains("first wrong step")) {
            row++;
        }
        List<List<Integer>> ways = new ArrayList<>();
        collect(tree, List.of(), ways);
        return ways.get(row);
    }

    private static void collect(Tree tree, List<Integer> way, List<List<Integer>> ways) {
        ways.add(way);
        for (int i = 0; i < tree.children().size(); i++) {
            List<Integer> below = new ArrayList<>(way);
            below.add(i);
            collect(tree.children().get(i), List.copyOf(below), ways);
        }
    }

    @Test
    void a_verdict_is_the_same_with_and_without_a_walk_which_only_check_asks_for() throws IOException {
        Submission submission =
                Submission.chosen("wrong", "04-alpha-beta/shallow-only").get(0);
        Report walked = judged(submission);
        Report plain = new Judge(CONDITIONS).check(Course.find("04"), temporary.resolve(submission.toString()));
        assertThat(plain.results()).allMatch(result -> result.walk().isEmpty());
        assertThat(walked.results())
                .extracting(CheckResult::verdict)
                .isEqualTo(plain.results().stream().map(CheckResult::verdict).toList());
        assertThat(walked.results().stream().filter(result -> result.walk().isPresent()))
                .hasSize(1);
    }
}
