package plybook.cli;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.HasCountOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import plybook.setup.Machine;
import plybook.setup.Project;
import plybook.setup.PythonEnvironment;

/**
 * All lessons with their shipped outputs as one notebook: opening eleven would take as many kernels, and minutes.
 *
 * @param outputs how many there are
 * @param pictures how many images are in them
 * @param frames how many explorers are in them, which show only where the notebook is trusted
 */
record ShippedLessons(Path notebook, int outputs, int pictures, int frames) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Puts all cells of all lessons into one notebook, except code that shows nothing: its editors take long to open. */
    static ShippedLessons together(Project course, Path notebook) throws IOException {
        List<Path> lessons = new ArrayList<>();
        try (Stream<Path> files = Files.list(course.notebooks())) {
            files.filter(file -> file.toString().endsWith(".ipynb")).sorted().forEach(lessons::add);
        }
        assertThat(lessons).hasSizeGreaterThan(9);
        ObjectNode whole = (ObjectNode) JSON.readTree(lessons.get(0).toFile());
        ArrayNode cells = whole.putArray("cells");
        for (Path lesson : lessons) {
            for (JsonNode cell : JSON.readTree(lesson.toFile()).get("cells")) {
                if (cell.get("cell_type").asText().equals("markdown")
                        || !cell.get("outputs").isEmpty()) {
                    cells.add(((ObjectNode) cell).put("id", "cell-" + cells.size()));
                }
            }
        }
        JSON.writeValue(notebook.toFile(), whole);

        List<JsonNode> outputs =
                each(cells).flatMap(cell -> each(cell.path("outputs"))).toList();
        String html = outputs.stream()
                .flatMap(output -> each(output.path("data").path("text/html")))
                .map(JsonNode::asText)
                .collect(Collectors.joining());
        long charts = outputs.stream()
                .map(output -> output.path("data"))
                .filter(data -> data.has("image/png") && !data.has("text/html"))
                .count();
        ShippedLessons shipped = new ShippedLessons(
                notebook, outputs.size(), count(html, "<img ") + (int) charts, count(html, "<iframe "));
        assertThat(shipped.pictures).isGreaterThan(50);
        assertThat(shipped.frames).isPositive();
        return shipped;
    }

    private static Stream<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    private static int count(String text, String part) {
        return text.split(part, -1).length - 1;
    }

    /** Trusts the notebook, as {@code jupyter trust} does. */
    void trust(Project course) throws IOException, InterruptedException {
        PythonEnvironment python = new PythonEnvironment(course, Machine.here(), System.err::println);
        ProcessBuilder builder = new ProcessBuilder(
                        python.python().toString(), "-I", "-m", "nbformat.sign", notebook.toString())
                .redirectErrorStream(true);
        builder.environment().putAll(python.environment());
        Process signing = builder.start();
        signing.getOutputStream().close();
        // On standard output, by which a forked test speaks with Maven, its words would be no words of that language.
        String said = new String(signing.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(signing.waitFor()).as(said).isZero();
    }

    /** Fails unless the page shows everything; explorers are expected only where scripts may run. */
    void checkShown(Page page, boolean scripts) {
        HasCountOptions patiently = new HasCountOptions().setTimeout(120_000);
        Locator output = page.locator(".jp-OutputArea-output");
        assertThat(page.locator(".jp-OutputArea-child")).hasCount(outputs, patiently);
        assertThat(output.locator("img")).hasCount(pictures, patiently);
        checkPictures(page);
        assertThat(output.locator("iframe")).hasCount(scripts ? frames : 0);
        for (int i = 0; i < (scripts ? frames : 0); i++) {
            Locator frame = output.locator("iframe").nth(i);
            frame.scrollIntoViewIfNeeded();
            assertThat(frame.contentFrame().locator(".said, .status").first())
                    .hasText(Pattern.compile("Before the first step\\.|Your turn \\(X\\)"));
            assertThat(frame.locator("xpath=preceding-sibling::div")).isHidden();
        }
    }

    /** Every picture has been decoded, says what it shows, and came with the page. */
    static void checkPictures(Page page) {
        Object broken = page.evaluate("""
                async () => {
                  const pictures = [...document.querySelectorAll('.jp-OutputArea img')];
                  await Promise.all(pictures.map(i => i.decode().catch(() => {})));
                  return pictures.filter(i => !(i.complete && i.naturalWidth > 0)
                    || (!i.alt && !i.src.startsWith('data:image/png')) || !i.src.startsWith('data:'))
                    .map(i => i.outerHTML.slice(0, 200));
                }
                """);
        assertThat(broken)
                .as("pictures that are not shown, or have no text alternative")
                .isEqualTo(List.of());
    }
}
