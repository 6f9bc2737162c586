package plybook.workbook;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import plybook.report.HtmlTemplate;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** Tables for people: numbers aligned to the right with their thousands separated, and no more rows than fit on a page. */
final class Tables {
    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(Tables.class, "table.html");
    private static final int ROWS_SHOWN = 60;

    private Tables() {}

    static Shown look(Table table) {
        int rows = Math.min(table.rowCount(), ROWS_SHOWN);
        int hidden = table.rowCount() - rows;
        String rest = hidden == 0 ? "" : Texts.of("table.more", hidden);
        return new Shown(html(table, rows, rest), text(table, rows, rest));
    }

    private record Cell(String align, String text) {}

    private record Row(List<Cell> cells) {}

    private record Data(String title, List<Cell> columns, List<Row> rows, String rest) {}

    private static String html(Table table, int rows, String rest) {
        return TEMPLATE.fill(new Data(
                title(table),
                row(table, Column::name).cells(),
                IntStream.range(0, rows)
                        .mapToObj(row -> row(table, column -> cell(column, row)))
                        .toList(),
                rest));
    }

    private static Row row(Table table, Function<Column<?>, String> text) {
        return new Row(table.columns().stream()
                .map(column -> new Cell(isNumeric(column) ? "right" : "left", text.apply(column)))
                .toList());
    }

    private static String text(Table table, int rows, String rest) {
        List<StringBuilder> lines = new ArrayList<>();
        for (int i = 0; i <= rows; i++) {
            lines.add(new StringBuilder());
        }
        for (Column<?> column : table.columns()) {
            List<String> cells = new ArrayList<>(List.of(column.name()));
            for (int row = 0; row < rows; row++) {
                cells.add(cell(column, row));
            }
            int width = cells.stream().mapToInt(String::length).max().orElse(0);
            for (int i = 0; i < cells.size(); i++) {
                String blanks = " ".repeat(width - cells.get(i).length());
                lines.get(i).append(lines.get(i).isEmpty() ? "" : "  ");
                lines.get(i).append(isNumeric(column) ? blanks + cells.get(i) : cells.get(i) + blanks);
            }
        }
        List<String> all = new ArrayList<>();
        if (!title(table).isEmpty()) {
            all.add(title(table));
        }
        lines.forEach(line -> all.add(line.toString().stripTrailing()));
        if (!rest.isEmpty()) {
            all.add(rest);
        }
        return String.join("\n", all);
    }

    private static String title(Table table) {
        return table.name() == null ? "" : table.name();
    }

    private static boolean isNumeric(Column<?> column) {
        return column instanceof NumericColumn<?>;
    }

    private static String cell(Column<?> column, int row) {
        if (column.isMissing(row)) {
            return "";
        }
        return column.get(row) instanceof Number value ? Texts.of("number", value) : column.getString(row);
    }
}
