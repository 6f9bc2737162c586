package plybook.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.HasAttributeOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.browser.Chromium;
import plybook.game.Cell;
import plybook.report.SavedGame;
import plybook.text.Messages;

/** The runner page in a real Chromium: by mouse and by keyboard, wide and narrow, with the engine and with learners' functions. */
class RunnerPageIT {
    private static final int PHONE = 390;
    private static final int DESKTOP = 1200;
    private static final Pattern OVER = Pattern.compile("Game Over: (Tie|O wins)\\.");

    /** A script that records every heading, however briefly it was shown. */
    private static final String HEADINGS = """
            window.headings = [];
            new MutationObserver(() => {
              const text = document.querySelector('h1')?.textContent;
              if (text && headings.at(-1) !== text) headings.push(text);
            }).observe(document, {subtree: true, childList: true, characterData: true});
            """;

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    private static RunnerPage engine;

    @TempDir
    Path folder;

    private final List<String> complaints = new ArrayList<>();
    private final List<BrowserContext> contexts = new ArrayList<>();

    @BeforeAll
    static void start() {
        engine = RunnerPage.start(0);
    }

    @AfterAll
    static void end() {
        engine.close();
    }

    @AfterEach
    void the_console_stays_empty_and_no_request_leaves_the_machine() {
        contexts.forEach(BrowserContext::close);
        assertThat(complaints).isEmpty();
    }

    private Page open(RunnerPage runner, String play, int width) {
        return open(runner, play, width, ColorScheme.LIGHT, false);
    }

    private Page open(RunnerPage runner, String play, int width, ColorScheme scheme, boolean forAxe) {
        String home = runner.address().toString();
        BrowserContext context = CHROMIUM.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(width, width == PHONE ? 844 : 900)
                        .setColorScheme(scheme)
                        .setBypassCSP(forAxe)); // axe is a script
        contexts.add(context);
        Page page = context.newPage();
        page.onConsoleMessage(message -> {
            // Some tests are about refused moves and a server that is gone.
            if (!message.text().startsWith("Failed to load resource")) {
                complaints.add(message.text());
            }
        });
        page.onPageError(complaints::add);
        page.onRequest(request -> {
            if (!request.url().startsWith(home) && !request.url().startsWith("data:")) {
                complaints.add("asked for " + request.url());
            }
        });
        page.addInitScript(HEADINGS);
        page.navigate(runner.address() + "#play=" + play);
        return page;
    }

    private static Locator heading(Page page) {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Returns the card of the game that the address names. */
    private static Locator card(Page page) {
        return page.locator(".card").first();
    }

    /** Begins a game on the card of the game that the address names. */
    private static void begin(Page page, String name) {
        Locator button = card(page)
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions()
                                .setName(name)
                                .setExact(true)
                                .setIncludeHidden(true));
        if (!button.isVisible()) {
            card(page).getByText("Or watch, or share the page").click();
        }
        button.click();
    }

    /** Returns a crossing of Gomoku's board, such as H8. */
    private static Locator point(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^" + name + ", ")));
    }

    private static Locator cell(Page page, int row, int column) {
        return page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName(Pattern.compile("^row " + row + ", column " + column + ",")));
    }

    /** Clicks the cell even if it is marked as disabled. */
    private static void press(Locator cell) {
        cell.click(new Locator.ClickOptions().setForce(true));
    }

    private static void save(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setFullPage(true)
                .setPath(Chromium.SCREENSHOTS.resolve("runner-" + name + ".png")));
    }

    @Test
    void the_page_uses_another_language_if_it_has_the_text() {
        System.setProperty(Messages.PROPERTY, "xx");
        try (RunnerPage translated = RunnerPage.start(0)) {
            Page page = open(translated, "tictactoe", DESKTOP);
            assertThat(heading(page)).hasText("Igraj Tic-Tac-Toe");
            assertThat(card(page)).containsText("Play as X");
        } finally {
            System.clearProperty(Messages.PROPERTY);
        }
    }

    @ParameterizedTest
    @CsvSource({"" + PHONE, "" + DESKTOP})
    void tic_tac_toe_by_mouse_from_the_first_click_to_play_again(int width) {
        Page page = open(engine, "tictactoe", width);
        assertThat(heading(page)).hasText("Play Tic-Tac-Toe");
        begin(page, "Play as X");
        assertThat(heading(page)).hasText("Your turn (X)");
        cell(page, 0, 1).click();
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("Last move: O at ");
        assertThat(page.evaluate("headings.join(' | ')"))
                .isEqualTo("Play Tic-Tac-Toe | Your turn (X) | Computer thinking… | Your turn (X)");
        assertThat(cell(page, 0, 1)).hasAttribute("aria-label", "row 0, column 1, X");
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("Last move: O at ");
        playOn(page, "X");
        assertThat(heading(page)).hasText(OVER);
        save(page, "tictactoe-over-" + width);
        button(page, "Play Again").click();
        assertThat(heading(page)).hasText("Your turn (X)");
        assertThat(cell(page, 0, 1)).hasAttribute("aria-label", "row 0, column 1, empty");
        button(page, "New game").click();
        assertThat(heading(page)).hasText("Play Tic-Tac-Toe");
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
    }

    /** Plays the first free cell until the game is over. */
    private static void playOn(Page page, String side) {
        assertThat(heading(page)).hasText(Pattern.compile("Your turn \\(" + side + "\\)|Game Over: .*"));
        while (heading(page).textContent().equals("Your turn (" + side + ")")) {
            int free = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("empty"))
                    .count();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("empty"))
                    .first()
                    .click();
            assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("empty")))
                    .not()
                    .hasCount(free);
            assertThat(heading(page)).hasText(Pattern.compile("Your turn \\(" + side + "\\)|Game Over: .*"));
        }
    }

    @Test
    void a_whole_game_by_keyboard_alone() {
        Page page = open(engine, "tictactoe", DESKTOP);
        assertThat(heading(page)).hasText("Play Tic-Tac-Toe");
        for (String each : List.of("Plybook", "Play as X", "Play as O")) {
            page.keyboard().press("Tab");
            assertThat(page.locator(":focus")).hasText(each);
        }
        page.keyboard().press("Enter");
        assertThat(heading(page)).hasText("Your turn (O)");
        assertThat(cell(page, 1, 1)).isFocused();
        page.keyboard().press("ArrowUp");
        page.keyboard().press("ArrowUp"); // the edge holds
        page.keyboard().press("ArrowRight");
        assertThat(cell(page, 0, 2)).isFocused();
        page.keyboard().press("Home");
        assertThat(cell(page, 0, 0)).isFocused();
        page.keyboard().press("Enter"); // X has begun there
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("(0,0) is taken by X.");
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Space");
        assertThat(heading(page)).hasText("Your turn (O)");
        assertThat(cell(page, 1, 1)).hasAttribute("aria-label", "row 1, column 1, O");
        assertThat(page.getByRole(AriaRole.ALERT)).isEmpty();
        assertThat(page.evaluate("document.querySelectorAll('.board button[tabindex=\"0\"]').length"))
                .isEqualTo(1);
        page.keyboard().press("Tab");
        assertThat(button(page, "Undo")).isFocused();
        page.keyboard().press("Enter");
        assertThat(cell(page, 1, 1)).hasAttribute("aria-label", "row 1, column 1, empty");
    }

    @Test
    void what_the_computer_considered_is_shown_beside_the_board() {
        Page page = open(engine, "tictactoe", DESKTOP);
        begin(page, "Play as O");
        Locator panel =
                page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("What the computer considered"));
        assertThat(panel).containsText("For X at (0,0): The engine visited 18,297 nodes");
        assertThat(panel).containsText("minimax: 549,946 nodes");
        assertThat(panel).containsText("alpha-beta that cuts only at α > β: 146,120 nodes");
        assertThat(panel).containsText("alpha-beta: 18,297 nodes");
        assertThat(panel).containsText("Alpha-beta visits 30 times fewer nodes.");
        assertThat(panel).not().containsText(Pattern.compile("\\d m?s\\b"));
        assertThat(panel.getByRole(AriaRole.IMG))
                .hasAttribute("aria-label", Pattern.compile("The board before the move: .*"));
        assertThat(panel.locator(".shaded .shade")).hasCount(9);
        panel.getByText("The 9 moves as a table").click();
        assertThat(panel.getByRole(AriaRole.ROW)).hasCount(10);
        save(page, "tictactoe-panel");
        Page explorer =
                page.context().waitForPage(() -> panel.getByRole(AriaRole.LINK).click());
        assertThat(heading(explorer)).hasText("Tic-Tac-Toe after 0 moves, 4 plies deep");
        assertThat(explorer.getByText("alpha-beta").first()).isVisible();
        save(explorer, "explorer");
    }

    @Test
    void alpha_beta_is_practised_on_a_page_that_can_ask_for_nothing() {
        Page page = open(engine, "tictactoe", DESKTOP);
        Page practice = page.context()
                .waitForPage(() -> page.getByText("Practise alpha-beta by hand").click());
        assertThat(heading(practice)).hasText("Practise alpha-beta");
        practice.getByLabel(Pattern.compile("^α on entry, M\\w+ node A$")).fill("-inf");
        practice.keyboard().press("Tab");
        assertThat(practice.locator(".feedback")).containsText("Right: ");
        assertThat(practice.evaluate("fetch('/api/page').then(() => 'answered', () => 'refused')"))
                .isEqualTo("refused");
        save(practice, "practice");
    }

    @ParameterizedTest
    @CsvSource({"" + PHONE, "" + DESKTOP})
    void gomoku_with_a_level_hint_and_undo(int width) {
        Page page = open(engine, "gomoku", width);
        assertThat(heading(page)).hasText("Play Gomoku");
        card(page).getByLabel("Against").selectOption("easy");
        begin(page, "Play as X");
        assertThat(heading(page)).hasText("Your turn (X)");
        point(page, "H8").click();
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("Last move: O at ");
        assertThat((String) page.evaluate("headings.join(' | ')"))
                .contains("Your turn (X) | Computer thinking… | Your turn (X)");
        assertThat(page.getByRole(
                        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("O, last move$"))))
                .hasCount(1);
        assertThat(page.getByText("X: you. O: the engine, easy.")).isVisible();
        button(page, "Hint").click();
        assertThat(page.getByRole(AriaRole.STATUS)).containsText(Pattern.compile("Hint: [A-O]\\d+\\."));
        assertThat(page.getByRole(
                        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("empty, hint$"))))
                .hasCount(1);
        assertThat(page.getByText("The moves it compared")).isVisible();
        assertThat(page.getByText(Pattern.compile("^[A-O]\\d+ \\(chosen\\)$"))).hasCount(1);
        save(page, "gomoku-" + width);
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        assertThat((int) page.evaluate("Math.round(document.querySelector('.cell').getBoundingClientRect().width)"))
                .as("a finger's target, WCAG 2.5.8")
                .isGreaterThanOrEqualTo(24);
        assertThat(
                        page.evaluate(
                                "document.querySelector('.scroll').scrollWidth <= document.querySelector('.scroll').clientWidth"))
                .as("the whole board is seen")
                .isEqualTo(true);
        button(page, "Undo").click();
        assertThat(point(page, "H8")).hasAttribute("aria-label", "H8, empty");
    }

    @Tag("corpus-only")
    @Test
    void two_people_play_gomoku_to_the_end_and_keep_the_game() throws IOException {
        Page page = open(engine, "gomoku", DESKTOP);
        begin(page, "Two players on this page");
        for (int i = 0; i < 4; i++) {
            assertThat(heading(page)).hasText("Your turn (X)");
            point(page, (char) ('I' - i) + "" + (3 + i)).click();
            assertThat(heading(page)).hasText("Your turn (O)");
            point(page, (char) ('A' + 2 * i) + "15").click();
        }
        assertThat(heading(page)).hasText("Your turn (X)");
        point(page, "E7").click();
        assertThat(heading(page)).hasText("Game Over: X wins.");
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("Winning line: I3 H4 G5 F6 E7.");
        assertThat(page.locator(".over .bar")).hasCount(1);
        assertThat(page.getByRole(
                        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("winning line"))))
                .hasCount(5);
        assertThat(point(page, "E7")).hasAttribute("aria-label", "E7, X, last move, winning line");
        save(page, "gomoku-won");
        Download download = page.waitForDownload(
                () -> page.getByText("Save the game (JSON)").click());
        SavedGame saved = SavedGame.parse(Files.readString(download.path()));
        assertThat(saved.winningLine()).hasSize(5);
        assertThat(page.getByText("openGame(\"" + download.suggestedFilename() + "\")"))
                .isVisible();
        Download text = page.waitForDownload(
                () -> page.getByText("Save the moves as text").click());
        assertThat(Files.readString(text.path())).contains("1. X (2,8)\n", "Result: X wins\n");
        Download sgf = page.waitForDownload(
                () -> page.getByText("Save for other programs (SGF)").click());
        assertThat(SavedGame.parse(Files.readString(sgf.path())).moves()).isEqualTo(saved.moves());
        press(point(page, "A1"));
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("The game is over.");
        // That is no fault of the player's: the page says so without red, and offers the next game.
        assertThat(page.getByRole(AriaRole.ALERT)).hasClass("note");
        assertThat(button(page, "Play Again")).isFocused();
        page.navigate(engine.address() + "#play=gomoku");
        page.getByLabel("Open a saved game").setInputFiles(sgf.path());
        assertThat(heading(page)).hasText("Game Over: X wins.");
    }

    @Test
    void a_plain_board_is_plain_wherever_it_is_drawn_and_its_numbers_stay_legible() {
        Page page = open(engine, "gomoku", DESKTOP, ColorScheme.DARK, false);
        card(page).getByLabel("Against").selectOption("beginner");
        begin(page, "Play as X");
        point(page, "H8").click();
        assertThat(page.getByText("The moves it compared")).isVisible();
        assertThat(page.evaluate(wood(".picture"))).isEqualTo("#e3bd7d");
        page.getByLabel("Plain board").check();
        assertThat(page.evaluate(wood(".picture")))
                .isEqualTo(page.evaluate(wood(".board")))
                .isNotEqualTo("#e3bd7d");
        assertThat(page.locator(".board.numbered")).hasCount(0);
        page.getByLabel("Move numbers").check();
        assertThat(page.locator(".board.numbered")).hasCount(1);
    }

    private static String wood(String element) {
        return "getComputedStyle(document.querySelector('" + element + ".large')).getPropertyValue('--wood').trim()";
    }

    @Test
    void the_best_move_that_is_known_costs_nothing_though_a_later_search_sees_further() {
        Page page = open(engine, "gomoku", DESKTOP);
        String cost = """
                async best => {
                    const {cost} = await import('/assets/replay.js');
                    const found = cost({moves: [[7, 7]], reviews: [{chance: 0.67, best}, {chance: 0.61}]}, 0);
                    return found.before > found.after;
                }
                """;
        assertThat(page.evaluate(cost, List.of(6, 6))).isEqualTo(true);
        assertThat(page.evaluate(cost, List.of(7, 7))).isEqualTo(false);
    }

    @Tag("corpus-only")
    @Test
    void a_finished_game_is_stepped_through_and_its_costliest_move_played_again() {
        Page page = open(engine, "tictactoe", DESKTOP);
        begin(page, "Play as X");
        cell(page, 0, 0).click(); // the engine takes the centre
        assertThat(cell(page, 1, 1)).hasAttribute("aria-label", "row 1, column 1, O, last move");
        cell(page, 0, 1).click(); // it must block at (0,2), and threatens (2,0)
        assertThat(cell(page, 0, 2)).hasAttribute("aria-label", "row 0, column 2, O, last move");
        cell(page, 2, 2).click(); // which X overlooks
        playOn(page, "X");
        assertThat(heading(page)).hasText("Game Over: O wins.");
        Locator moves = page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Moves"));
        assertThat(moves).containsText("Your costliest move was move 5, (2,2): it turned a tie into a loss.");
        assertThat(moves.locator(".curve svg")).isVisible();
        Locator slider = page.getByLabel("Look back at the game");
        slider.focus();
        page.keyboard().press("Home");
        for (int i = 0; i < 4; i++) {
            page.keyboard().press("ArrowRight");
        }
        assertThat(slider).hasAttribute("aria-valuetext", "move 4, O (0,2)");
        assertThat(cell(page, 2, 2)).hasAttribute("aria-label", "row 2, column 2, empty");
        press(cell(page, 2, 0));
        assertThat(page.getByRole(AriaRole.ALERT))
                .hasText("This is the board after 4 moves. Go back to the game to play.");
        button(page, "Back to the game").click();
        assertThat(cell(page, 2, 2)).hasAttribute("aria-label", "row 2, column 2, X");
        button(page, "Play Again").focus();
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowLeft");
        assertThat(slider).hasAttribute("aria-valuetext", Pattern.compile("move 6, O .*")); // of eight
        page.keyboard().press("ArrowRight");
        assertThat(slider).hasAttribute("aria-valuetext", Pattern.compile("move 7, X .*"));
        button(page, "Back to the game").click();
        save(page, "replay");
        button(page, "Play it again from there").click();
        assertThat(heading(page)).hasText("Your turn (X)");
        cell(page, 2, 0).click();
        assertThat(cell(page, 2, 0)).hasAttribute("aria-label", Pattern.compile("row 2, column 0, X.*"));
    }

    @Test
    void a_link_takes_a_game_to_another_plybook() {
        Page page = open(engine, "gomoku", DESKTOP);
        page.navigate(engine.address() + "#shared="
                + URLEncoder.encode(
                                new SavedGame("gomoku", 15, "", "", "", List.of(new Cell(7, 7), new Cell(6, 6))).json(),
                                StandardCharsets.UTF_8)
                        .replace("+", "%20"));
        assertThat(heading(page)).hasText("Your turn (X)");
        assertThat(point(page, "G7")).hasAttribute("aria-label", "G7, O, last move");
        page.getByLabel("Move numbers").check();
        assertThat(point(page, "G7")).hasAttribute("aria-label", "G7, O, move 2, last move");
        page.navigate(engine.address() + "#shared=nonsense");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("This file cannot be opened as a game: ");
    }

    @Tag("corpus-only")
    @Test
    void computers_play_each_other_until_they_are_paused() {
        Page page = open(engine, "tictactoe", DESKTOP);
        begin(page, "Computer against computer");
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("Last move: X at (0,0).");
        button(page, "Pause").click();
        assertThat(button(page, "Go on")).isVisible();
        assertThat(heading(page)).hasText(Pattern.compile("[XO] is next: the engine"));
        String paused = page.locator(".board").textContent();
        page.waitForTimeout(1_500);
        assertThat(page.locator(".board").textContent()).isEqualTo(paused);
        button(page, "Next move").click();
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("Last move:");
        button(page, "Go on").click();
        assertThat(heading(page)).hasText("Game Over: Tie.", new HasTextOptions().setTimeout(60_000));
    }

    @Test
    void two_tabs_on_one_game_show_the_same_and_a_stale_move_is_refused() {
        Page one = open(engine, "tictactoe", DESKTOP);
        begin(one, "Two players on this page");
        assertThat(heading(one)).hasText("Your turn (X)");
        Page two = one.context().newPage();
        two.navigate(one.url());
        assertThat(heading(two)).hasText("Your turn (X)");
        cell(one, 1, 1).click();
        assertThat(cell(two, 1, 1)).hasAttribute("aria-label", "row 1, column 1, X, last move");
        assertThat(heading(two)).hasText("Your turn (O)");
        two.route("**/api/games/*?seen=*", route -> {}); // it gets no more news
        cell(one, 0, 0).click();
        assertThat(heading(one)).hasText("Your turn (X)");
        cell(two, 2, 2).click();
        assertThat(two.getByRole(AriaRole.ALERT))
                .hasText("The game went on elsewhere, so this page showed an old board. Here is the new one.");
        assertThat(cell(two, 0, 0)).hasAttribute("aria-label", "row 0, column 0, O, last move");
        assertThat(cell(two, 2, 2)).hasAttribute("aria-label", "row 2, column 2, empty");
    }

    @Tag("corpus-only")
    @Test
    void after_a_restart_the_page_goes_on_with_its_game() {
        RunnerPage first = RunnerPage.start(0);
        int port = first.port();
        Page page = open(first, "tictactoe", DESKTOP);
        begin(page, "Play as X");
        assertThat(heading(page)).hasText("Your turn (X)");
        cell(page, 1, 1).click();
        assertThat(cell(page, 0, 0)).hasAttribute("aria-label", "row 0, column 0, O, last move");
        first.close();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("Is ./plybook play still running?");
        try (RunnerPage second = RunnerPage.start(port)) {
            assertThat(page.getByText("This game is not known here: Plybook was started again since"))
                    .isVisible();
            assertThat(page.getByRole(AriaRole.ALERT)).isEmpty();
            button(page, "Go on with this game").click();
            assertThat(page.getByText("Plybook was started again since")).not().isVisible();
            assertThat(cell(page, 1, 1)).hasAttribute("aria-label", "row 1, column 1, X");
            playOn(page, "X");
            assertThat(heading(page)).hasText(OVER);
            page.navigate(second.address() + "#game=0123456789abcdef");
            page.reload();
            assertThat(page.getByRole(AriaRole.ALERT)).containsText("This game is not known here");
            assertThat(heading(page)).hasText("Play");
        }
    }

    @Test
    void the_page_says_which_functions_are_the_learners() {
        try (RunnerPage runner = RunnerPage.start(0, exercise -> Path.of("solutions", exercise.folder()))) {
            Page page = open(runner, "tictactoe", DESKTOP);
            assertThat(page.getByText("Rules and search are your own functions").first())
                    .isVisible();
            begin(page, "Play as X");
            assertThat(heading(page)).hasText("Your turn (X)", slowly());
            assertThat(page.getByText("The rules are yours.")).isVisible();
            assertThat(page.getByText("The computer plays with your MyAlphaBeta."))
                    .isVisible();
            cell(page, 0, 0).click();
            assertThat(cell(page, 1, 1)).hasAttribute("aria-label", "row 1, column 1, O, last move", slowlyAttribute());
            assertThat(page.getByText(
                            Pattern.compile("For O at \\(1,1\\): Your MyAlphaBeta asked for [0-9,]+ leaves\\.")))
                    .isVisible();
            save(page, "learner");
        }
    }

    @Test
    void a_broken_winner_is_reported_as_such() throws IOException {
        place("winner", "return Optional.empty();");
        try (RunnerPage runner = RunnerPage.start(0, exercise -> folder.resolve(exercise.folder()))) {
            Page page = open(runner, "tictactoe", PHONE);
            begin(page, "Two players on this page");
            assertThat(heading(page)).hasText("Your turn (X)", slowly());
            for (int[] at : new int[][] {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}}) {
                cell(page, at[0], at[1]).click();
                assertThat(cell(page, at[0], at[1])).hasAttribute("aria-label", Pattern.compile(".*, last move"));
            }
            Locator remarks = page.getByRole(AriaRole.LOG);
            assertThat(remarks)
                    .containsText(
                            "Your winner says that nobody has won here. But X has three in a row: (0,0) (0,1) (0,2).");
            save(page, "broken-winner");
        }
    }

    @Tag("corpus-only")
    @Test
    void a_loop_in_a_learners_function_is_a_message_and_the_game_goes_on() throws IOException {
        place("player", "while (board.stones() == 1) { }");
        try (RunnerPage runner = RunnerPage.start(0, exercise -> folder.resolve(exercise.folder()))) {
            Page page = open(runner, "tictactoe", DESKTOP);
            begin(page, "Play as X");
            assertThat(heading(page)).hasText("Your turn (X)", slowly());
            assertThat(page.getByText("MyAlphaBeta")).isVisible();
            cell(page, 1, 1).click();
            assertThat(heading(page)).hasText("Computer thinking…");
            Locator remarks = page.getByRole(AriaRole.LOG);
            assertThat(remarks)
                    .containsText("The engine's rules go on from here.", new ContainsTextOptions().setTimeout(60_000));
            assertThat(remarks).containsText("Your MyTicTacToe gave no answer:");
            assertThat(heading(page)).hasText("Your turn (X)", slowly());
            save(page, "loop");
            playOn(page, "X");
            assertThat(heading(page)).hasText(OVER);
        }
    }

    private static HasTextOptions slowly() {
        return new HasTextOptions().setTimeout(60_000);
    }

    private static HasAttributeOptions slowlyAttribute() {
        return new HasAttributeOptions().setTimeout(60_000);
    }

    /** Writes the solution's rules with one method that begins differently, and no search. */
    private void place(String method, String beginning) throws IOException {
        String solution = Files.readString(Path.of("solutions/02-tic-tac-toe/MyTicTacToe.java"));
        String changed = solution.replaceFirst(
                "(public [\\w<>]+ " + method + "\\(Board board\\) \\{)", "$1 if (board != null) { " + beginning + " }");
        assertThat(changed).isNotEqualTo(solution);
        Files.writeString(
                Files.createDirectories(folder.resolve("02-tic-tac-toe")).resolve("MyTicTacToe.java"), changed);
    }

    @Tag("corpus-only")
    @ParameterizedTest
    @CsvSource({PHONE + ", DARK", DESKTOP + ", LIGHT"})
    void axe_finds_no_barrier(int width, ColorScheme scheme) {
        Page page = open(engine, "tictactoe", width, scheme, true);
        assertThat(heading(page)).hasText("Play Tic-Tac-Toe");
        String name = "-" + width + "-" + scheme;
        check(page, "start" + name);
        begin(page, "Play as X");
        cell(page, 0, 0).click();
        page.getByText("The 8 moves as a table").click();
        press(cell(page, 0, 0));
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("(0,0) is taken by X.");
        button(page, "Hint").click();
        assertThat(page.getByRole(AriaRole.STATUS)).containsText("Hint: ");
        check(page, "tictactoe" + name);
        playOn(page, "X");
        check(page, "over" + name);
        page.navigate(engine.address() + "#play=gomoku");
        assertThat(heading(page)).hasText("Play Gomoku");
        card(page).getByLabel("Against").selectOption("beginner");
        begin(page, "Play as X");
        point(page, "H8").click();
        assertThat(page.getByText("The moves it compared")).isVisible();
        page.getByLabel("Move numbers").check();
        check(page, "gomoku" + name);
    }

    private static void check(Page page, String name) {
        var found = new AxeBuilder(page)
                .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"))
                .analyze();
        save(page, name);
        assertThat(found.getPasses()).hasSizeGreaterThan(10);
        assertThat(found.getViolations())
                .as("%s: %s", name, found.getViolations())
                .isEmpty();
    }
}
