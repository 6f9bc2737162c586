package plybook.workbook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plybook.report.HtmlTemplate;

/** A row of things, which breaks on a narrow page. */
final class SideBySide {
    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(SideBySide.class, "side-by-side.html");

    /** @param look finished HTML */
    private record Thing(String caption, String look) {}

    private SideBySide() {}

    /** Returns the row. A text is the caption of the thing that follows it; a last text stands alone. */
    static Shown of(List<?> things) {
        List<Thing> all = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        String caption = "";
        for (int i = 0; i < things.size(); i++) {
            Object thing = things.get(i);
            if (thing instanceof CharSequence text && i < things.size() - 1) {
                caption = caption.isEmpty() ? text.toString() : caption + " " + text;
                continue;
            }
            Shown shown = Look.of(thing);
            all.add(new Thing(caption, shown.html()));
            texts.add(caption.isEmpty() ? shown.text() : caption + "\n" + shown.text());
            caption = "";
        }
        return new Shown(TEMPLATE.fill(Map.of("things", all)), String.join("\n\n", texts));
    }
}
