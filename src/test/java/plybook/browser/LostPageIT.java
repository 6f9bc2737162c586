package plybook.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a page which the browser lost fails no test: each test here loses its own once. */
class LostPageIT {
    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    private int runs;

    @ParameterizedTest
    @ValueSource(strings = "here")
    void a_test_whose_page_is_gone_is_run_once_more(String word) {
        runs++;
        try (Page page = CHROMIUM.browser().newPage()) {
            if (runs == 1) {
                page.close();
            }
            page.setContent("<h1>" + word + "</h1>");
            assertThat(page.locator("h1").textContent()).isEqualTo("here");
        }
        assertThat(runs).isEqualTo(2);
    }

    @Test
    void a_test_whose_browser_is_gone_gets_a_new_one() {
        runs++;
        if (runs == 1) {
            CHROMIUM.browser().close();
        }
        try (Page page = CHROMIUM.browser().newPage()) {
            page.setContent("<h1>here</h1>");
            assertThat(page.locator("h1").textContent()).isEqualTo("here");
        }
        assertThat(runs).isEqualTo(2);
    }
}
