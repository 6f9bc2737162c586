package plybook.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A page that is one HTML file: it contains its styles and scripts, and needs no network. */
final class WholePage {
    private WholePage() {}

    /**
     * Returns the page.
     *
     * @param title the title, which is also the heading
     * @param id the id of the element that the scripts fill
     * @param data the data for the scripts: JSON, by the id of the element that contains it
     * @param styles the style sheets, in order, as names of resources
     * @param scripts the scripts, in order and in one scope, as names of resources
     */
    static String of(String title, String id, Map<String, String> data, List<String> styles, List<String> scripts) {
        StringBuilder page = new StringBuilder(
                        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                // Whatever texts are on the page, a browser fetches nothing.
                .append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
                .append("style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:\">\n<title>")
                .append(Svg.escaped(title))
                .append("</title>\n<style>\n")
                .append(Colours.css())
                .append(joined(styles))
                .append("</style>\n</head>\n<body>\n<main>\n<h1>")
                .append(Svg.escaped(title))
                .append("</h1>\n<div id=\"")
                .append(id)
                .append("\"><p>This page needs JavaScript, which is switched off here.</p></div>\n</main>\n");
        data.forEach((name, json) -> page.append("<script type=\"application/json\" id=\"")
                .append(name)
                .append("\">")
                // A closing bracket could end the script.
                .append(json.replace("<", "\\u003c"))
                .append("</script>\n"));
        return page.append("<script>")
                .append(script(scripts))
                .append("</script>\n</body>\n</html>\n")
                .toString();
    }

    private static String script(List<String> scripts) {
        return "\n'use strict';\n" + joined(scripts);
    }

    /** Returns the hash of the scripts as in a Content-Security-Policy, so that a page around this one can allow them and no others. */
    static String hash(List<String> scripts) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(script(scripts).getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Returns the page as a frame inside another page, such as the output of a notebook cell. */
    static String frame(String title, String page, int height) {
        return frame(title, page, height, "");
    }

    /**
     * Returns the same for a page about somebody else's program: the frame can reach nothing of the page around it, open no window, submit no
     * form and lead nowhere else.
     */
    static String frameApart(String title, String page, int height) {
        return frame(title, page, height, " sandbox=\"allow-scripts allow-downloads\"");
    }

    private static String frame(String title, String page, int height, String attributes) {
        return "<iframe" + attributes + " title=\"" + Svg.escaped(title) + "\" style=\"width:100%;height:" + height
                + "px;border:0\" srcdoc=\"" + Svg.escaped(page) + "\"></iframe>";
    }

    private static String joined(List<String> resources) {
        return resources.stream().map(WholePage::resource).collect(Collectors.joining("\n"));
    }

    private static String resource(String name) {
        try (InputStream in = WholePage.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its part " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
