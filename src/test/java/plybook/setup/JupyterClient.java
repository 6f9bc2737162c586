package plybook.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A Jupyter server, or a hub, as its page talks to it.
 *
 * @param root its address, with a slash at the end
 */
public record JupyterClient(URI root, String token) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /** Sends a request, with a body unless that is empty. */
    HttpResponse<String> ask(String method, String path, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(root.resolve(path))
                .header("Authorization", "token " + token)
                .header("Content-Type", "application/json")
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                .timeout(PATIENCE)
                .build();
        return HTTP.send(request, HttpResponse.BodyHandlers.ofString());
    }

    /** Sends a request that must succeed, and returns the answer. */
    JsonNode must(String method, String path, String body) throws IOException, InterruptedException {
        HttpResponse<String> answer = ask(method, path, body);
        assertThat(answer.statusCode())
                .as("%s %s: %s", method, path, answer.body())
                .isBetween(200, 299);
        return answer.body().isBlank() ? JSON.createObjectNode() : JSON.readTree(answer.body());
    }

    /** Writes a text file, as somebody who saves it in the editor. */
    void save(String path, String content) throws IOException, InterruptedException {
        ObjectNode file = JSON.createObjectNode();
        file.put("type", "file").put("format", "text").put("content", content);
        must("PUT", "api/contents/" + path, file.toString());
    }

    /** Starts the kernel of the lessons, for a notebook in this folder. */
    public Kernel kernel(String folder) throws IOException, InterruptedException {
        ObjectNode wanted =
                JSON.createObjectNode().put("name", KernelFolders.NAME).put("path", folder);
        return new Kernel(
                this, must("POST", "api/kernels", wanted.toString()).get("id").asText());
    }

    /** A running kernel. */
    public record Kernel(JupyterClient server, String id) {
        /** Runs a cell, and returns what a person sees below it: all its texts, errors included. */
        public String run(String code) throws InterruptedException {
            String session = UUID.randomUUID().toString();
            ObjectNode message = JSON.createObjectNode().put("channel", "shell");
            message.putObject("header")
                    .put("msg_id", session)
                    .put("session", session)
                    .put("username", "")
                    .put("date", "")
                    .put("msg_type", "execute_request")
                    .put("version", "5.3");
            message.putObject("parent_header");
            message.putObject("metadata");
            message.putObject("content").put("code", code).put("silent", false).put("allow_stdin", false);
            message.putArray("buffers");
            URI root = server.root;
            URI channels = URI.create("ws://" + root.getAuthority() + root.getPath() + "api/kernels/" + id
                    + "/channels?session_id=" + session);
            Received received = new Received(new LinkedBlockingQueue<>(), new StringBuilder());
            WebSocket socket = HTTP.newWebSocketBuilder()
                    .header("Authorization", "token " + server.token)
                    .buildAsync(channels, received)
                    .join();
            try {
                socket.sendText(message.toString(), true).join();
                return received.textsOf(session);
            } finally {
                socket.abort();
            }
        }

        void restart() throws IOException, InterruptedException {
            server.must("POST", "api/kernels/" + id + "/restart", "{}");
        }
    }

    /** The messages of a kernel, in their order. */
    private record Received(BlockingQueue<String> messages, StringBuilder part) implements WebSocket.Listener {
        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                messages.add(part.toString());
                part.setLength(0);
            }
            return WebSocket.Listener.super.onText(socket, data, last);
        }

        /** Waits until a request has been served, and returns the texts of its outputs. */
        String textsOf(String request) throws InterruptedException {
            StringBuilder texts = new StringBuilder();
            while (true) {
                String message = messages.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
                assertThat(message)
                        .as("no answer of the kernel; so far:%n%s", texts)
                        .isNotNull();
                JsonNode json = parsed(message);
                if (!json.at("/parent_header/msg_id").asText().equals(request)) {
                    continue;
                }
                JsonNode content = json.path("content");
                texts.append(content.path("text").asText());
                texts.append(content.at("/data/text~1plain").asText());
                texts.append(content.path("evalue").asText());
                if (content.path("execution_state").asText().equals("idle")) {
                    return texts.toString();
                }
            }
        }

        private static JsonNode parsed(String message) {
            try {
                return JSON.readTree(message);
            } catch (IOException e) {
                throw new AssertionError(message, e);
            }
        }
    }
}
