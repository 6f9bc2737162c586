package plybook.ide;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The learner's tests, run by JUnit as an IDE runs them. */
record TestRun(Map<String, Shown> tests, Map<String, Shown> groups) {
    /**
     * A test as an IDE shows it.
     *
     * @param sign ✓, ✗ or · for skipped
     * @param text what is shown when it is clicked on
     */
    record Shown(String sign, String text, Optional<StackTraceElement> link, Optional<TestSource> source) {
        /** The line that a double click leads to. */
        int line() {
            return ((FileSource) source.orElseThrow())
                    .getPosition()
                    .orElseThrow()
                    .getLine();
        }

        Path file() {
            return ((FileSource) source.orElseThrow()).getFile().toPath();
        }
    }

    /** Returns the test with a title. */
    Shown test(String title) {
        return Objects.requireNonNull(tests.get(title), title);
    }

    /** Runs the project's tests, and prints a line for each; in a process of its own, for a debugger. */
    public static void main(String[] arguments) throws Exception {
        TestRun run = of(new LearnersProject(Path.of(arguments[0])));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        run.tests.forEach((title, test) -> out.println(test.sign + " " + title));
    }

    static TestRun of(LearnersProject project) throws Exception {
        TestRun run = new TestRun(new LinkedHashMap<>(), new LinkedHashMap<>());
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {project.testClasses().toUri().toURL()}, TestRun.class.getClassLoader())) {
            LauncherFactory.create()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(selectClass(loader.loadClass("ExercisesTest")))
                                    .build(),
                            run.new Listener());
        }
        return run;
    }

    private final class Listener implements TestExecutionListener {
        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            Optional<Throwable> thrown = result.getThrowable();
            Shown shown = new Shown(
                    switch (result.getStatus()) {
                        case SUCCESSFUL -> "✓";
                        case ABORTED -> "·";
                        case FAILED -> "✗";
                    },
                    thrown.map(Throwable::getMessage).orElse(""),
                    thrown.map(each -> each.getStackTrace()[0]),
                    identifier.getSource());
            (identifier.isTest() ? tests : groups).put(identifier.getDisplayName(), shown);
        }
    }
}
