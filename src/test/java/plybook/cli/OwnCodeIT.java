package plybook.cli;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import plybook.browser.Chromium;

/** Follows a learner's own code from the verdict in the terminal, by keyboard, in a real Chromium without a network. */
@Tag("corpus-only")
class OwnCodeIT {
    private static final Path WRONG =
            Path.of("src/test/resources/mutants/wrong/04-alpha-beta/shallow-only/MyAlphaBeta.java");

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    @TempDir
    Path folder;

    @Test
    void one_click_from_a_verdict_leads_to_the_first_wrong_step_of_ones_own_code() throws IOException {
        LearnersFiles.starters(folder);
        Path file = folder.resolve("exercises/04-alpha-beta/MyAlphaBeta.java");
        Files.writeString(file, Files.readString(WRONG));
        String said = Shell.run("check", "04", "--from", folder).out();
        Matcher line = Pattern.compile("MyAlphaBeta\\.java:(\\d+), called from line (\\d+)")
                .matcher(said);
        Matcher link = Pattern.compile("file:\\S+\\.html").matcher(said);
        assertThat(line.find()).as(said).isTrue();
        assertThat(link.find()).as(said).isTrue();
        List<String> complaints = new ArrayList<>();
        try (BrowserContext context = CHROMIUM.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(1200, 900)
                        .setOffline(true)
                        .setBypassCSP(true))) {
            Page page = context.newPage();
            page.onConsoleMessage(message -> complaints.add(message.text()));
            page.onPageError(complaints::add);
            page.navigate(link.group());
            byKeyboard(page, line.group(1), line.group(2));
            Chromium.checkAccess(page);
            page.screenshot(new Page.ScreenshotOptions()
                    .setFullPage(true)
                    .setPath(Chromium.SCREENSHOTS.resolve("own-code.png")));
        }
        onAPhoneInTheDark(link.group());
        assertThat(complaints).isEmpty();
        // Once it passes, there is nothing to follow.
        LearnersFiles.solve(folder, LearnersFiles.ALPHA_BETA);
        assertThat(Shell.run("check", "04", "--from", folder).out()).doesNotContain("step by step, beside the tree");
        assertThat(folder.resolve(".steps-04.html")).doesNotExist();
    }

    private static void byKeyboard(Page page, String asks, String calls) {
        Locator said = page.locator(".codepanel .said");
        Locator now = page.locator(".code .now");
        Locator changing = page.locator(".calls tbody tr").first();
        assertThat(said).containsText("First wrong step, line " + asks + ".");
        assertThat(said).containsText("which can no longer matter");
        assertThat(now).hasAttribute("data-line", asks);
        assertThat(page.locator(".calls tbody tr").nth(1)).containsText(calls);
        assertThat(page.locator(".code .caller[data-line='" + calls + "']")).hasCount(1);
        page.keyboard().press("Home");
        assertThat(said).hasText("Before the first step.");
        page.keyboard().press("ArrowRight");
        assertThat(now).hasAttribute("data-line", "14");
        assertThat(changing).containsText("alpha = −∞");
        assertThat(changing).containsText("beta = +∞");
        assertThat(changing).not().containsText("best");
        page.keyboard().press("w");
        assertThat(said).containsText("First wrong step");
        assertThat(page.locator(".frame .here")).hasCount(1);
        page.keyboard().press("ArrowLeft");
        assertThat(said).hasText("Line " + asks + " is next.");
        page.keyboard().press("End");
        assertThat(said).containsText("value returns");
    }

    private static void onAPhoneInTheDark(String link) {
        try (BrowserContext context = CHROMIUM.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(390, 844)
                        .setColorScheme(ColorScheme.DARK)
                        .setBypassCSP(true))) {
            Page page = context.newPage();
            page.navigate(link);
            assertThat(page.locator(".codepanel .said")).containsText("First wrong step");
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            Chromium.checkAccess(page);
            page.screenshot(new Page.ScreenshotOptions()
                    .setFullPage(true)
                    .setPath(Chromium.SCREENSHOTS.resolve("own-code-390-dark.png")));
        }
    }
}
