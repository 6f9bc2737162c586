package plybook.report;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.browser.Chromium;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Verdict;

/** The pages of a graded submission in a real Chromium, without a network. */
class GradedPageIT {
    private static final Graded GRADED = new Graded(
            "Ada Lovelace_17_assignsubmission_file",
            "0123456789abcdef".repeat(4),
            Graded.Status.GRADED,
            List.of(
                    Samples.inTheMiddle(Samples.KNOWN_MISTAKE, "five\n"),
                    Samples.all("02", Samples.NOT_ATTEMPTED),
                    Samples.all("03", new Verdict.NotCompiled("x".repeat(399))),
                    Samples.all("04", Samples.CRASHED)),
            List.of("ignored: exercises/01-trees/Helper.java"));

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    @TempDir
    Path folder;

    private Page open(boolean instructor, ColorScheme scheme, int width) {
        BrowserContext context = CHROMIUM.browser()
                .newContext(new Browser.NewContextOptions()
                        .setColorScheme(scheme)
                        .setOffline(true)
                        .setBypassCSP(true) // for axe, which is a script
                        .setViewportSize(width, 900));
        Page page = context.newPage();
        String html =
                instructor ? GradedPage.forInstructor(GRADED, 17) : GradedPage.forLearner(LearnersView.of(GRADED));
        try {
            Path file = Files.writeString(folder.resolve("report.html"), html);
            page.navigate(file.toUri().toString());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return page;
    }

    @ParameterizedTest
    @CsvSource({"true, LIGHT", "true, DARK", "false, LIGHT", "false, DARK"})
    void axe_finds_no_barrier(boolean instructor, ColorScheme scheme) {
        try (Page page = open(instructor, scheme, 1000)) {
            var found = new AxeBuilder(page)
                    .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"))
                    .analyze();
            assertThat(found.getPasses()).hasSizeGreaterThan(10);
            assertThat(found.getViolations()).as("%s", found.getViolations()).isEmpty();
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Chromium.SCREENSHOTS.resolve(
                            "report-" + (instructor ? "instructor" : "learner") + "-" + scheme + ".png"))
                    .setFullPage(true));
        }
    }

    @ParameterizedTest
    @CsvSource({"320", "1000"})
    void nothing_overflows_a_narrow_page(int width) {
        try (Page page = open(true, ColorScheme.LIGHT, width)) {
            assertThat((int) page.evaluate("document.documentElement.scrollWidth"))
                    .isLessThanOrEqualTo(width);
        }
    }

    @Test
    void the_keyboard_reaches_links_and_scrollable_texts() {
        try (Page page = open(true, ColorScheme.LIGHT, 1000)) {
            page.keyboard().press("Tab");
            assertThat(page.evaluate("document.activeElement.textContent")).isEqualTo("01 The value of a tree");
            assertThat((String) page.evaluate("getComputedStyle(document.activeElement).outlineStyle"))
                    .isEqualTo("solid");
            page.keyboard().press("Enter");
            page.waitForURL(url -> url.endsWith("#exercise-01-trees"));
            // From there on, Tab leads to every text that may have to be scrolled, and the last one is the last.
            int texts = (int) page.evaluate("document.querySelectorAll('pre').length");
            for (int i = 0; i < texts; i++) {
                page.keyboard().press("Tab");
                assertThat(page.evaluate("[...document.querySelectorAll('pre')].indexOf(document.activeElement)"))
                        .isEqualTo(i);
            }
        }
    }

    @Test
    void nothing_is_cut_off_on_paper() {
        try (Page page = open(true, ColorScheme.LIGHT, 700)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            assertThat(page.evaluate(
                            "[...document.querySelectorAll('pre')].every(p => p.scrollWidth <= p.clientWidth)"))
                    .isEqualTo(true);
            assertThat(page.locator("details").count()).isZero();
            assertThat(page.pdf()).hasSizeGreaterThan(10_000);
        }
    }

    private static int pages(byte[] pdf) {
        return new String(pdf, StandardCharsets.ISO_8859_1).split("/Type\\s*/Page\\b").length - 1;
    }

    @Test
    void a_check_that_is_longer_than_a_page_begins_on_the_page_before() throws IOException {
        Verdict failed = new Verdict.Failed(new Evidence("1", "2", "why", "a line of a drawing\n".repeat(70)));
        Graded graded = new Graded("Ada", "", Graded.Status.GRADED, List.of(Samples.all("01", failed)), List.of());
        String html = GradedPage.forInstructor(graded, 17);
        String inOnePiece = html.replace("</head>", "<style>.check { break-inside: avoid-page; }</style></head>");
        try (Page page = CHROMIUM.browser().newPage()) {
            page.navigate(Files.writeString(folder.resolve("report.html"), html)
                    .toUri()
                    .toString());
            int flowing = pages(page.pdf());
            page.navigate(Files.writeString(folder.resolve("pieces.html"), inOnePiece)
                    .toUri()
                    .toString());
            assertThat(flowing).isBetween(2, pages(page.pdf()) - 1);
        }
    }

    @Test
    void both_searches_are_on_paper_each_with_its_name() throws IOException {
        Graded graded = new Graded(
                "Ada", "", Graded.Status.GRADED, List.of(Samples.all("04", Samples.NEEDLESS_LEAF)), List.of());
        Path file = Files.writeString(folder.resolve("search.html"), GradedPage.forInstructor(graded, 17));
        try (Page page = CHROMIUM.browser().newPage()) {
            page.navigate(file.toUri().toString());
            assertThat(page.locator("figcaption").first()).isHidden();
            page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            Locator names = page.locator("section > .check:first-of-type figcaption");
            assertThat(names).hasText(new String[] {
                "the submission, by the leaves it asked for: returns 4, visits 7 nodes",
                "a right alpha-beta: returns 4, visits 6 nodes"
            });
            assertThat(names.last()).isVisible();
            assertThat(page.locator("iframe").first()).isHidden();
            page.pdf(new Page.PdfOptions().setPath(Chromium.SCREENSHOTS.resolve("report.pdf")));
        }
    }

    @Test
    void only_the_explorer_runs_scripts() throws IOException {
        Graded graded = new Graded(
                "Ada", "", Graded.Status.GRADED, List.of(Samples.all("04", Samples.NEEDLESS_LEAF)), List.of());
        Path file = Files.writeString(folder.resolve("search.html"), GradedPage.forInstructor(graded, 17));
        List<String> complaints = new ArrayList<>();
        try (Page page = CHROMIUM.browser().newPage()) {
            page.onConsoleMessage(message -> complaints.add(message.text()));
            page.navigate(file.toUri().toString());
            FrameLocator explorer = page.frameLocator("iframe").first();
            assertThat(page.locator("iframe").first()).hasAttribute("sandbox", "allow-scripts allow-downloads");
            explorer.locator("button[aria-label^='To the end']").click();
            assertThat(explorer.locator(".said").nth(0)).hasText("The search returns 4.");
            assertThat(explorer.locator(".counts").nth(0)).containsText("Visited 7 nodes, 4 of them leaves.");
            assertThat(explorer.locator(".counts").nth(1)).containsText("Visited 6 nodes, 3 of them leaves.");
            explorer.locator("button[aria-label^='To the start']").click();
            explorer.locator("button[aria-label^='One step on']").click();
            assertThat(explorer.locator(".said").nth(1)).hasText("The search enters the root with the window (2, 7).");
            assertThat(page.locator("figure svg").first()).isHidden();
            assertThat(complaints).isEmpty();

            page.evaluate("document.body.append(Object.assign(document.createElement('script'),"
                    + " { textContent: 'document.title = 1' }))");
            assertThat(page.title()).startsWith("Instructor");
            assertThat(complaints).singleElement().asString().contains("Content Security Policy");
        }
    }
}
