package plybook.workbook;

import java.util.ArrayList;
import java.util.List;

/** A row of things, which breaks on a narrow page. */
final class SideBySide {
    private SideBySide() {}

    /** Returns the row. A text is the caption of the thing that follows it; a last text stands alone. */
    static Shown of(List<?> things) {
        StringBuilder html = new StringBuilder("<div>");
        List<String> texts = new ArrayList<>();
        String caption = "";
        for (int i = 0; i < things.size(); i++) {
            Object thing = things.get(i);
            if (thing instanceof CharSequence text && i < things.size() - 1) {
                caption = caption.isEmpty() ? text.toString() : caption + " " + text;
                continue;
            }
            Shown shown = Look.of(thing);
            html.append("<div style=\"display:inline-block;vertical-align:top;margin:0 1.5em 0.5em 0\">")
                    .append(caption.isEmpty() ? "" : "<div>" + Shown.escape(caption) + "</div>")
                    .append(shown.html())
                    .append("</div>");
            texts.add(caption.isEmpty() ? shown.text() : caption + "\n" + shown.text());
            caption = "";
        }
        return new Shown(html + "</div>", String.join("\n\n", texts));
    }
}
