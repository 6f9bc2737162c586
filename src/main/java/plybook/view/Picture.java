package plybook.view;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * A picture that carries its own text alternative. It has a background of its own, so that it can be read on a light page and on
 * a dark one.
 *
 * @param svg the picture as an SVG document, always the same for the same content
 * @param altText what it shows, for whoever cannot see it
 * @param width in CSS pixels
 * @param height in CSS pixels
 */
public record Picture(String svg, String altText, int width, int height) {
    /** The picture as one HTML element that needs no script, no file and no network. */
    public String html() {
        String data = Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
        return "<img src=\"data:image/svg+xml;base64," + data + "\" width=\"" + width + "\" height=\"" + height
                + "\" style=\"max-width:100%;height:auto\" alt=\"" + Svg.escaped(altText) + "\">";
    }

    /** The text alternative. */
    @Override
    public String toString() {
        return altText;
    }
}
