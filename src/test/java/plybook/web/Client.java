package plybook.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Locale;

/** A client of the runner page's server, like the page's own scripts. */
final class Client {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI address;

    Client(URI address) {
        this.address = address;
    }

    /** An answer: its status and its text. */
    record Answer(int status, JsonNode json) {
        String message() {
            return json.path("message").asText();
        }

        JsonNode game() {
            return json.path("game");
        }
    }

    Answer get(String path) {
        return answer(send(request(path).GET()));
    }

    HttpResponse<String> raw(String path) {
        return send(request(path).GET());
    }

    Answer post(String path, String json, String... headers) {
        HttpRequest.Builder request =
                request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(json));
        return answer(send(headers.length == 0 ? request : request.headers(headers)));
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(address.resolve(path));
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return http.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    static Answer answer(HttpResponse<String> response) {
        try {
            return new Answer(response.statusCode(), MAPPER.readTree(response.body()));
        } catch (IOException e) {
            throw new AssertionError(response.body(), e);
        }
    }

    /** Returns a new game as soon as it waits for a person or has ended. */
    JsonNode begin(String game, String x, String o) {
        return settled(post(
                        "/api/games",
                        String.format(Locale.ROOT, "{\"game\":\"%s\",\"x\":\"%s\",\"o\":\"%s\"}", game, x, o))
                .json());
    }

    Answer move(JsonNode game, int row, int column) {
        return post(
                "/api/games/" + game.path("id").asText() + "/moves",
                String.format(
                        Locale.ROOT,
                        "{\"counter\":%d,\"row\":%d,\"column\":%d}",
                        game.path("counter").asInt(),
                        row,
                        column));
    }

    /** Makes a move that must be accepted, and returns the game as soon as it waits again. */
    JsonNode moved(JsonNode game, int row, int column) {
        Answer answer = move(game, row, column);
        if (answer.status() != 200) {
            throw new AssertionError(answer.message());
        }
        return settled(answer.json());
    }

    Answer ask(JsonNode game, String what) {
        return post(
                "/api/games/" + game.path("id").asText() + "/" + what,
                "{\"counter\":" + game.path("counter").asInt() + "}");
    }

    JsonNode look(JsonNode game) {
        return get("/api/games/" + game.path("id").asText()).json();
    }

    /** Waits until no computer thinks, for a minute at most. */
    JsonNode settled(JsonNode game) {
        long end = System.nanoTime() + 60_000_000_000L;
        JsonNode now = game;
        while (now.path("phase").asText().equals("thinking")
                || now.path("hinting").asBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("still thinking: " + now);
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            now = look(now);
        }
        return now;
    }
}
