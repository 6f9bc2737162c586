package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.browser.Chromium;
import plybook.setup.Project;

/**
 * The lessons in a real Chromium that reaches nothing but this machine: all of them with their shipped outputs, in JupyterLab and
 * exported, and lesson 4 run from top to bottom.
 */
@Tag("corpus-only")
class LessonInBrowserIT {
    private static final String LESSON = "04-alpha-beta";

    @TempDir
    static Path temp;

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    private static Project course;
    private static LabProcess lab;

    private final List<String> outside = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();

    @BeforeAll
    static void openLab() throws IOException {
        course = CourseCopy.to(Files.createDirectories(temp.resolve("my course")));
        CourseCopy.sharePython(course);
        lab = LabProcess.start(course, Map.of());
    }

    @AfterAll
    static void closeLab() throws InterruptedException, IOException {
        if (lab != null) {
            lab.close();
        }
    }

    /** Returns the lessons that {@code -Dplybook.lessons=} names, separated by commas, or {@code all}; lesson 4 by default. */
    static Stream<String> lessons() throws IOException {
        String names = System.getProperty("plybook.lessons", LESSON);
        if (!names.equals("all")) {
            return Stream.of(names.split(",", -1));
        }
        try (Stream<Path> files = Files.list(CourseCopy.checkout().notebooks())) {
            return files.map(file -> file.getFileName().toString().replace(".ipynb", "")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    @Timeout(300)
    void every_output_is_rendered_with_the_network_off(String lesson) throws Exception {
        LabProcess.Address address = lab.awaitAddress(Duration.ofMinutes(2));
        JsonNode notebook =
                new ObjectMapper().readTree(Files.readString(course.my().resolve("notebooks/" + lesson + ".ipynb")));
        List<JsonNode> code = StreamSupport.stream(notebook.get("cells").spliterator(), false)
                .filter(cell -> cell.get("cell_type").asText().equals("code"))
                .toList();
        long cells = code.size();
        long failing = code.stream()
                .filter(cell -> cell.at("/metadata/tags").toString().contains("raises-exception"))
                .count();
        try (BrowserContext context =
                CHROMIUM.browser().newContext(new Browser.NewContextOptions().setViewportSize(1280, 900))) {
            Page page = open(context, address, "lab/tree/notebooks/" + lesson + ".ipynb?reset");
            page.locator(".jp-Notebook .jp-CodeCell").first().waitFor();
            page.locator(".jp-RenderedMarkdown h1").first().waitFor(patience(60));
            screenshot(page, lesson + "-as-opened");

            awaitKernel(page);
            page.locator("li.lm-MenuBar-item:has-text(\"Run\")").click();
            page.locator(".lm-Menu-item[data-command='runmenu:run-all']").click();
            awaitAllCells(page, cells);
            page.waitForTimeout(500);

            assertThat(page.locator(".jp-OutputArea-output[data-mime-type='application/vnd.jupyter.stderr']")
                            .allTextContents())
                    .as("errors and standard error, but for cells that are meant to show one")
                    .hasSizeLessThanOrEqualTo((int) failing);
            ShippedLessons.checkPictures(page);
            assertThat(page.locator(".jp-OutputArea img").count())
                    .as("pictures")
                    .isPositive();
            int number = 0;
            for (Locator output : page.locator(".jp-OutputArea-child").all()) {
                number++;
                output.scrollIntoViewIfNeeded();
                assertThat(output.boundingBox().height)
                        .as("height of output " + number)
                        .isGreaterThan(8);
            }
            assertThat(number).as("outputs").isGreaterThan((int) cells / 3);
            for (int shot = 0; shot < number; shot += Math.max(1, number / 6)) {
                page.locator(".jp-OutputArea-child").nth(shot).scrollIntoViewIfNeeded();
                screenshot(page, lesson + "-output-" + (shot + 1));
            }
        }
        assertThat(outside).as("requests that left this machine").isEmpty();
        assertThat(complaints).as("what the browser's console complains of").isEmpty();
    }

    @Test
    @Timeout(300)
    void every_lesson_shows_its_outputs_untrusted_trusted_and_exported() throws Exception {
        LabProcess.Address address = lab.awaitAddress(Duration.ofMinutes(2));
        ShippedLessons lessons = ShippedLessons.together(course, course.my().resolve("all.ipynb"));
        try (BrowserContext context =
                CHROMIUM.browser().newContext(new Browser.NewContextOptions().setViewportSize(1280, 900))) {
            for (boolean trusted : new boolean[] {false, true}) {
                if (trusted) {
                    lessons.trust(course);
                }
                try (Page page = open(context, address, "lab/tree/all.ipynb?reset")) {
                    page.locator(".jp-RenderedMarkdown h1").first().waitFor(patience(60));
                    lessons.checkShown(page, trusted);
                    screenshot(page, trusted ? "lessons-trusted" : "lessons-untrusted");
                }
            }
        }
        Path exported = Files.writeString(
                temp.resolve("all.html"),
                address.get("nbconvert/html/all.ipynb").body());
        try (BrowserContext context = CHROMIUM.browser().newContext(new Browser.NewContextOptions().setOffline(true));
                Page page = watched(context.newPage())) {
            page.onRequest(request -> {
                if (!request.url().startsWith("file:") && !request.url().startsWith("data:")) {
                    outside.add(request.url());
                }
            });
            page.navigate(exported.toUri().toString());
            lessons.checkShown(page, true);
            screenshot(page, "lessons-exported");
        }
        assertThat(outside).as("requests that left this machine").isEmpty();
        assertThat(complaints).as("what the browser's console complains of").isEmpty();
    }

    @Test
    @Timeout(180)
    void one_click_on_the_link_opens_the_exercise_in_the_editor() throws Exception {
        LabProcess.Address address = lab.awaitAddress(Duration.ofMinutes(2));
        try (BrowserContext context = CHROMIUM.browser().newContext()) {
            Page page = open(context, address, "lab/tree/notebooks/" + LESSON + ".ipynb?reset");
            page.locator(".jp-Notebook .jp-CodeCell").first().waitFor();
            Locator link = page.locator(".jp-RenderedMarkdown a:has-text(\"MyAlphaBeta\")")
                    .first();
            link.scrollIntoViewIfNeeded();
            link.click();
            page.locator(".jp-FileEditor .cm-content:has-text(\"class MyAlphaBeta\")")
                    .waitFor(patience(60));
            screenshot(page, LESSON + "-exercise-in-editor");
        }
        assertThat(outside).as("requests that left this machine").isEmpty();
    }

    /** Returns a page that can reach this machine only; other requests are refused and recorded. */
    private Page open(BrowserContext context, LabProcess.Address address, String path) {
        context.unroute("**/*");
        context.route("**/*", route -> {
            String host = URI.create(route.request().url()).getHost();
            if (host == null || host.equals("127.0.0.1")) {
                route.resume();
            } else {
                outside.add(route.request().url());
                route.abort();
            }
        });
        Page page = watched(context.newPage());
        String separator = path.contains("?") ? "&" : "?";
        page.navigate(address.root()
                .resolve(path + separator + "token=" + address.token())
                .toString());
        return page;
    }

    private Page watched(Page page) {
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                complaints.add(message.text() + " (" + message.location() + ")");
            }
        });
        page.onPageError(complaints::add);
        return page;
    }

    /** Waits until the page is connected with a kernel: what is run earlier is forgotten by JupyterLab, without a word. */
    private static void awaitKernel(Page page) {
        page.locator(".jp-Notebook-ExecutionIndicator:is([data-status='unknown'], [data-status='idle'])")
                .first()
                .waitFor(patience(100).setState(WaitForSelectorState.ATTACHED));
    }

    /** Waits until every cell has been run; a game that waits for the learner is left. */
    private static void awaitAllCells(Page page, long cells) {
        long deadline = System.nanoTime() + Duration.ofSeconds(200).toNanos();
        Locator prompt = page.locator(".jp-Stdin-input");
        while (!Boolean.TRUE.equals(page.evaluate(
                "cells => { const prompts = [...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')]"
                        + ".map(p => p.textContent); return prompts.length >= cells"
                        + " && prompts.every(p => /\\[\\d+\\]/.test(p)); }",
                (int) cells))) {
            assertThat(System.nanoTime())
                    .as(() -> "all cells have been run: "
                            + page.locator(".jp-CodeCell .jp-InputPrompt").allTextContents())
                    .isLessThan(deadline);
            if (prompt.count() > 0) {
                prompt.first().fill("q");
                prompt.first().press("Enter");
            }
            page.waitForTimeout(500);
        }
    }

    private static Locator.WaitForOptions patience(int seconds) {
        return new Locator.WaitForOptions()
                .setState(WaitForSelectorState.VISIBLE)
                .setTimeout(seconds * 1000.0);
    }

    private static void screenshot(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(Chromium.SCREENSHOTS.resolve(name + ".png")));
    }
}
