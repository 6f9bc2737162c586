package plybook.viva;

import java.util.List;
import plybook.report.HtmlTemplate;
import plybook.trace.Sketch;
import plybook.view.TreeSvg;

/** A viva as HTML: a page to print, with the key on a sheet of its own, or the questions alone for a page around them. */
final class VivaPage {
    private static final HtmlTemplate PAGE = HtmlTemplate.of(VivaPage.class, "viva.html");
    private static final HtmlTemplate FRAGMENT = HtmlTemplate.of(VivaPage.class, "questions.html");

    /** @param scripts none may run */
    private record Page(
            String title,
            String scripts,
            String tree,
            List<Viva.Item> items,
            String key,
            String solved,
            List<String> basis) {}

    private VivaPage() {}

    static String of(Viva viva) {
        return PAGE.fill(page(viva));
    }

    static String questions(Viva viva) {
        return FRAGMENT.fill(page(viva));
    }

    private static Page page(Viva viva) {
        return new Page(
                Texts.of("title", viva.program()),
                "'none'",
                TreeSvg.of(VivaText.sketch(viva)).html(),
                viva.items(),
                Texts.of("key", viva.program(), Long.toString(viva.seed())),
                TreeSvg.of(Sketch.of(viva.tree())).html(),
                viva.basis());
    }
}
