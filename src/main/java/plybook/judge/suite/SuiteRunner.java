package plybook.judge.suite;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import plybook.judge.process.Learner;
import plybook.judge.process.MachineBusy;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Following;
import plybook.judge.verdict.Verdict;

/** Runs a JUnit suite against a learner and makes a verdict of each of its checks. */
public final class SuiteRunner {
    private static final String LEARNER = "plybook.learner";
    private static final Map<String, Trial> RUNNING = new ConcurrentHashMap<>();
    private static final AtomicBoolean READY = new AtomicBoolean();

    private SuiteRunner() {}

    private record Trial(Learner learner, Conditions conditions, boolean upToFirstToDo, Results results) {
        static Trial of(ExtensionContext context) {
            return context.getConfigurationParameter(LEARNER)
                    .map(RUNNING::get)
                    .orElseThrow(() -> new IllegalStateException("a suite runs through the judge only"));
        }
    }

    /** Hands the learner, and the conditions if it wants them, to the suite's constructor. */
    public static final class LearnerParameter implements ParameterResolver {
        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            Class<?> type = parameter.getParameter().getType();
            return type == Learner.class || type == Conditions.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            Trial trial = Trial.of(context);
            return parameter.getParameter().getType() == Learner.class ? trial.learner() : trial.conditions();
        }
    }

    /** Leaves out the checks after the first that failed, where nobody wants to know of them. */
    public static final class UpToFirstToDo implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            Trial trial = Trial.of(context);
            return trial.upToFirstToDo()
                            && trial.results().found.stream()
                                    .anyMatch(result -> !result.passed() && !result.needsLook())
                    ? ConditionEvaluationResult.disabled("a check before failed")
                    : ConditionEvaluationResult.enabled("all before passed, or all are wanted");
        }
    }

    /** Does something at the first check that goes wrong, and nothing at those after it. */
    static void firstGoesWrong(ExtensionContext context, Runnable then) {
        Results results = Trial.of(context).results();
        if (!results.hasGoneWrong) {
            results.hasGoneWrong = true;
            then.run();
        }
    }

    /**
     * Adds a walk through the code to the check that has just failed, if one is wanted and none was made for an earlier check of the file:
     * the first is where the learner goes on.
     */
    static void follow(ExtensionContext context, Supplier<Following> following) {
        Trial trial = Trial.of(context);
        if (trial.conditions().walking() && !trial.results().hasWalked) {
            trial.results().hasWalked = true;
            trial.results().following = following.get();
        }
    }

    /** Runs the suite: one result for each of its checks, in the suite's order. */
    public static List<CheckResult> run(Class<?> suite, Learner learner, Conditions conditions) {
        return run(suite, List.of(), learner, conditions, false);
    }

    /** Runs the suite's checks in their order up to the first that does not pass, which is the last result then. */
    public static List<CheckResult> runUpToFirstToDo(Class<?> suite, Learner learner, Conditions conditions) {
        return run(suite, List.of(), learner, conditions, true);
    }

    /**
     * Runs some of the suite's checks, as {@link #runUpToFirstToDo} does.
     *
     * @param ids the checks; all of the suite if there are none
     */
    public static List<CheckResult> runUpToFirstToDo(
            Class<?> suite, List<String> ids, Learner learner, Conditions conditions) {
        return run(suite, ids, learner, conditions, true);
    }

    /** Loads JUnit while the compiler's process is at work, once and on a thread of its own: half a second of a first verdict. */
    public static void getReady(Class<?> suite) {
        if (READY.compareAndSet(false, true)) {
            Thread thread = new Thread(() -> launcher().discover(request(suite, List.of(), "")), "JUnit gets ready");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static Launcher launcher() {
        return LauncherFactory.create(LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .build());
    }

    /**
     * @param ids the checks to run; all if there are none
     * @param trial the key of what the suite is run on
     */
    private static LauncherDiscoveryRequest request(Class<?> suite, List<String> ids, String trial) {
        List<? extends DiscoverySelector> selected = ids.isEmpty()
                ? List.of(selectClass(suite))
                : ids.stream()
                        .map(id -> selectMethod(suite, id.substring(id.lastIndexOf('.') + 1)))
                        .toList();
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selected)
                .configurationParameter(LEARNER, trial)
                .configurationParameter("junit.jupiter.execution.parallel.enabled", "false")
                .build();
    }

    private static List<CheckResult> run(
            Class<?> suite, List<String> ids, Learner learner, Conditions conditions, boolean upToFirstToDo) {
        String key = UUID.randomUUID().toString();
        Results results = new Results();
        RUNNING.put(key, new Trial(learner, conditions, upToFirstToDo, results));
        try {
            launcher().execute(request(suite, ids, key), results);
            // JUnit only logs what a listener throws, and a check that is not counted would lower what can be had.
            if (results.broken != null) {
                throw results.broken;
            }
            if (results.found.isEmpty()) {
                throw new IllegalStateException("no check was found in " + suite.getName());
            }
            return results.found;
        } finally {
            RUNNING.remove(key);
        }
    }

    private static final class Results implements TestExecutionListener {
        private final List<CheckResult> found = new ArrayList<>();
        private @Nullable RuntimeException broken;
        private Verdict.Passed passed = new Verdict.Passed();
        private Following following = new Following.Nothing();
        private boolean hasGoneWrong;
        private boolean hasWalked;
        private long start;

        @Override
        public void executionStarted(TestIdentifier identifier) {
            start = System.nanoTime();
        }

        @Override
        public void reportingEntryPublished(TestIdentifier identifier, ReportEntry entry) {
            String remark = entry.getKeyValuePairs().getOrDefault(Suite.REMARK, "");
            String example = entry.getKeyValuePairs().getOrDefault(Suite.EXAMPLE, "");
            passed = new Verdict.Passed(remark + example, remark);
        }

        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            try {
                add(identifier, result);
            } catch (RuntimeException e) {
                broken = e;
            }
        }

        private void add(TestIdentifier identifier, TestExecutionResult result) {
            if (identifier.getSource().orElse(null) instanceof MethodSource source) {
                CheckResult one = CheckTexts.result(source.getJavaMethod(), verdict(result))
                        .taking(Duration.ofNanos(System.nanoTime() - start));
                found.add(one.followedBy(following));
                following = new Following.Nothing();
                passed = new Verdict.Passed();
            } else if (result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
                throw new IllegalStateException(
                        "the suite itself failed: " + identifier.getDisplayName(),
                        result.getThrowable().orElse(null));
            }
        }

        private Verdict verdict(TestExecutionResult result) {
            if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
                return passed;
            }
            Throwable thrown = result.getThrowable().orElseThrow();
            if (thrown instanceof CheckFailed failed) {
                return new Verdict.Failed(failed.evidence());
            }
            if (thrown instanceof NoAnswer none) {
                return none.verdict();
            }
            if (thrown instanceof Undecided undecided) {
                return undecided.verdict();
            }
            if (thrown instanceof MachineBusy busy) {
                throw busy;
            }
            throw new IllegalStateException("a check failed by a mistake of the judge's", thrown);
        }
    }
}
