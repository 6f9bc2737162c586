package plybook.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Report;
import plybook.report.OwnCode;
import plybook.task.Course;
import plybook.trace.Recording;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.view.Explorer;
import plybook.view.Practice;
import plybook.web.RunnerPage;

/**
 * Compares the pictures of pages in README and docs with the pages that the program shows now. After an intended change, look at the new
 * ones and store them together with the drawn ones: {@code ./mvnw verify -Dtest=GoldenPicturesTest -Dit.test=PagePicturesIT -Dplybook.update}
 */
class PagePicturesIT {
    private static final Tree TREE = Tree.parse("((7 3) (15 (2 9)) (1 12 20 22))");
    private static final List<Recording> BOTH =
            List.of(Recording.of("minimax", Trace.minimax(TREE)), Recording.of("alpha-beta", Trace.alphaBeta(TREE)));

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    @TempDir
    Path folder;

    private Page open(int width, int height) {
        return CHROMIUM.browser()
                .newPage(new Browser.NewPageOptions()
                        .setViewportSize(width, height)
                        .setLocale("en"));
    }

    private Page open(String html, String hash, int width, int height) throws IOException {
        Page page = open(width, height);
        page.addInitScript("Math.random = () => 0.9384315;"); // the seed of the practice page
        page.navigate(Files.writeString(folder.resolve("page.html"), html).toUri() + hash);
        return page;
    }

    private static void kept(String name, Screenshot shot) throws IOException {
        shot.isKeptIn(
                Path.of("docs/pictures", name + ".png"),
                Path.of("src/test/resources/plybook/pictures", name + ".txt"),
                System.getProperty("plybook.update") != null);
    }

    @Test
    void the_explorer_at_a_cut() throws IOException {
        try (Page page = open(Explorer.page("Minimax beside alpha-beta", BOTH), "", 1000, 690)) {
            press(page, "next cut");
            kept("explorer", Screenshot.of(page, 1000, 690));
        }
    }

    @Test
    void ones_own_code_at_its_first_wrong_step() throws IOException {
        Files.copy(
                Path.of("src/test/resources/mutants/wrong/04-alpha-beta/shallow-only/MyAlphaBeta.java"),
                folder.resolve("MyAlphaBeta.java"));
        Report report = new Judge(new Conditions(Duration.ofMinutes(2), 5, false, Sandbox.none()).walkingThrough())
                .check(Course.find("04"), folder);
        try (Page page = open(OwnCode.page(report).orElseThrow(), "", 1000, 690)) {
            assertThat(page.locator(".codepanel .said")).containsText("First wrong step");
            kept("own-code", Screenshot.of(page, 1000, 690));
        }
    }

    @Test
    void the_practice_page_with_a_wrong_entry() throws IOException {
        try (Page page = open(Practice.page(Optional.of(Tree.parse("((7 3) (1 12 20))"))), "", 1000, 770)) {
            fill(page, "α on entry, MAX node A", "-inf");
            fill(page, "β on entry, MAX node A", "inf");
            fill(page, "value returned, MIN node B", "3");
            fill(page, "α on entry, MIN node C", "7");
            kept("practice", Screenshot.of(page, 1000, 770));
        }
    }

    private static void fill(Page page, String label, String text) {
        page.getByLabel(label, new Page.GetByLabelOptions().setExact(true)).fill(text);
        page.keyboard().press("Tab");
    }

    private static void press(Page page, String name) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^" + name)))
                .click();
    }

    @Test
    void the_runner_page_with_the_moves_that_the_computer_considered() throws IOException {
        try (RunnerPage runner = RunnerPage.start(0);
                Page page = open(1100, 730)) {
            page.navigate(runner.address() + "#play=tictactoe");
            page.locator(".card").first().getByText("Play as X").click();
            press(page, "row 1, column 1,");
            assertThat(page.getByText("What it costs to know")).isVisible();
            assertThat(page.locator(".panel .shaded .shade")).hasCount(8);
            kept("play", Screenshot.of(page, 1100, 730));
        }
    }

    /** Checks that the coarse comparison of pixels still finds differences. */
    @Test
    void another_font_looks_the_same_but_other_colours_and_a_lost_style_do_not() throws IOException {
        try (Page page = open(Explorer.page("Minimax beside alpha-beta", BOTH), "", 1000, 690)) {
            press(page, "next cut");
            Path picture = folder.resolve("picture.png");
            Screenshot shot = Screenshot.of(page, 1000, 690);
            Files.write(picture, shot.png());
            assertThat(shot.others(picture)).isZero();
            page.evaluate("document.body.append(window.style = document.createElement('style'))");
            double font = others(page, "style.textContent = '* { font-family: monospace !important }'", picture);
            double dark = others(page, "style.textContent = 'body { background: #223 }'", picture);
            double bare = others(page, "document.querySelector('style').remove(); style.textContent = ''", picture);
            System.out.println("seen to differ: another font " + font + ", dark " + dark + ", no style " + bare);
            assertThat(font).isLessThan(Screenshot.MOST_OTHERS);
            assertThat(dark).isGreaterThan(Screenshot.MOST_OTHERS);
            assertThat(bare).isGreaterThan(Screenshot.MOST_OTHERS);
        }
    }

    private static double others(Page page, String change, Path picture) throws IOException {
        page.evaluate(change);
        return Screenshot.of(page, 1000, 690).others(picture);
    }
}
