package plybook.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs test classes and methods by their names and prints what failed; exit code 1 if anything did. */
final class TestsByName {
    private TestsByName() {}

    public static void main(String[] classes) {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(Arrays.stream(classes)
                                        .map(name -> name.contains("#")
                                                ? DiscoverySelectors.selectMethod(name)
                                                : DiscoverySelectors.selectClass(name))
                                        .toList())
                                .build(),
                        summary);
        summary.getSummary().printFailuresTo(new PrintWriter(System.out, true));
        boolean passed = summary.getSummary().getTotalFailureCount() == 0
                && summary.getSummary().getTestsSucceededCount() > 0;
        System.exit(passed ? 0 : 1);
    }
}
