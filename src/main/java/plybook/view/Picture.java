package plybook.view;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * A picture with its text alternative. It has a background of its own, so that it is legible on a light page and on a dark one.
 *
 * @param svg the picture as an SVG document; the same content always gives the same document
 * @param altText the content of the picture in words, for readers who cannot see it
 * @param width the width in CSS pixels
 * @param height the height in CSS pixels
 */
public record Picture(String svg, String altText, int width, int height) {
    /** Returns the picture as one HTML element that needs no script, no file and no network. */
    public String html() {
        String data = Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
        return "<img src=\"data:image/svg+xml;base64," + data + "\" width=\"" + width + "\" height=\"" + height
                + "\" style=\"max-width:100%;height:auto\" alt=\"" + Svg.escaped(altText) + "\">";
    }

    /** Returns the text alternative. */
    @Override
    public String toString() {
        return altText;
    }
}
