package plybook.workbook;

import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** Charts of a table's columns: lines over numbers, bars over names. */
final class Charts {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 400;

    /** The ratio of the largest to the smallest value from which a linear axis would hide the small ones. */
    private static final double SPAN_FOR_LOGARITHMS = 30;

    private static final int POINTS_TOLD = 20;

    private static final double LONG_NUMBER = 1_000_000;
    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    /** Blue, orange, green, purple and grey, which also differ in lightness. */
    private static final Color[] COLOURS = {
        new Color(0x2B5FB3), new Color(0xC8690E), new Color(0x2F8F5B), new Color(0x8B4FA8), new Color(0x555555)
    };

    private static final Marker[] MARKERS = {
        SeriesMarkers.SQUARE,
        SeriesMarkers.CIRCLE,
        SeriesMarkers.DIAMOND,
        SeriesMarkers.TRIANGLE_UP,
        SeriesMarkers.CROSS
    };

    private Charts() {}

    /** Returns the chart as a PNG within the page. */
    static Shown look(Chart<?, ?> chart) {
        return look(
                chart,
                chart.getTitle().isBlank() ? Texts.of("chart.untitled") : Texts.of("chart.titled", chart.getTitle()));
    }

    /** Draws columns of a table and describes them in words too. Where Java cannot draw, the table takes the chart's place. */
    static Shown plot(String title, Table table, String x, String yLabel, List<String> columns) {
        List<String> ys = columns.isEmpty() ? List.of(yLabel) : columns;
        Table numbers = table.selectColumns(withFirst(x, ys));
        boolean logarithmic = spansFar(numbers, ys);
        String label = logarithmic ? Texts.of("chart.logarithmic", yLabel) : yLabel;
        try {
            Chart<?, ?> chart = table.column(x) instanceof NumericColumn<?>
                    ? lines(title, numbers, x, label, ys)
                    : bars(title, numbers, x, label, ys);
            AxesChartStyler styler = (AxesChartStyler) chart.getStyler();
            styler.setLegendVisible(ys.size() > 1);
            styler.setLegendPosition(LegendPosition.OutsideS);
            styler.setYAxisLogarithmic(logarithmic);
            if (logarithmic) {
                styler.setYAxisMin(powerOfTenBelow(numbers, ys)); // bars start at 0 otherwise, which has no logarithm
            }
            styler.setyAxisTickLabelsFormattingFunction(Charts::label);
            dress(styler);
            return look(chart, told(title, numbers, x, label, ys));
        } catch (LinkageError | java.awt.AWTError | InternalError e) {
            numbers.setName(Texts.of("chart.as.numbers", title, e.getClass().getSimpleName()));
            return Tables.look(numbers);
        }
    }

    /** Returns a tick's label: a large power of ten as such, because nobody counts zeros. */
    private static String label(double value) {
        int exponent = (int) Math.round(Math.log10(Math.max(1, value)));
        return value >= LONG_NUMBER && value == Math.pow(10, exponent)
                ? "10"
                        + Integer.toString(exponent)
                                .chars()
                                .mapToObj(digit -> SUPERSCRIPTS.substring(digit - '0', digit - '0' + 1))
                                .collect(Collectors.joining())
                : Texts.of("number", value);
    }

    /** Makes the chart white, for a page of any colour, and distinguishes its series by colour and by marker. */
    private static void dress(AxesChartStyler styler) {
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setPlotBorderVisible(false);
        styler.setPlotGridLinesColor(new Color(0xDDDDDD));
        styler.setLegendBorderColor(Color.WHITE);
        styler.setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 15));
        styler.setAxisTitleFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
        styler.setAxisTickLabelsFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
        styler.setLegendFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
        styler.setSeriesColors(COLOURS);
    }

    private static Shown look(Chart<?, ?> chart, String alternative) {
        try {
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            ImageIO.write(BitmapEncoder.getBufferedImage(chart), "png", png);
            return Shown.image("image/png", Base64.getEncoder().encodeToString(png.toByteArray()), alternative);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(Texts.of("chart.not.drawn"), e);
        }
    }

    private static XYChart lines(String title, Table table, String x, String label, List<String> ys) {
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title(title)
                .xAxisTitle(x)
                .yAxisTitle(label)
                .build();
        for (String y : ys) {
            chart.addSeries(y, numbers(table, x), numbers(table, y))
                    .setMarker(MARKERS[chart.getSeriesCollection().size() % MARKERS.length]);
        }
        return chart;
    }

    private static CategoryChart bars(String title, Table table, String x, String label, List<String> ys) {
        CategoryChart chart = new CategoryChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title(title)
                .xAxisTitle(x)
                .yAxisTitle(label)
                .build();
        List<String> names = table.column(x).asStringColumn().asList();
        for (String y : ys) {
            chart.addSeries(y, names, boxed(numbers(table, y)));
        }
        return chart;
    }

    private static double powerOfTenBelow(Table table, List<String> ys) {
        double least = ys.stream()
                .flatMapToDouble(y -> java.util.Arrays.stream(numbers(table, y)))
                .min()
                .orElse(1);
        return Math.pow(10, Math.ceil(Math.log10(least)) - 1);
    }

    private static boolean spansFar(Table table, List<String> ys) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (String y : ys) {
            for (double value : numbers(table, y)) {
                least = Math.min(least, value);
                most = Math.max(most, value);
            }
        }
        return least > 0 && most / least >= SPAN_FOR_LOGARITHMS;
    }

    /** Returns the chart in words: the axes and the numbers. */
    private static String told(String title, Table table, String x, String label, List<String> ys) {
        StringBuilder text = new StringBuilder(Texts.of("chart.over", title, label, x));
        Column<?> names = table.column(x);
        int shown = Math.min(table.rowCount(), POINTS_TOLD);
        for (String y : ys) {
            List<String> points = new ArrayList<>();
            double[] values = numbers(table, y);
            for (int row = 0; row < shown; row++) {
                String name =
                        names.get(row) instanceof Number number ? Texts.of("number", number) : names.getString(row);
                points.add(name + ": " + Texts.of("number", values[row]));
            }
            text.append(' ').append(ys.size() > 1 ? y + ": " : "");
            text.append(points.stream().collect(Collectors.joining(", ")));
            text.append(shown < table.rowCount() ? ", …" : ".");
        }
        return text.toString();
    }

    private static double[] numbers(Table table, String column) {
        if (!(table.column(column) instanceof NumericColumn<?> numeric)) {
            throw new IllegalArgumentException(Texts.of("chart.no.numbers", column));
        }
        return numeric.asDoubleArray();
    }

    private static List<Double> boxed(double[] values) {
        return java.util.Arrays.stream(values).boxed().toList();
    }

    private static String[] withFirst(String first, List<String> rest) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(rest);
        return all.stream().distinct().toArray(String[]::new);
    }
}
