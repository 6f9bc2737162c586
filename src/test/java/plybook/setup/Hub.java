package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JupyterHub with the settings that {@code docs/kernels.md} gives for one, for users of this machine. Only root can start it: it
 * becomes those users.
 */
final class Hub implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    /** The additions of a test: ports of its own, files of its own, and a way in without passwords. */
    private static final String OURS = """
            c.JupyterHub.bind_url = "http://127.0.0.1:%d"
            c.JupyterHub.hub_bind_url = "http://127.0.0.1:%d"
            c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:%d"
            c.ConfigurableHTTPProxy.command = ["%s/configurable-http-proxy"]
            c.JupyterHub.authenticator_class = "null"
            c.Authenticator.allow_all = True
            c.JupyterHub.services = [{"name": "test", "api_token": "%s"}]
            c.JupyterHub.load_roles = [{"name": "test", "services": ["test"], "scopes": ["admin:users", "admin:servers", "tokens"]}]
            c.Spawner.environment["JAVA_HOME"] = "%s"
            c.Spawner.start_timeout = 90
            """;

    private final Process process;
    private final Path log;
    private final JupyterClient client;

    private Hub(Process process, Path log, JupyterClient client) {
        this.process = process;
        this.log = log;
        this.client = client;
    }

    /**
     * Starts a hub, and waits until it answers.
     *
     * @param bin the programs of an environment with JupyterHub, its proxy and Plybook
     * @param folder for what it writes
     */
    static Hub start(Path bin, Path folder) throws IOException, InterruptedException {
        String token = UUID.randomUUID().toString();
        int port = freePort();
        Path config = folder.resolve("jupyterhub_config.py");
        Files.writeString(
                config,
                documented(bin)
                        + OURS.formatted(port, freePort(), freePort(), bin, token, System.getProperty("java.home")));
        Path log = Path.of("target/hub.log").toAbsolutePath();
        ProcessBuilder builder = new ProcessBuilder(bin + "/jupyterhub", "--config", config.toString())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        Process process = builder.start();
        URI root = URI.create("http://127.0.0.1:" + port + "/hub/");
        Hub hub = new Hub(process, log, new JupyterClient(root, token));
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!hub.answers()) {
            assertThat(process.isAlive() && System.nanoTime() < end)
                    .as("the hub does not answer: %s", Files.readString(log))
                    .isTrue();
            TimeUnit.MILLISECONDS.sleep(200);
        }
        return hub;
    }

    /** Returns the settings of The Littlest JupyterHub as the page on kernels has them, for another environment. */
    private static String documented(Path bin) throws IOException {
        String page = Files.readString(Path.of("docs/kernels.md"));
        Matcher block =
                Pattern.compile("(?s)```python\n(c\\.Spawner\\.cmd.*?)```").matcher(page);
        assertThat(block.find()).isTrue();
        assertThat(block.group(1)).contains("/opt/tljh/user/bin/");
        return block.group(1).replace("/opt/tljh/user/bin/", bin + "/");
    }

    private boolean answers() throws InterruptedException {
        try {
            return client.ask("GET", "api/", "").statusCode() == 200;
        } catch (IOException e) {
            return false; // it is not listening yet
        }
    }

    /** Starts a user's own server, waits until it is there, and returns it. */
    JupyterClient serverOf(String user) throws IOException, InterruptedException {
        client.must("POST", "api/users/" + user, "");
        client.must("POST", "api/users/" + user + "/server", "");
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!isReady(user)) {
            assertThat(System.nanoTime())
                    .as("no server for %s: %s", user, Files.readString(log))
                    .isLessThan(end);
            TimeUnit.MILLISECONDS.sleep(200);
        }
        String token = client.must("POST", "api/users/" + user + "/tokens", "{}")
                .get("token")
                .asText();
        return new JupyterClient(client.root().resolve("/user/" + user + "/"), token);
    }

    private boolean isReady(String user) throws IOException, InterruptedException {
        JsonNode servers = client.must("GET", "api/users/" + user, "").path("servers");
        return servers.path("").path("ready").asBoolean();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** Ends the hub, which ends its proxy and the users' servers. */
    @Override
    public void close() throws InterruptedException {
        List<ProcessHandle> all = process.descendants().toList();
        process.destroy();
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
        all.forEach(ProcessHandle::destroyForcibly);
    }
}
