package plybook.cli;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import plybook.browser.Chromium;

/**
 * The lessons as a site, opened from disk in a real Chromium with the network off: every page, every link, on a phone and in the dark.
 * With {@code -Dplybook.lessons=all} all lessons are run, and each page is also looked at wide in the dark and on a phone in the light.
 */
@Tag("corpus-only")
class SiteIT {
    private static final String CHOSEN = System.getProperty("plybook.lessons", "00,04");
    private static final boolean ALL = CHOSEN.equals("all");
    private static final List<String> LESSONS = ALL ? List.of() : List.of(CHOSEN.split(",", -1));

    private static final int WIDE = 1200;
    private static final int PHONE = 390;

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    @TempDir
    Path folder;

    private final List<String> complaints = new ArrayList<>();
    private final List<String> requests = new ArrayList<>();

    @Test
    void every_page_opens_from_disk_with_the_network_off_and_every_link_is_alive() throws IOException {
        Path site = folder.resolve("site");
        Path said = folder.resolve("said.txt");
        int code = LessonsCommand.site(
                CourseCopy.checkout(), CourseCopy.checkout(), site, LESSONS, ProcessBuilder.Redirect.to(said.toFile()));
        assertThat(code).as(Files.readString(said)).isZero();
        Page wide = page(WIDE, ColorScheme.LIGHT);
        List<Page> narrow = new ArrayList<>(List.of(page(PHONE, ColorScheme.DARK)));
        List<Page> looks = new ArrayList<>(List.of(wide, narrow.get(0)));
        if (ALL) {
            narrow.add(page(PHONE, ColorScheme.LIGHT));
            looks.addAll(List.of(narrow.get(1), page(WIDE, ColorScheme.DARK)));
        }
        Set<String> reached = new TreeSet<>();
        List<Path> next = new ArrayList<>(List.of(site.resolve("index.html")));
        while (!next.isEmpty()) {
            Path file = next.remove(0);
            if (reached.add(site.relativize(file).toString())) {
                for (Page look : looks) {
                    look.navigate(file.toUri().toString());
                }
                // All pages share their style: one look at each is enough, and each look gets its turn.
                for (Page look : ALL ? looks : List.of(looks.get(reached.size() % looks.size()))) {
                    Chromium.checkAccess(look);
                }
                for (Page phone : narrow) {
                    assertThat(phone.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                            .as("%s fits a phone", file)
                            .isEqualTo(true);
                }
                next.addAll(linked(wide, file));
            }
        }
        assertThat(reached).isEqualTo(written(site)).contains("practise.html", "explore.html");
        isAlive(wide, site);
        assertThat(complaints).isEmpty();
        assertThat(requests).isEmpty();
    }

    /** Returns a page in a context of its own, which ends with the browser. */
    private Page page(int width, ColorScheme scheme) {
        return watched(CHROMIUM.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(width, 900)
                        .setColorScheme(scheme)
                        .setOffline(true)
                        .setBypassCSP(true)));
    }

    private Page watched(BrowserContext context) {
        Page page = context.newPage();
        page.onConsoleMessage(message -> complaints.add(page.url() + ": " + message.text()));
        page.onPageError(error -> complaints.add(page.url() + ": " + error));
        page.onRequest(request -> {
            if (!request.url().matches("(file|data|about):.*")) {
                requests.add(request.url());
            }
        });
        return page;
    }

    /** Returns the pages to which an open page leads, all of which must be there. */
    private static List<Path> linked(Page page, Path at) throws IOException {
        assertThat(page.locator("pre:not([tabindex])").count())
                .as("code on %s that may be wider than a phone, and cannot be scrolled by keyboard", at)
                .isZero();
        assertThat(page.locator("th:empty").count())
                .as("headers without a word on %s", at)
                .isZero();
        assertThat(page.locator("h1").first()).isVisible();
        List<?> links = (List<?>) page.evaluate("[...document.links].map((link) => link.href)");
        List<Path> pages = new ArrayList<>();
        for (Object link : links) {
            URI target = URI.create(String.valueOf(link));
            if (target.getScheme().equals("file")) {
                Path file = Path.of(target.getPath());
                assertThat(file).as("%s, linked from %s", target, at).isRegularFile();
                // The pages that step through trees read a step or a seed from their address.
                if (target.getFragment() != null && !target.getFragment().contains("=")) {
                    assertThat(Files.readString(file).contains("id=\"" + target.getFragment() + "\""))
                            .as("%s, linked from %s", target, at)
                            .isTrue();
                }
                pages.add(file);
            }
        }
        return pages;
    }

    private static Set<String> written(Path site) throws IOException {
        try (Stream<Path> files = Files.walk(site)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> site.relativize(file).toString())
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** Steps through the explorer in a lesson, whose cell's output is a frame, and opens the practice. */
    private static void isAlive(Page page, Path site) {
        page.navigate(site.resolve("04-alpha-beta.html").toUri().toString());
        var frame = page.frameLocator("iframe").first();
        frame.locator("button[title='One step on (Right)']").click();
        assertThat(frame.locator("output")).containsText("step 1 of ");
        page.screenshot(
                new Page.ScreenshotOptions().setFullPage(true).setPath(Chromium.SCREENSHOTS.resolve("site-04.png")));
        page.navigate(site.resolve("practise.html").toUri().toString());
        assertThat(page.locator("#practice input").first()).isVisible();
    }
}
