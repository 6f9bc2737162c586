package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.setup.Machine;

/** The page of {@code play}, started by the command. */
class PlayPageIT {
    @Test
    void it_prints_its_address_answers_there_and_ends_on_a_signal() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "plybook.cli.Main",
                        "play",
                        "--game",
                        "gomoku",
                        "--port",
                        "0",
                        "--no-browser")
                .redirectErrorStream(true)
                .start();
        try (BufferedReader out = process.inputReader()) {
            String said = out.readLine();
            assertThat(said).matches("Plybook plays at http://127\\.0\\.0\\.1:\\d+/#play=gomoku");
            assertThat(out.readLine()).isEqualTo("Ctrl+C ends it.");
            URI address = URI.create(said.substring(said.indexOf("http"), said.indexOf('#')));
            HttpRequest request = HttpRequest.newBuilder(address).build();
            assertThat(HttpClient.newHttpClient()
                            .send(request, BodyHandlers.ofString())
                            .body())
                    .contains("<title>Plybook: play</title>");
            process.toHandle().destroy(); // unlike the process itself it leaves the output open
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(out.lines()).as("nothing is logged").isEmpty();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void a_port_that_is_taken_is_one_message() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            StringWriter err = new StringWriter();
            int code = Main.commandLine()
                    .setErr(new PrintWriter(err))
                    .execute("play", "--no-browser", "--port", String.valueOf(taken.getLocalPort()));
            assertThat(code).isEqualTo(Main.FAILED);
            assertThat(err.toString())
                    .isEqualToNormalizingNewlines("Port " + taken.getLocalPort()
                            + " is taken, or may not be used. Name another one, or none.\n");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--port=70000", "--port=-1", "--port=x", "--game=chess", "--from=nowhere"})
    void impossible_options_are_wrong_usage(String option) {
        StringWriter err = new StringWriter();
        assertThat(Main.commandLine().setErr(new PrintWriter(err)).execute("play", "--no-browser", option))
                .isEqualTo(Main.USAGE);
        assertThat(err.toString()).contains("For help: ./plybook play --help").doesNotContain("\tat ");
    }

    @Test
    void a_browser_is_opened_only_with_a_display_or_a_chosen_one() {
        assertThat(WebBrowser.open(URI.create("http://127.0.0.1:1/"), new Machine(Map.of())))
                .isEqualTo(Machine.isWindows() || Machine.isMac());
        assertThat(WebBrowser.open(
                        URI.create("http://127.0.0.1:1/"), new Machine(Map.of("BROWSER", "/nowhere/browser"))))
                .isEqualTo(Machine.isWindows() || Machine.isMac());
    }
}
