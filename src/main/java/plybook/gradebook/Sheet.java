package plybook.gradebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A table with titles that an instructor wrote, as a spreadsheet or an editor saves it. */
public final class Sheet {
    private final List<Row> rows;

    private Sheet(List<Row> rows) {
        this.rows = List.copyOf(rows);
    }

    /**
     * A row.
     *
     * @param line the number of its line in the file, from 1
     * @param cells the values by the titles in small letters, without blanks around them
     */
    public record Row(int line, Map<String, String> cells) {
        public Row {
            cells = Map.copyOf(cells);
        }

        /** Returns the value in the column with that title; empty if there is none. */
        public String of(String title) {
            return cells.getOrDefault(title, "");
        }
    }

    /**
     * Reads a table; rows without a value are left out.
     *
     * @param titles the titles that must be there
     * @throws Refused if it is no table, or a title is missing
     */
    public static Sheet of(byte[] file, List<String> titles) throws Refused {
        Table table = Table.of(file)
                .filter(each -> !each.rows().isEmpty())
                .orElseThrow(() -> new Refused(Texts.of("no.table")));
        List<String> found = table.titles().stream()
                .map(title -> title.toLowerCase(Locale.ROOT))
                .toList();
        List<String> missing =
                titles.stream().filter(title -> !found.contains(title)).toList();
        if (!missing.isEmpty()) {
            throw new Refused(Texts.of(
                    "sheet.titles",
                    String.join(", ", missing),
                    String.join(",", titles),
                    String.join(", ", table.titles())));
        }
        List<Row> rows = new ArrayList<>();
        for (int i = 1; i < table.rows().size(); i++) {
            Map<String, String> cells = new LinkedHashMap<>();
            for (int column = 0; column < found.size(); column++) {
                cells.putIfAbsent(found.get(column), Table.value(table.rows().get(i), column));
            }
            if (cells.values().stream().anyMatch(value -> !value.isEmpty())) {
                rows.add(new Row(table.lineOf(i), cells));
            }
        }
        return new Sheet(rows);
    }

    /** Returns the rows below the titles. */
    public List<Row> rows() {
        return rows;
    }
}
