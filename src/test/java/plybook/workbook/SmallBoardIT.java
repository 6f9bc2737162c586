package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import plybook.browser.Chromium;
import plybook.view.SmallBoard;

/** Plays on the board of a notebook in a real Chromium. */
class SmallBoardIT {
    private static final int GAMES = 12;

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    @TempDir
    Path folder;

    @Test
    void nobody_wins_against_a_program_that_never_loses() throws Exception {
        Path file = folder.resolve("board.html");
        Files.writeString(file, SmallBoard.page("a program that never loses", ReplyTables.perfect()));
        List<String> complaints = new ArrayList<>();
        try (BrowserContext context =
                CHROMIUM.browser().newContext(new Browser.NewContextOptions().setViewportSize(390, 700))) {
            Page page = context.newPage();
            page.onConsoleMessage(message -> complaints.add(message.text()));
            page.onPageError(complaints::add);
            page.navigate(file.toUri().toString());
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/screenshots/small-board.png")));
            Random random = new Random(1);
            List<String> ends = new ArrayList<>();
            for (int game = 0; game < GAMES; game++) {
                button(page, "New game, you play " + (game % 2 == 0 ? "X" : "O"))
                        .click();
                ends.add(playedToItsEnd(page, random));
            }
            assertThat(ends).allMatch(end -> end.equals("It's a tie.") || end.startsWith("You lost to"));
            assertThat(ends).anyMatch(end -> end.equals("You lost to a program that never loses."));
            assertThat(page.locator(".tally").textContent()).startsWith("You won 0, tied ");
            int wide = (int) page.evaluate("document.documentElement.scrollWidth");
            assertThat(wide).isLessThanOrEqualTo(390);
        }
        assertThat(complaints).isEmpty();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    /** Presses empty cells at random, by the keyboard, until the status no longer asks for a move. */
    private static String playedToItsEnd(Page page, Random random) {
        Locator status = page.getByRole(AriaRole.STATUS);
        while (status.textContent().startsWith("Your turn")) {
            List<Locator> empty = page.locator(".cells button[data-mark='.']").all();
            empty.get(random.nextInt(empty.size())).press("Enter");
        }
        return status.textContent();
    }
}
