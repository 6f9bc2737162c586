package plybook.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PaletteTest {
    private static final List<Palette> FILLS =
            List.of(Palette.PANEL, Palette.MAX_FILL, Palette.MIN_FILL, Palette.LEAF_FILL, Palette.HIGHLIGHT);

    /** Returns pairs of foreground and background, with the contrast that they need by WCAG 2.2 AA. */
    static Stream<Object[]> pairs() {
        Stream<Object[]> texts = Stream.of(Palette.TEXT, Palette.MUTED)
                .flatMap(text -> FILLS.stream().map(fill -> new Object[] {text, fill, 4.5}));
        Stream<Object[]> alerts = Stream.of(
                new Object[] {Palette.ALERT, Palette.PANEL, 4.5},
                new Object[] {Palette.ALERT, Palette.ALERT_FILL, 4.5});
        Stream<Object[]> lines = Stream.of(
                        Palette.MAX_LINE,
                        Palette.MIN_LINE,
                        Palette.LEAF_LINE,
                        Palette.EDGE,
                        Palette.PRUNED,
                        Palette.TEXT)
                .map(line -> new Object[] {line, Palette.PANEL, 3.0});
        Stream<Object[]> marksInNodes = Stream.of(Palette.MAX_LINE, Palette.MIN_LINE)
                .flatMap(mark -> FILLS.stream().map(fill -> new Object[] {mark, fill, 3.0}));
        return Stream.of(texts, alerts, lines, marksInNodes).flatMap(pairs -> pairs);
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void every_pair_of_colours_has_enough_contrast_in_light_and_dark(Palette front, Palette back, double least) {
        assertThat(contrast(front.light(), back.light())).as("light").isGreaterThanOrEqualTo(least);
        assertThat(contrast(front.dark(), back.dark())).as("dark").isGreaterThanOrEqualTo(least);
    }

    @Test
    void every_text_of_every_picture_has_a_colour_whose_contrast_is_tested() {
        TreeSet<String> used = new TreeSet<>();
        Gallery.all().values().forEach(picture -> Pattern.compile("<text[^>]* class=\"([^\"]*)\"")
                .matcher(picture.svg())
                .results()
                .forEach(match -> used.add(match.group(1))));
        assertThat(used).containsExactlyInAnyOrder(Palette.TEXT.fill(), Palette.MUTED.fill(), Palette.ALERT.fill());
    }

    @Test
    void contrast_of_black_on_white_is_that_of_the_standard() {
        assertThat(contrast("#000000", "#ffffff")).isEqualTo(21);
        assertThat(contrast("#777777", "#ffffff")).isBetween(4.47, 4.49);
    }

    /** WCAG 2.2, contrast ratio. */
    private static double contrast(String one, String other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String hex) {
        return 0.2126 * linear(hex, 1) + 0.7152 * linear(hex, 3) + 0.0722 * linear(hex, 5);
    }

    private static double linear(String hex, int at) {
        double value = Integer.parseInt(hex.substring(at, at + 2), 16) / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
