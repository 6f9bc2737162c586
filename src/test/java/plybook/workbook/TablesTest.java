package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class TablesTest {
    @Test
    void numbers_are_right_aligned_with_thousands_separated() {
        Table table = Table.create(
                "", StringColumn.create("search", "minimax", "ab"), IntColumn.create("nodes", 549_946, 18_297));

        assertThat(Tables.look(table).text()).isEqualTo("""
                search     nodes
                minimax  549,946
                ab        18,297""");
        assertThat(Tables.look(table).html())
                .contains("<td style=\"text-align:right\">549,946</td>", "<td style=\"text-align:left\">ab</td>");
    }

    @Test
    void a_learners_text_is_escaped() {
        Table table = Table.create("<b>", StringColumn.create("a&b", "<script>alert(\"x\")</script>"));

        assertThat(Tables.look(table).html())
                .contains("<caption>&lt;b&gt;</caption>", "a&amp;b", "&lt;script&gt;alert(&quot;x&quot;)")
                .doesNotContain("<script");
    }

    @Test
    void a_long_table_is_shortened_with_a_note() {
        Table table =
                Table.create("", IntColumn.create("n", IntStream.range(0, 1_000).toArray()));

        assertThat(Tables.look(table).text()).endsWith("59\n… and 940 more rows");
        assertThat(Tables.look(table).html()).contains("… and 940 more rows").doesNotContain(">60<");
    }

    @Test
    void missing_values_and_empty_tables_have_a_look_too() {
        DoubleColumn column = DoubleColumn.create("x", 1.25).appendMissing();

        assertThat(Tables.look(Table.create("", column)).text()).isEqualTo("   x\n1.25\n");
        assertThat(Tables.look(Table.create()).html()).startsWith("<table>").endsWith("</table>");
        assertThat(Tables.look(Table.create()).text()).isEmpty();
    }

    @Test
    void numbers_look_the_same_on_a_machine_of_any_language() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(Texts.of("number", 1_234.5)).isEqualTo("1,234.5");
        } finally {
            Locale.setDefault(before);
        }
    }
}
