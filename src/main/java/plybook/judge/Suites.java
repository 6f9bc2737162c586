package plybook.judge;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Order;
import plybook.judge.gomoku.CandidatesSuite;
import plybook.judge.gomoku.EvaluationSuite;
import plybook.judge.gomoku.PlayerSuite;
import plybook.judge.rules.GomokuSuite;
import plybook.judge.rules.TicTacToeSuite;
import plybook.judge.search.AlphaBetaSuite;
import plybook.judge.search.CatchItSuite;
import plybook.judge.search.DepthSearchSuite;
import plybook.judge.search.InPlaceSuite;
import plybook.judge.search.MinimaxSuite;
import plybook.judge.search.TreeValueSuite;
import plybook.judge.suite.Check;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Verdict;
import plybook.task.AlphaBetaTask;
import plybook.task.CandidatesTask;
import plybook.task.CatchItTask;
import plybook.task.DepthSearchTask;
import plybook.task.EvaluationTask;
import plybook.task.Exercise.Part;
import plybook.task.GomokuTask;
import plybook.task.InPlaceTask;
import plybook.task.MinimaxTask;
import plybook.task.PlayerTask;
import plybook.task.TicTacToeTask;
import plybook.task.TreeValueTask;

/** Which suite judges which part of the course. */
public final class Suites {
    private static final Map<Class<?>, Class<?>> BY_CONTRACT = Map.ofEntries(
            Map.entry(TreeValueTask.class, TreeValueSuite.class),
            Map.entry(TicTacToeTask.class, TicTacToeSuite.class),
            Map.entry(MinimaxTask.class, MinimaxSuite.class),
            Map.entry(AlphaBetaTask.class, AlphaBetaSuite.class),
            Map.entry(CatchItTask.class, CatchItSuite.class),
            Map.entry(GomokuTask.class, GomokuSuite.class),
            Map.entry(DepthSearchTask.class, DepthSearchSuite.class),
            Map.entry(EvaluationTask.class, EvaluationSuite.class),
            Map.entry(CandidatesTask.class, CandidatesSuite.class),
            Map.entry(InPlaceTask.class, InPlaceSuite.class),
            Map.entry(PlayerTask.class, PlayerSuite.class));

    private Suites() {}

    public static Class<?> of(Part part) {
        return Objects.requireNonNull(
                BY_CONTRACT.get(part.contract()),
                () -> "no suite for " + part.contract().getSimpleName());
    }

    /** The same verdict for every check of the part, for where none could be run. */
    public static List<CheckResult> allOf(Part part, Verdict verdict) {
        Class<?> suite = of(part);
        return Arrays.stream(suite.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Check.class))
                .sorted(Comparator.comparingInt(Suites::order))
                .map(method -> {
                    Check check = method.getAnnotation(Check.class);
                    String id = suite.getSimpleName() + "." + method.getName();
                    return new CheckResult(id, check.value(), check.points(), check.hint(), verdict);
                })
                .toList();
    }

    private static int order(Method method) {
        Order order = method.getAnnotation(Order.class);
        return order == null ? Integer.MAX_VALUE : order.value();
    }
}
