package plybook.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
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

    @Override
    public void close() {
        playwright.close();
    }
}
