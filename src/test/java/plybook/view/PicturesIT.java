package plybook.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.browser.Chromium;
import plybook.trace.Trace;

/** Tests the pictures in a real Chromium, as a notebook shows them. Screenshots to look at are under target/screenshots. */
class PicturesIT {
    private static final Map<String, Picture> GALLERY = Gallery.all();
    private static final Picture TREE = TreeSvg.of(Gallery.TREE_1, Trace.alphaBeta(Gallery.TREE_1));

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    @ParameterizedTest
    @CsvSource({"LIGHT, 420", "LIGHT, 900", "LIGHT, 1500", "DARK, 900", "DARK, 1500"})
    void every_picture_is_shown_as_an_image(ColorScheme scheme, int width) {
        try (Page page = page(scheme, width)) {
            page.setContent(GALLERY.entrySet().stream()
                    .map(entry ->
                            "<p>" + entry.getKey() + "</p>" + entry.getValue().html())
                    .collect(Collectors.joining(
                            "",
                            "<body style='margin:8px;background:"
                                    + (scheme == ColorScheme.DARK ? "#111;color:#eee" : "#fff")
                                    + ";font:14px sans-serif'>",
                            "</body>")));
            assertThat(page.evaluate("Promise.all([...document.images].map(i => i.decode())).then(a => a.length)"))
                    .isEqualTo(GALLERY.size());
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .as("nothing is wider than the page")
                    .isEqualTo(true);
            page.screenshot(new Page.ScreenshotOptions()
                    .setFullPage(true)
                    .setPath(Chromium.SCREENSHOTS.resolve(
                            "pictures-" + scheme.name().toLowerCase(Locale.ROOT) + "-" + width + ".png")));
        }
    }

    /** A script that lists misplaced texts of a picture, measured with the browser's own font. */
    private static final String MISPLACED = """
            () => {
              const wrong = [];
              const svg = document.querySelector('svg');
              const panel = svg.getBoundingClientRect();
              const inside = (a, b) =>
                a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
              for (const text of svg.querySelectorAll('text'))
                if (!inside(text.getBoundingClientRect(), panel)) wrong.push('outside the picture: ' + text.textContent);
              for (const node of svg.querySelectorAll('g.node')) {
                const shape = node.firstElementChild.getBoundingClientRect();
                for (const text of node.querySelectorAll('text'))
                  if (!/^[#!]/.test(text.textContent) && !inside(text.getBoundingClientRect(), shape))
                    wrong.push('outside its node: ' + text.textContent);
              }
              return wrong;
            }
            """;

    @Test
    void texts_stay_inside_their_nodes_and_their_estimated_width() {
        try (Page page = page(ColorScheme.LIGHT, 2_000)) {
            GALLERY.forEach((name, picture) -> {
                page.setContent(picture.svg());
                assertThat((List<?>) page.evaluate(MISPLACED)).as(name).isEmpty();
                List<?> measured = (List<?>) page.evaluate("[...document.querySelectorAll('text')].map("
                        + "t => [t.textContent, t.getComputedTextLength(), +t.getAttribute('font-size'),"
                        + " t.hasAttribute('font-weight')])");
                assertThat(measured).as(name).isNotEmpty().allSatisfy(each -> {
                    List<?> text = (List<?>) each;
                    double reckoned = TextWidth.of(
                            (String) text.get(0), ((Number) text.get(2)).doubleValue(), (Boolean) text.get(3));
                    assertThat(((Number) text.get(1)).doubleValue())
                            .as("%s", text.get(0))
                            .isLessThanOrEqualTo(reckoned + 1);
                });
            });
        }
    }

    @Test
    void the_colours_follow_the_page() {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            try (Page page = page(scheme, 900)) {
                page.setContent(TREE.svg());
                assertThat(page.evaluate("getComputedStyle(document.querySelector('svg > rect')).fill"))
                        .isEqualTo(rgb(scheme == ColorScheme.DARK ? Palette.PANEL.dark() : Palette.PANEL.light()));
            }
        }
    }

    private static String rgb(String hex) {
        return Stream.of(1, 3, 5)
                .map(at -> String.valueOf(Integer.parseInt(hex.substring(at, at + 2), 16)))
                .collect(Collectors.joining(", ", "rgb(", ")"));
    }

    @Test
    void a_picture_has_a_name_and_a_description_for_screen_readers() {
        try (Page page = page(ColorScheme.LIGHT, 900)) {
            page.setContent(TREE.svg());
            assertThat(page.getByRole(
                                    AriaRole.IMG,
                                    new Page.GetByRoleOptions().setName("A search of a game tree, 11 nodes"))
                            .count())
                    .isEqualTo(1);
            page.setContent(Gallery.wonBoard().html());
            assertThat(page.getByAltText("3×3 board. Row 0: X, empty, O.").count())
                    .isEqualTo(1);
        }
    }

    private static Page page(ColorScheme scheme, int width) {
        return CHROMIUM.browser()
                .newPage(new Browser.NewPageOptions().setColorScheme(scheme).setViewportSize(width, 900));
    }
}
