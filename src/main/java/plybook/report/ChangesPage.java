package plybook.report;

import java.util.List;

/** The changed results of a class as a page, for the instructor. */
public final class ChangesPage {
    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(ChangesPage.class, "changes.html");

    private record Page(String title, String scripts, List<String> columns, List<Row> rows) {}

    private record Row(List<String> cells) {}

    private ChangesPage() {}

    /** Returns the page: a table with these titles. */
    public static String of(List<String> titles, List<List<String>> lines) {
        return TEMPLATE.fill(new Page(
                Texts.of("changes.title", lines.size()),
                "",
                titles.stream().map(title -> Texts.of("changes." + title)).toList(),
                lines.stream()
                        .map(line -> new Row(line.stream().map(Harmless::line).toList()))
                        .toList()));
    }
}
