package plybook.overview;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.browser.Chromium;
import plybook.task.Course;

/** The pages about a class in a real Chromium, without a network. */
@Tag("corpus-only")
class ClassPageIT {
    private static final String BESIDE_THE_PAGE = """
            [...document.querySelectorAll('body *')]
                .filter(e => !e.parentElement.closest('.wide') && e.getBoundingClientRect().right > innerWidth)
                .map(e => e.outerHTML.substring(0, 150))""";

    private static final int LEARNERS = 40;

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    @TempDir
    Path folder;

    private Page open(String html, ColorScheme scheme, int width) {
        Page page = CHROMIUM.browser()
                .newContext(new Browser.NewContextOptions()
                        .setColorScheme(scheme)
                        .setOffline(true)
                        .setBypassCSP(true) // for axe, which is a script
                        .setViewportSize(width, 900))
                .newPage();
        try {
            page.navigate(Files.writeString(folder.resolve("index.html"), html)
                    .toUri()
                    .toString());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return page;
    }

    private static String classPage() {
        return ClassPage.of(List.of(Course.find("04")), Made.ofMany(LEARNERS));
    }

    private static String trend() {
        return Trend.of(List.of(
                new Trend.Assignment("week 1", Made.ofMany(LEARNERS)),
                new Trend.Assignment("week 2", Made.ofMany(LEARNERS / 2))));
    }

    private static Object rows(Page page, String what) {
        return page.evaluate("[...document.querySelectorAll('#class tbody tr')].filter(r => !r.hidden)." + what);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 1000", "DARK, 1000", "LIGHT, 390"})
    void axe_finds_no_barrier(ColorScheme scheme, int width) {
        for (String html : List.of(classPage(), trend())) {
            try (Page page = open(html, scheme, width)) {
                Chromium.checkAccess(page);
                assertThat((int) page.evaluate("document.documentElement.scrollWidth"))
                        .as("widest of what is beside the page: %s", page.evaluate(BESIDE_THE_PAGE))
                        .isLessThanOrEqualTo(width);
                page.screenshot(new Page.ScreenshotOptions()
                        .setPath(Chromium.SCREENSHOTS.resolve(
                                (html.contains("Trend") ? "class-trend-" : "class-") + scheme + "-" + width + ".png"))
                        .setFullPage(true));
            }
        }
    }

    @Test
    void the_keyboard_sorts_by_points_and_back() {
        try (Page page = open(classPage(), ColorScheme.LIGHT, 1000)) {
            page.locator("#class thead button").nth(1).focus();
            page.keyboard().press("Enter");
            assertThat(page.locator("#class thead th").nth(1).getAttribute("aria-sort"))
                    .isEqualTo("descending");
            assertThat((String) rows(page, "at(0).cells[1].textContent")).startsWith("6 ");
            page.keyboard().press("Space");
            assertThat(page.locator("#class thead th").nth(1).getAttribute("aria-sort"))
                    .isEqualTo("ascending");
            assertThat((String) rows(page, "at(0).cells[1].textContent")).startsWith("0 ");
            page.locator("#class thead button").nth(0).press("Enter");
            assertThat(page.locator("[aria-sort]").count()).isEqualTo(1);
            assertThat(rows(page, "slice(0, 3).map(r => r.cells[0].textContent).join()"))
                    .isEqualTo("Learner 0,Learner 1,Learner 2");
        }
    }

    @Test
    void rows_are_narrowed_down_by_name_and_by_mistake() {
        try (Page page = open(classPage(), ColorScheme.LIGHT, 1000)) {
            page.locator("input[name=name]").fill("LEARNER 3");
            assertThat(rows(page, "length")).isEqualTo(11);
            page.locator("select[name=tag]").selectOption("m-shallow-only");
            assertThat(rows(page, "length")).isEqualTo(5);
            assertThat(page.locator("output").textContent()).contains("Shown: 5 of 40");
            page.locator("select[name=tag]").selectOption("look");
            assertThat(rows(page, "map(r => r.cells[0].textContent).join()")).isEqualTo("Learner 30");
        }
    }

    @Test
    void paper_shows_every_row_and_no_controls() {
        try (Page page = open(classPage(), ColorScheme.LIGHT, 700)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            assertThat(page.locator("form.filter").isVisible()).isFalse();
            assertThat(rows(page, "length")).isEqualTo(LEARNERS);
        }
    }

    @Test
    void no_other_script_runs() throws IOException {
        Path file = Files.writeString(folder.resolve("class.html"), classPage());
        try (Page page = CHROMIUM.browser().newPage()) {
            page.navigate(file.toUri().toString());
            assertThat(page.locator("#class thead button").count()).isEqualTo(4);
            page.evaluate("document.body.append(Object.assign(document.createElement('script'),"
                    + " { textContent: 'document.title = 1' }))");
            assertThat(page.title()).startsWith("Class");
        }
    }
}
