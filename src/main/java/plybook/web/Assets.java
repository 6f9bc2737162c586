package plybook.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.text.Messages;
import plybook.view.Colours;

/** The files of the page, which are beside this class; no others are served. */
final class Assets {
    private static final String PAGE = "index.html";
    private static final List<String> FILES = List.of(
            PAGE,
            "icon.svg",
            "style.css",
            "main.js",
            "api.js",
            "start.js",
            "game.js",
            "board.js",
            "list.js",
            "panel.js",
            "replay.js",
            "taste.js",
            "words.js",
            "texts.js");

    private final Map<String, byte[]> files = new HashMap<>();

    /** The page in the reader's language where it has the texts, otherwise in English. */
    Assets() {
        this(Messages.language().getLanguage());
    }

    Assets(String language) {
        FILES.forEach(name -> files.put(
                name, read(name).orElseThrow(() -> new IllegalStateException("the program lacks its part " + name))));
        files.put("colours.css", Colours.css().getBytes(StandardCharsets.UTF_8));
        String own = "texts_" + language + ".js";
        read(own).ifPresent(texts -> {
            files.put(own, texts);
            files.put(PAGE, inLanguage(language));
        });
    }

    private static Optional<byte[]> read(String name) {
        try (InputStream in = Assets.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the page with the language from which its scripts choose their texts. */
    private byte[] inLanguage(String language) {
        return find(PAGE)
                .map(page ->
                        new String(page, StandardCharsets.UTF_8).replace("lang=\"en\"", "lang=\"" + language + "\""))
                .orElseThrow()
                .getBytes(StandardCharsets.UTF_8);
    }

    Optional<byte[]> find(String name) {
        return Optional.ofNullable(files.get(name));
    }

    static String type(String name) {
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "js" -> "text/javascript; charset=utf-8";
            case "css" -> "text/css; charset=utf-8";
            case "svg" -> "image/svg+xml";
            default -> "text/html; charset=utf-8";
        };
    }
}
