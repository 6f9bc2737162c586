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

/** A page that is one HTML file: its styles and scripts are in it, and it asks nothing of the network. */
final class WholePage {
    private WholePage() {}

    /**
     * The page.
     *
     * @param title also its heading
     * @param id of the element that the scripts fill
     * @param data for the scripts: by the id of an element its content, which is JSON
     * @param styles the resources that say how it looks, the first one first
     * @param scripts the resources that make it work, in one scope, the first one first
     */
    static String of(String title, String id, Map<String, String> data, List<String> styles, List<String> scripts) {
        StringBuilder page = new StringBuilder(
                        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                // Whatever the texts on the page may hold, a browser fetches nothing.
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

    /** A page's script as a Content-Security-Policy names it, so that a page around it may let it run and no other. */
    static String hash(List<String> scripts) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(script(scripts).getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The page inside another one, such as the output of a notebook cell. */
    static String frame(String title, String page, int height) {
        return "<iframe title=\"" + Svg.escaped(title) + "\" style=\"width:100%;height:" + height
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
