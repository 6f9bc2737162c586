package plybook.workbook;

/**
 * The look of a thing.
 *
 * @param html the look in a notebook: static and complete, with nothing from the network
 * @param text the look in a terminal, and for people who cannot see pictures
 */
record Shown(String html, String text) {
    /** Returns the text as it is, in a fixed-width font. */
    static Shown text(String text) {
        return new Shown("<pre>" + escape(text) + "</pre>", text);
    }

    /** Returns a picture that is part of the page. */
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
