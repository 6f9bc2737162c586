package plybook.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.view.Colours;

/** The files of the page, which are beside this class; no others are served. */
final class Assets {
    private static final List<String> FILES = List.of(
            "index.html", "style.css", "main.js", "api.js", "start.js", "game.js", "board.js", "panel.js", "words.js");

    private final Map<String, byte[]> files = new HashMap<>();

    Assets() {
        for (String name : FILES) {
            try (InputStream in = Assets.class.getResourceAsStream(name)) {
                if (in == null) {
                    throw new IllegalStateException("the program lacks its part " + name);
                }
                files.put(name, in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        files.put("colours.css", Colours.css().getBytes(StandardCharsets.UTF_8));
    }

    Optional<byte[]> find(String name) {
        return Optional.ofNullable(files.get(name));
    }

    static String type(String name) {
        return name.endsWith(".js")
                ? "text/javascript; charset=utf-8"
                : name.endsWith(".css") ? "text/css; charset=utf-8" : "text/html; charset=utf-8";
    }
}
