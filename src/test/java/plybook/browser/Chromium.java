package plybook.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.AxeResults;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.impl.TargetClosedError;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/**
 * The system's Chromium, headless, for all tests of the class that registers it. Without Chromium they are
 * skipped, or fail if all tools must be installed. A test whose page or browser is gone is run once more: now and then
 * Chromium loses one, which says nothing of the page.
 */
public final class Chromium implements BeforeAllCallback, AfterAllCallback, TestExecutionExceptionHandler {
    /** The folder for screenshots to look at. */
    public static final Path SCREENSHOTS = Path.of("target/screenshots");

    /** A page on a busy machine may take its time; of one that works nobody waits so long. */
    private static final double PATIENCE_MILLIS = 60_000;

    private @Nullable Playwright playwright;
    private @Nullable Browser browser;

    /** Starts Chromium with a fresh profile. */
    @Override
    public void beforeAll(ExtensionContext context) {
        assumeTrue(
                program().isPresent() || "1".equals(System.getenv("PLYBOOK_REQUIRE_ALL")), "there is no Chromium here");
        Playwright started = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        playwright = started;
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        browser = launch(started);
    }

    private static Browser launch(Playwright playwright) {
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program().orElseThrow(() -> new AssertionError("install Chromium")))
                        .setArgs(List.of(
                                "--no-sandbox",
                                "--disable-quic",
                                "--disable-background-networking",
                                "--no-first-run")));
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable thrown) throws Throwable {
        if (!(thrown instanceof TargetClosedError)) {
            throw thrown;
        }
        System.err.println(context.getDisplayName() + " lost its page and is run once more: " + thrown);
        if (!browser().isConnected()) {
            browser = launch(Objects.requireNonNull(playwright, "@RegisterExtension"));
        }
        context.getExecutableInvoker().invoke(context.getRequiredTestMethod(), context.getRequiredTestInstance());
    }

    @Override
    public void afterAll(ExtensionContext context) {
        if (playwright != null) {
            playwright.close();
        }
    }

    private static Optional<Path> program() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    public Browser browser() {
        return Objects.requireNonNull(browser, "@RegisterExtension");
    }

    /** Fails if axe-core finds anything on the page that keeps somebody from using it, by WCAG 2.2, A and AA; the page's context bypasses CSP. */
    public static void checkAccess(Page page) {
        AxeResults found = new AxeBuilder(page)
                .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"))
                .analyze();
        assertThat(found.getPasses()).hasSizeGreaterThan(10);
        assertThat(found.getViolations()).as("%s", found.getViolations()).isEmpty();
    }
}
