package plybook.league;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.browser.Chromium;
import plybook.engine.Level;
import plybook.gomoku.Gomoku;
import plybook.tournament.Budget;
import plybook.tournament.Contender;
import plybook.tournament.EngineContender;
import plybook.tournament.Tournament;

/** The page of a league in a real browser, from disk and with the network off. */
class LeaguePageIT {
    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    @TempDir
    static Path folder;

    private static Path file;

    @BeforeAll
    static void play() throws IOException {
        List<Contender> players = List.of(
                new EngineContender("my@05", Level.BEGINNER::player), new EngineContender("my@06", Level.EASY::player));
        Tournament league = new Tournament(players, Gomoku.standard(), Budget.nodes(100), 2, 3, 2);
        file = Files.writeString(
                folder.resolve("league.html"), LeaguePage.of(league.running().play(game -> {}), 2));
    }

    private static Page open(ColorScheme scheme, int width) {
        Page page = CHROMIUM.browser()
                .newContext(new Browser.NewContextOptions()
                        .setColorScheme(scheme)
                        .setOffline(true)
                        .setBypassCSP(true) // for axe, which is a script
                        .setViewportSize(width, 900))
                .newPage();
        page.navigate(file.toUri().toString());
        return page;
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 1280", "DARK, 1280", "LIGHT, 390", "DARK, 390"})
    void axe_finds_no_barrier_and_nothing_is_wider_than_the_page(ColorScheme scheme, int width) {
        try (Page page = open(scheme, width)) {
            var found = new AxeBuilder(page)
                    .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"))
                    .analyze();
            assertThat(found.getPasses()).hasSizeGreaterThan(10);
            assertThat(found.getViolations()).as("%s", found.getViolations()).isEmpty();
            assertThat((int) page.evaluate("document.documentElement.scrollWidth"))
                    .isLessThanOrEqualTo(width);
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Chromium.SCREENSHOTS.resolve("league-" + scheme + "-" + width + ".png"))
                    .setFullPage(true));
        }
    }

    @Test
    void a_game_is_replayed_by_keyboard() {
        try (Page page = open(ColorScheme.LIGHT, 1000)) {
            Locator stones = page.locator(".board circle");
            Locator five = page.locator(".board .row");
            int moves = stones.count();
            assertThat(moves).isGreaterThan(8);
            assertThat(five).hasCount(1);
            page.getByLabel("Move").focus();
            page.keyboard().press("ArrowLeft");
            assertThat(stones).hasCount(moves - 1);
            assertThat(five).hasCount(0);
            page.keyboard().press("Home");
            assertThat(stones).hasCount(0);
            page.keyboard().press("ArrowRight");
            page.keyboard().press("ArrowRight");
            assertThat(stones).hasCount(2);
            assertThat(page.locator("output")).hasText("2 / " + moves + " O " + lastCell(page));
            page.locator("select").selectOption(new SelectOption().setIndex(1));
            assertThat(five).hasCount(1);
        }
    }

    private static String lastCell(Page page) {
        String cells = page.locator(".board svg").getAttribute("aria-label");
        return cells.substring(cells.lastIndexOf(' ') + 1);
    }
}
