package plybook.workbook;

/**
 * How a thing looks.
 *
 * @param html for a notebook: static, complete in itself, with nothing from the network
 * @param text for a terminal, and for whoever cannot see pictures
 */
record Shown(String html, String text) {
    /** Text as it stands, in a fixed-width face. */
    static Shown text(String text) {
        return new Shown("<pre>" + escape(text) + "</pre>", text);
    }

    /** A picture that is part of the page. */
    static Shown image(String mimeType, String base64, String alternative) {
        return new Shown(
                "<img src=\"data:" + mimeType + ";base64," + base64 + "\" alt=\"" + escape(alternative) + "\">",
                alternative);
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
