package plybook.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import plybook.trace.Recording;
import plybook.trace.RecordingJson;

/**
 * Recorded searches as one page to step through, forwards and backwards; several are stepped through side by side, step by step. The
 * page is one HTML file that needs no other and asks nothing of the network.
 *
 * <p>Its parts lie beside this class as small scripts: {@code search.js} winds a search, {@code together.js} keeps several in
 * step, {@code layout.js} says what is drawn and where,
 * {@code drawing.js} draws, {@code explorer.js} is the page.
 */
public final class Explorer {
    private static final List<String> SCRIPTS =
            List.of("search.js", "together.js", "layout.js", "drawing.js", "explorer.js");

    /** A frame in a notebook is so high: a tree, its controls and a sentence. */
    private static final int FRAME_HEIGHT = 620;

    private Explorer() {}

    /**
     * The page.
     *
     * @param title its heading
     * @param searches one or more
     * @throws IllegalArgumentException if there is none
     */
    public static String page(String title, List<Recording> searches) {
        if (searches.isEmpty()) {
            throw new IllegalArgumentException("there is no search to be explored");
        }
        String heading = Svg.escaped(title);
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                // Whatever the texts in a trace may hold, a browser fetches nothing.
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
                + "script-src 'unsafe-inline'; img-src data:\">\n<title>" + heading + "</title>\n<style>\n" + colours()
                + resource("explorer.css") + "</style>\n</head>\n<body>\n<main>\n<h1>" + heading
                + "</h1>\n<div id=\"explorer\"><p>This page needs JavaScript, which is switched off here.</p></div>\n"
                + "</main>\n<script type=\"application/json\" id=\"traces\">" + json(searches) + "</script>\n<script>\n"
                + "'use strict';\n" + scripts() + "</script>\n</body>\n</html>\n";
    }

    /**
     * The page inside another one, such as the output of a notebook cell.
     *
     * @param instead what is to be seen where scripts may not run, as HTML; elsewhere the explorer takes its place
     */
    public static String frame(String title, List<Recording> searches, String instead) {
        return "<div><div>" + instead + "</div><iframe title=\"" + Svg.escaped(title)
                + "\" style=\"width:100%;height:" + FRAME_HEIGHT + "px;border:0\" srcdoc=\""
                + Svg.escaped(page(title, searches)) + "\"></iframe></div>";
    }

    /** As data inside a page: an opening bracket could end the script. */
    private static String json(List<Recording> searches) {
        return searches.stream()
                .map(RecordingJson::of)
                .collect(Collectors.joining(",", "[", "]"))
                .replace("<", "\\u003c");
    }

    private static String scripts() {
        return SCRIPTS.stream().map(Explorer::resource).collect(Collectors.joining("\n"));
    }

    private static String colours() {
        return ":root{color-scheme:light dark;" + colours(true) + "}\n@media (prefers-color-scheme:dark){:root{"
                + colours(false) + "}}\n";
    }

    private static String colours(boolean light) {
        return Arrays.stream(Palette.values())
                .map(colour -> "--" + colour.name().toLowerCase(Locale.ROOT).replace('_', '-') + ":"
                        + (light ? colour.light() : colour.dark()))
                .collect(Collectors.joining(";"));
    }

    private static String resource(String name) {
        try (InputStream in = Explorer.class.getResourceAsStream("explorer/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its part " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
