package plybook.view;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.browser.Chromium;
import plybook.trace.Recording;
import plybook.trace.RecordingJson;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.Trees;

/** Tests the practice page in a real Chromium, opened as a file. */
@Tag("corpus-only")
class PracticeIT {
    private static final Tree TREE = Tree.parse("((7 3) (15 (2 9)) (1 12 20 22))");
    private static final ObjectMapper JSON = new ObjectMapper();

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    @TempDir
    Path folder;

    private BrowserContext context;
    private Page page;
    private final List<String> complaints = new ArrayList<>();

    @BeforeEach
    void newPage() {
        use(new Browser.NewContextOptions().setViewportSize(1200, 900));
    }

    private void use(Browser.NewContextOptions options) {
        if (context != null) {
            context.close();
        }
        context = CHROMIUM.browser().newContext(options);
        page = context.newPage();
        page.onConsoleMessage(message -> complaints.add(message.text()));
        page.onPageError(complaints::add);
        page.onRequest(request -> {
            if (!request.url().startsWith("file:")) {
                complaints.add("a request: " + request.url());
            }
        });
    }

    @AfterEach
    void nothingWasComplainedOf() {
        context.close();
        assertThat(complaints).isEmpty();
    }

    private void open(Tree tree) {
        try {
            page.navigate(Files.writeString(folder.resolve("practice.html"), Practice.page(Optional.of(tree)))
                    .toUri()
                    .toString());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void fill(String label, String text) {
        page.getByLabel(label, new Page.GetByLabelOptions().setExact(true)).fill(text);
        page.keyboard().press("Tab");
    }

    private void press(String name) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }

    private Locator told() {
        return page.locator(".feedback");
    }

    /** Compares the page's own search with the library's. */
    @Test
    void its_search_takes_the_same_steps_as_the_librarys() throws IOException {
        open(TREE);
        Random random = new Random(11);
        Trees.Mix mix = new Trees.Mix(4, 3, 0.2, false, -3, 3);
        for (Tree tree : Stream.generate(() -> Trees.random(mix, random))
                .filter(tree -> tree.nodes() <= 60)
                .limit(300)
                .toList()) {
            Object there = page.evaluate("text => JSON.stringify(alphaBetaTrace(parseTree(text)))", tree.toString());
            assertThat(JSON.readTree((String) there))
                    .as(tree.toString())
                    .isEqualTo(JSON.readTree(RecordingJson.of(Recording.of("alpha-beta", Trace.alphaBeta(tree)))));
            assertThat(page.evaluate("text => treeText(parseTree(text))", tree.toString()))
                    .isEqualTo(tree.toString());
        }
    }

    /** For any tree, the right answers are accepted, and every wrong answer has a reason. */
    @Test
    void right_answers_are_accepted_and_wrong_ones_have_a_reason() {
        open(TREE);
        Object wrong = page.evaluate("""
                () => {
                  const wrong = [];
                  let seed = 5;
                  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
                  for (let i = 0; i < 600; i++) {
                    const sheet = new Sheet(randomTree(i % LEVELS.length, random));
                    let right = 0;
                    for (const item of sheet.items) {
                      item.answers = { alpha: '', beta: '', value: '', cut: item.isCut };
                      if (item.visited && !item.isLeaf) {
                        item.answers.alpha = bound(item.entered[0]);
                        item.answers.beta = bound(item.entered[1]);
                        item.answers.value = bound(item.value);
                      }
                    }
                    for (const item of sheet.items)
                      for (const field of ['alpha', 'beta', 'value', 'cut']) {
                        const verdict = sheet.check(item, field);
                        if (verdict && !verdict.right) wrong.push(treeText(sheet.tree) + ' ' + verdict.reason);
                        if (verdict) right++;
                      }
                    if (right !== sheet.questions) wrong.push(`${treeText(sheet.tree)}: ${right} of ${sheet.questions}`);
                    for (const item of sheet.toFill)
                      for (const field of ['alpha', 'beta', 'value'])
                        for (const other of ['-10', '0', '7', 'inf', '-inf', 'x']) {
                          const kept = item.answers[field];
                          item.answers[field] = other;
                          const verdict = sheet.check(item, field);
                          if (!verdict.right && !/[a-z]+ .*\\.$/.test(verdict.reason)) wrong.push('no reason: ' + verdict.reason);
                          if (!verdict.right && /undefined|NaN|null/.test(verdict.reason)) wrong.push(verdict.reason);
                          item.answers[field] = kept;
                        }
                    for (const item of sheet.items.filter((each) => each.parent && each.parent.visited)) {
                      item.answers.cut = !item.isCut;
                      const verdict = sheet.check(item, 'cut');
                      if (!verdict || verdict.right || /undefined|NaN|null/.test(verdict.reason)) wrong.push(treeText(sheet.tree) + ' cut of ' + item);
                      item.answers.cut = item.isCut;
                    }
                  }
                  return wrong;
                }
                """);
        assertThat((List<?>) wrong).isEmpty();
    }

    @Test
    void each_wrong_entry_is_explained() {
        open(TREE);
        fill("α on entry, MAX node A", "-inf");
        assertThat(told()).hasText("Right: MAX node A, alpha.");
        fill("β on entry, MAX node A", "22");
        assertThat(told())
                .hasText("MAX node A: the search starts with (−∞, +∞), because nobody has anything yet; so β is +∞.");
        fill("value returned, MIN node B", "7");
        assertThat(told())
                .hasText(
                        "MIN node B: MIN takes the smallest value that its children return (7, 3), and you wrote the largest.");
        fill("α on entry, MIN node C", "-inf");
        assertThat(told())
                .hasText(
                        "MIN node C: α was −∞ when MAX node A was entered, and has moved since: MAX has 3 there by an earlier child.");
        fill("α on entry, MAX node D", "-inf");
        assertThat(told())
                .hasText(
                        "MAX node D: windows are handed down, through nodes of the other player as well: MAX node A has 3 already, so α is 3.");
        press("Leaf 12 of MIN node E is cut off");
        assertThat(told()).hasText("Right: leaf 12 of MIN node E is cut off.");
        press("Leaf 9 of MAX node D is cut off");
        assertThat(told())
                .hasText(
                        "Leaf 9 of MAX node D is visited: when its turn comes, the window is (3, 15), so a value between these bounds would still matter.");
        assertThat(page.getByLabel("value returned, MIN node B")).hasAttribute("aria-invalid", "true");
        assertThat(page.locator(".counts").last()).hasText("Right at the first try: 2 of 7. Trees done: 0.");
        fill("value returned, MIN node B", "3");
        assertThat(told()).hasText("Right: MIN node B, value.");
        assertThat(page.locator(".counts").last()).hasText("Right at the first try: 2 of 7. Trees done: 0.");
        fill("value returned, MIN node E", "many");
        assertThat(told()).hasText("MIN node E: “many” is no number; write a number, −∞ as -inf, or +∞ as inf.");
        page.screenshot(new Page.ScreenshotOptions()
                .setFullPage(true)
                .setPath(Chromium.SCREENSHOTS.resolve("practice-wrong.png")));
    }

    @Test
    void a_cut_at_equality_is_a_cut_and_a_missed_one_is_explained() {
        open(Tree.parse("((4 6) (4 9))"));
        page.getByLabel("check each entry as I go").uncheck();
        for (String node : List.of("MAX node A", "MIN node B")) {
            fill("α on entry, " + node, "-inf");
            fill("β on entry, " + node, "inf");
            fill("value returned, " + node, "4");
        }
        fill("α on entry, MIN node C", "4");
        fill("β on entry, MIN node C", "inf");
        assertThat(told()).hasText("");
        press("Check all");
        assertThat(told().locator("li")).hasText(new String[] {
            "Leaf 9 of MIN node C is cut off. When child 1 of MIN node C had returned 4, α = 4 ≥ β = 4: MIN can keep"
                    + " this node to 4 or less; MAX is already guaranteed 4, which is no worse. At α = β the window holds no value"
                    + " either, so it is closed.",
            "One entry is still empty."
        });
        press("Leaf 9 of MIN node C is cut off");
        fill("value returned, MIN node C", "4");
        press("Check all");
        assertThat(told()).hasText("All 10 are right.");
        press("Next tree");
        assertThat(page.locator(".task")).hasText("Once more about cuts where α = β.");
        assertThat(page.evaluate("""
                () => occurrences(new Sheet(parseTree(document.getElementById('tree-text').value)), 'equality')
                """)).isNotEqualTo(0);
    }

    @Test
    void after_a_sheet_without_mistakes_the_next_tree_is_harder() {
        open(Tree.parse("(2 5)"));
        fill("α on entry, MAX node A", "−∞");
        fill("β on entry, MAX node A", "∞");
        fill("value returned, MAX node A", "5");
        assertThat(told()).hasText("All 3 are right.");
        press("Next tree");
        assertThat(page.locator(".task")).hasText("All right, so this one is a little harder.");
        assertThat(page.getByLabel("Size and difficulty")).hasValue("1");
        assertThat(page.locator(".counts").last()).hasText("Right at the first try: 3 of 3. Trees done: 1.");
    }

    @Test
    void the_same_seed_gives_the_same_trees() {
        open(TREE);
        Object trees = page.evaluate("""
                () => [7, 7, 8].map((seed) => {
                  const random = seeded(seed);
                  return LEVELS.map((_, i) => treeText(randomTree(i, random))).join(' ');
                })
                """);
        List<?> series = (List<?>) trees;
        assertThat(series.get(0)).isEqualTo(series.get(1)).isNotEqualTo(series.get(2));
        String series8 = (String) series.get(2);
        page.evaluate("location.hash = 'seed=8'");
        assertThat(page.getByText("Seed 8")).hasAttribute("href", "#seed=8");
        assertThat(series8).startsWith(page.getByLabel("The tree as text").inputValue());
    }

    @Test
    void an_error_in_a_typed_tree_is_pointed_out() {
        open(TREE);
        page.getByLabel("The tree as text").fill("((3 5) (2 x))");
        press("Use this tree");
        assertThat(told()).hasText("Position 10: expected a number or (, found “x”.");
        page.getByLabel("The tree as text").fill("v(3 ^(1 2))");
        page.keyboard().press("Enter");
        assertThat(page.locator(".item.min")).hasCount(1);
        assertThat(page.locator(".item.max")).hasCount(1);
        for (String text : List.of("", "(", "()", "7", "((((((((1))))))))", "(1 2) 3", "(1-)", "(-)", "(9999999)")) {
            page.getByLabel("The tree as text").fill(text);
            press("Use this tree");
            assertThat(told()).hasClass("feedback wrong");
            assertThat(told()).not().hasText("");
        }
    }

    @Test
    void a_tree_is_edited_by_click() {
        open(Tree.parse("(3 (1 2))"));
        press("Edit by click");
        page.getByLabel("Value of leaf 3 of MAX node A").fill("-4");
        page.keyboard().press("Tab");
        assertThat(page.getByLabel("The tree as text")).hasValue("(-4 (1 2))");
        press("Add a leaf (MIN node B)");
        assertThat(page.getByLabel("The tree as text")).hasValue("(-4 (1 2 0))");
        press("Make it a MAX node (MIN node B)");
        assertThat(page.getByLabel("The tree as text")).hasValue("^(-4 ^(1 2 0))");
        press("Remove it (leaf 1 of MAX node B)");
        press("Make it a node with two leaves (leaf −4 of MAX node A)");
        assertThat(page.getByLabel("The tree as text")).hasValue("^(v(-4 0) ^(2 0))");
        press("Done with editing");
        assertThat(page.getByLabel("α on entry, MIN node B")).isVisible();
    }

    @Test
    void the_right_search_can_be_seen_and_stepped_through() {
        open(TREE);
        press("Show the answers");
        assertThat(page.getByLabel("α on entry, MIN node E")).hasValue("9");
        assertThat(page.locator(".cut[aria-pressed=true]")).hasCount(3);
        page.locator("#practice details .controls button[aria-label^='To the end']")
                .click();
        assertThat(page.locator(".said")).hasText("The search returns 9.");
        page.getByLabel("value returned, MIN node B").focus();
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("Home");
        assertThat(page.locator(".said")).hasText("The search returns 9.");
    }

    @Test
    void it_can_be_used_by_keyboard_alone() {
        open(Tree.parse("(2 5)"));
        page.getByLabel("α on entry, MAX node A").focus();
        page.keyboard().type("-inf");
        page.keyboard().press("Tab");
        assertThat(page.getByLabel("β on entry, MAX node A")).isFocused();
        page.keyboard().type("inf");
        page.keyboard().press("Tab");
        page.keyboard().type("5");
        page.keyboard().press("Tab");
        assertThat(told()).hasText("All 3 are right.");
        page.keyboard().press("Space");
        assertThat(page.locator("#f1-cut")).hasAttribute("aria-pressed", "true");
        assertThat(page.locator("#f1-cut")).isFocused();
    }

    /** The check of an entry once drew the whole sheet again a moment later, when the next entry was half written. */
    @Test
    void what_is_typed_while_an_entry_is_checked_is_not_lost() {
        open(Tree.parse("(2 5)"));
        page.getByLabel("α on entry, MAX node A").focus();
        page.keyboard().type("-inf");
        page.evaluate("""
                () => {
                  document.querySelectorAll('.entry input')[1].focus();
                  document.execCommand('insertText', false, 'in');
                  return new Promise((done) => setTimeout(done, 50));
                }
                """);
        assertThat(told()).hasText("Right: MAX node A, alpha.");
        page.keyboard().type("f");
        page.keyboard().press("Tab");
        assertThat(page.getByLabel("β on entry, MAX node A")).hasValue("inf");
        assertThat(told()).hasText("Right: MAX node A, beta.");
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 1200", "DARK, 1200", "LIGHT, 390"})
    void it_fits_the_page_in_light_and_dark(ColorScheme scheme, int width) {
        use(new Browser.NewContextOptions()
                .setBypassCSP(true)
                .setViewportSize(width, 900)
                .setColorScheme(scheme));
        open(TREE);
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        page.screenshot(new Page.ScreenshotOptions()
                .setFullPage(true)
                .setPath(Chromium.SCREENSHOTS.resolve(
                        "practice-" + scheme.name().toLowerCase(Locale.ROOT) + "-" + width + ".png")));
        Chromium.checkAccess(page);
    }
}
