package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import plybook.browser.Chromium;
import plybook.setup.Project;

/** The lab under difficult conditions: a folder with a space, a home that cannot be written, and kills at bad moments. */
class LabIT {
    private static final Duration SETUP = Duration.ofMinutes(4);

    /** A line of the first start: nothing of Maven's, pip's or Jupyter's own. */
    private static final Pattern SAID = Pattern.compile("Plybook's Python environment is incomplete.*"
            + "|  fetched \\d+ of about \\d+ packages|  unpacking \\d+ packages…|The Python environment is ready.*"
            + "|Your own copy of the course is in my/.*|It is also a Maven project for your IDE.*|Starting JupyterLab…"
            + "|The lessons are open at .*|Your work is saved in my/.*");

    @TempDir
    Path temp;

    @RegisterExtension
    static final Chromium CHROMIUM = new Chromium();

    @Tag("servers")
    @Test
    @Timeout(420)
    void the_next_start_finishes_a_setup_that_was_killed() throws Exception {
        Project copy = CourseCopy.to(Files.createDirectories(temp.resolve("my course")));
        Map<String, String> environment = Map.of("HOME", readOnlyHome());
        try (LabProcess first = LabProcess.start(copy, environment)) {
            first.awaitLine(line -> line.contains("fetched") || line.contains("unpacking"), SETUP);
            first.process().destroyForcibly().waitFor();
            assertThat(first.leftOvers(Duration.ofMinutes(1)))
                    .as("what outlived the killed lab")
                    .isEmpty();
        }
        assertThat(copy.plybook().resolve("python")).isNotEmptyDirectory();

        try (LabProcess second = LabProcess.start(copy, environment)) {
            LabProcess.Address address = second.awaitAddress(SETUP);
            assertThat(second.output()).contains("making it anew").contains("Your own copy of the course is in my/");
            assertThat(second.output().lines())
                    .as("all that a learner reads")
                    .allMatch(line -> SAID.matcher(line).matches(), SAID.pattern());
            JsonNode kernels = new ObjectMapper()
                    .readTree(address.get("api/kernelspecs").body())
                    .get("kernelspecs");
            assertThat(kernels.fieldNames()).toIterable().containsExactly("java");
            assertThat(address.get("lab").statusCode()).isEqualTo(200);
            assertThat(filesIn(copy.my()))
                    .as("my/ holds the whole course")
                    .containsAll(filesIn(copy.root(), "exercises", "notebooks"));

            assertThat(second.interrupt()).as("exit code on Ctrl-C").isZero();
            assertThat(second.output()).endsWith("JupyterLab has ended. Your work is in my/.");
            assertThat(second.leftOvers(Duration.ofMinutes(1)))
                    .as("what outlived the lab")
                    .isEmpty();
        }
    }

    @Tag("corpus-only")
    @Test
    @Timeout(120)
    void a_kernel_does_not_outlive_a_lab_that_is_killed() throws Exception {
        Project copy = CourseCopy.to(Files.createDirectories(temp.resolve("killed")));
        CourseCopy.sharePython(copy);
        try (LabProcess lab = LabProcess.start(copy, Map.of())) {
            LabProcess.Address address = lab.awaitAddress(Duration.ofSeconds(90));
            assertThat(address.post("api/kernels", "{\"name\": \"java\"}").statusCode())
                    .isEqualTo(201);
            lab.awaitProcess("jjava.jar", Duration.ofMinutes(1));
            lab.process().destroyForcibly().waitFor();
            assertThat(lab.leftOvers(Duration.ofSeconds(30))).isEmpty();
        }
    }

    @Test
    @Timeout(180)
    void a_lesson_has_nearly_all_of_a_small_window() throws Exception {
        Project copy = CourseCopy.to(Files.createDirectories(temp.resolve("small window")));
        CourseCopy.sharePython(copy);
        try (LabProcess lab = LabProcess.start(copy, Map.of());
                BrowserContext context =
                        CHROMIUM.browser().newContext(new Browser.NewContextOptions().setViewportSize(800, 600))) {
            LabProcess.Address address = lab.awaitAddress(Duration.ofSeconds(90));
            Page page = context.newPage();
            page.navigate(address.root()
                    .resolve("lab/tree/notebooks/01-game-trees.ipynb?token=" + address.token())
                    .toString());
            page.locator(".jp-RenderedMarkdown h1").first().waitFor(new Locator.WaitForOptions().setTimeout(60_000));
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/screenshots/lab-at-800-pixels.png")));
            assertThat(page.locator(".jp-NotebookPanel").first().boundingBox().width)
                    .isGreaterThan(700);
            assertThat(page.locator("#filebrowser").isVisible())
                    .as("the list of files")
                    .isFalse();

            page.locator("li.lm-TabBar-tab[data-id='filebrowser']").click();
            assertThat(page.locator("#filebrowser").isVisible())
                    .as("the list of files, unfolded")
                    .isTrue();
        }
    }

    @Test
    @Timeout(120)
    void a_wrong_port_is_reported_at_once() throws Exception {
        Project copy = CourseCopy.to(Files.createDirectories(temp.resolve("port")));
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Process process = new ProcessBuilder(
                            copy.root().resolve("plybook").toString(),
                            "lab",
                            "--port",
                            Integer.toString(taken.getLocalPort()))
                    .redirectErrorStream(true)
                    .start();
            assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .contains("port " + taken.getLocalPort() + " is taken");
            assertThat(process.waitFor()).isEqualTo(Main.FAILED);
        }
    }

    @Tag("corpus-only")
    @Test
    @Timeout(180)
    void a_setup_without_network_fails_without_harm_to_the_next_start() throws Exception {
        Project copy = CourseCopy.to(Files.createDirectories(temp.resolve("no network")));
        ProcessBuilder builder = new ProcessBuilder(
                        copy.root().resolve("plybook").toString(), "lab", "--no-browser")
                .redirectErrorStream(true);
        builder.environment().put("PIP_INDEX_URL", "http://127.0.0.1:9/simple");
        builder.environment().put("PIP_CACHE_DIR", temp.resolve("empty cache").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isEqualTo(Main.MACHINE);
        assertThat(said)
                .contains("Check the network")
                .contains("start the same command again")
                .doesNotContain("NewConnectionError");
        assertThat(copy.plybook().resolve("pip.log")).content().contains("NewConnectionError");
        assertThat(copy.plybook().resolve("python/plybook-complete")).doesNotExist();
    }

    /** A home below a file, where nobody can write, not even root. */
    private String readOnlyHome() throws Exception {
        return Files.createFile(temp.resolve("no-home")).resolve("home").toString();
    }

    private static Set<String> filesIn(Path root, String... folders) throws Exception {
        TreeSet<String> found = new TreeSet<>();
        for (String folder : folders.length == 0 ? new String[] {"."} : folders) {
            if (!Files.exists(root.resolve(folder))) {
                continue;
            }
            try (Stream<Path> files = Files.walk(root.resolve(folder))) {
                files.filter(Files::isRegularFile)
                        .filter(file -> !Objects.requireNonNull(file.getFileName())
                                .toString()
                                .startsWith("."))
                        .map(file -> root.relativize(file.normalize()).toString())
                        .filter(name -> !name.contains(".ipynb_checkpoints"))
                        .forEach(found::add);
            }
        }
        return found;
    }
}
