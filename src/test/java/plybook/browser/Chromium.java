package plybook.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.AxeResults;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The system's Chromium, headless. Without one a test stands aside, or fails where everything must be there. */
public final class Chromium implements AutoCloseable {
    /** Where screenshots are kept, to be looked at. */
    public static final Path SCREENSHOTS = Path.of("target/screenshots");

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Path program) {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program)
                        .setArgs(List.of("--no-sandbox", "--disable-quic", "--disable-background-networking")));
    }

    /** Starts it, with a fresh profile. */
    public static Chromium start() {
        Optional<Path> program = program();
        assumeTrue(
                program.isPresent() || "1".equals(System.getenv("PLYBOOK_REQUIRE_ALL")), "there is no Chromium here");
        return new Chromium(program.orElseThrow(() -> new AssertionError("install Chromium")));
    }

    private static Optional<Path> program() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    public Browser browser() {
        return browser;
    }

    /** Fails if axe-core finds anything on the page that keeps somebody from using it, by WCAG 2.2, A and AA; the page's context bypasses CSP. */
    public static void checkAccess(Page page) {
        AxeResults found = new AxeBuilder(page)
                .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"))
                .analyze();
        assertThat(found.getPasses()).hasSizeGreaterThan(10);
        assertThat(found.getViolations()).as("%s", found.getViolations()).isEmpty();
    }

    @Override
    public void close() {
        playwright.close();
    }
}
