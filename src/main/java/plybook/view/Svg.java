package plybook.view;

/** Writes SVG, element by element. */
final class Svg {
    private static final String FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

    private static final String STYLE = Palette.style();

    private final StringBuilder body = new StringBuilder();

    /** Adds an empty element. Attributes are names and values in turn; numbers are rounded to tenths of a pixel. */
    Svg add(String element, Object... attributes) {
        start(element, attributes);
        body.append("/>\n");
        return this;
    }

    /** Returns the attributes of a rectangle with round corners. */
    static Object[] rectangle(double x, double y, double width, double height, double radius) {
        return new Object[] {"x", x, "y", y, "width", width, "height", height, "rx", radius};
    }

    /** Starts a group of elements. {@link #end} ends it. */
    Svg group(Object... attributes) {
        start("g", attributes);
        body.append(">\n");
        return this;
    }

    Svg end() {
        body.append("</g>\n");
        return this;
    }

    /** Adds a text; {@code anchor} is {@code start}, {@code middle} or {@code end}. */
    Svg text(double x, double y, double size, boolean bold, Palette colour, String anchor, String text) {
        start("text", "x", x, "y", y, "class", colour.fill(), "font-size", size);
        if (bold) {
            body.append(" font-weight=\"600\"");
        }
        if (!anchor.equals("start")) {
            body.append(" text-anchor=\"").append(anchor).append('"');
        }
        body.append('>').append(escaped(text)).append("</text>\n");
        return this;
    }

    private void start(String element, Object... attributes) {
        body.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String text = value instanceof Number number ? number(number.doubleValue()) : escaped(value.toString());
            body.append(' ').append(attributes[i]).append("=\"").append(text).append('"');
        }
    }

    /** Returns a number for SVG: at most one decimal, with a point. */
    static String number(double value) {
        long tenths = Math.round(value * 10);
        long size = Math.abs(tenths);
        return (tenths < 0 ? "-" : "") + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
    }

    /** Returns the text as content of an element or of a quoted attribute. Characters that XML cannot contain become the replacement mark. */
    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(allowed(c) ? c : 0xfffd);
            }
        });
        return escaped.toString();
    }

    private static boolean allowed(int c) {
        return c == '\t' || c == '\n' || (c >= ' ' && c < 0xd800) || (c >= 0xe000 && c < 0xfffe) || c > 0xffff;
    }

    /** Returns the document: all elements, on a rounded panel. */
    Picture picture(double width, double height, String title, String altText) {
        int w = (int) Math.ceil(width);
        int h = (int) Math.ceil(height);
        String svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plybook\" role=\"img\" width=\"" + w
                + "\" height=\"" + h + "\" viewBox=\"0 0 " + w + " " + h + "\" font-family=\"" + FONT + "\">\n"
                + "<title>" + escaped(title) + "</title>\n"
                + "<desc>" + escaped(altText) + "</desc>\n"
                + "<style>" + STYLE + "</style>\n"
                + "<rect x=\"0.5\" y=\"0.5\" width=\"" + (w - 1) + "\" height=\"" + (h - 1) + "\" rx=\"12\" class=\""
                + Palette.PANEL.fill() + " " + Palette.FRAME.stroke() + "\"/>\n"
                + body + "</svg>\n";
        return new Picture(svg, altText, w, h);
    }
}
