package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.knowm.xchart.XYChartBuilder;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class ChartsTest {
    private final Table depths = Table.create(
            "",
            IntColumn.create("depth", 1, 2, 3),
            IntColumn.create("minimax", 10, 82, 286),
            IntColumn.create("alpha-beta", 10, 40, 70));

    @Test
    void a_chart_is_a_png_with_its_numbers_in_words() throws IOException {
        Shown shown = Charts.plot("Nodes by depth", depths, "depth", "nodes", List.of("minimax", "alpha-beta"));

        assertThat(shown.text())
                .isEqualTo("Chart: Nodes by depth. nodes over depth."
                        + " minimax: 1: 10, 2: 82, 3: 286. alpha-beta: 1: 10, 2: 40, 3: 70.");
        assertThat(shown.html()).contains("alt=\"" + shown.text() + "\"");
        String base64 = shown.html().replaceAll(".*base64,([^\"]*)\".*", "$1");
        assertThat(ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(base64))))
                .matches(image -> image.getWidth() >= 400 && image.getHeight() >= 300);
    }

    @Test
    void names_on_the_x_axis_make_bars() {
        Table table = Table.create("", StringColumn.create("order", "best", "worst"), IntColumn.create("nodes", 5, 9));

        assertThat(Charts.plot("Order", table, "order", "nodes", List.of()).text())
                .isEqualTo("Chart: Order. nodes over order. best: 5, worst: 9.");
    }

    @Test
    void a_wide_range_gets_an_axis_labelled_logarithmic() {
        Table table = Table.create("", IntColumn.create("depth", 1, 2), IntColumn.create("nodes", 1_000, 1_000_000));

        assertThat(Charts.plot("t", table, "depth", "nodes", List.of()).text()).contains("nodes (logarithmic) over");
    }

    @Test
    void logarithmic_bars_start_below_the_smallest() {
        Table table =
                Table.create("", StringColumn.create("work", "slow", "fast"), DoubleColumn.create("ms", 1_900, 1.2));

        assertThat(Charts.plot("t", table, "work", "ms", List.of()).text())
                .isEqualTo("Chart: t. ms (logarithmic) over work. slow: 1,900, fast: 1.2.");
    }

    @Test
    void a_zero_keeps_the_axis_linear() {
        Table table = Table.create("", IntColumn.create("depth", 1, 2), IntColumn.create("cuts", 0, 1_000_000));

        assertThat(Charts.plot("t", table, "depth", "cuts", List.of()).text()).doesNotContain("logarithmic");
    }

    @Test
    void many_points_are_described_in_part() {
        Table table = Table.create(
                "",
                IntColumn.create("x", IntStream.range(0, 100).toArray()),
                IntColumn.create("y", IntStream.range(0, 100).toArray()));

        assertThat(Charts.plot("t", table, "x", "y", List.of()).text()).endsWith("19: 19, …");
    }

    @Test
    void a_column_of_names_cannot_be_drawn_as_numbers() {
        Table table = Table.create("", IntColumn.create("x", 1, 2), StringColumn.create("name", "a", "b"));

        assertThatThrownBy(() -> Charts.plot("t", table, "x", "name", List.of()))
                .hasMessage("the column \"name\" holds no numbers to draw");
    }

    @Test
    void a_learners_own_chart_has_a_look_too() {
        var chart = new XYChartBuilder().title("Mine & yours").build();
        chart.addSeries("a", new double[] {1, 2}, new double[] {3, 4});

        assertThat(Look.of(chart).html()).startsWith("<img ").contains("alt=\"Chart: Mine &amp; yours\"");
    }
}
