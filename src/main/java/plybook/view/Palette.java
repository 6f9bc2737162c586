package plybook.view;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The colours of all pictures, for light and for dark pages. Text has a contrast of 4.5 or more on every background, and lines with a
 * meaning have 3 or more (WCAG 2.2, AA). No meaning is carried by colour alone.
 */
enum Palette {
    PANEL("#ffffff", "#171b22"),
    FRAME("#d8dee8", "#363e4b"),
    TEXT("#1b2330", "#e8edf4"),
    MUTED("#545e6e", "#a9b4c3"),
    MAX_FILL("#e6effc", "#1c3150"),
    MAX_LINE("#2b62b8", "#79aef5"),
    MIN_FILL("#fdeedd", "#44290f"),
    MIN_LINE("#a9520f", "#efa45c"),
    LEAF_FILL("#f2f4f7", "#252c37"),
    LEAF_LINE("#7b8696", "#7f8b9c"),
    EDGE("#7b8696", "#7f8b9c"),
    PRUNED("#7b8696", "#7f8b9c"),
    ALERT("#b3261e", "#ff9a90"),
    ALERT_FILL("#fdeceb", "#45191a"),
    HIGHLIGHT("#fff3c4", "#453b12");

    private final String light;
    private final String dark;

    Palette(String light, String dark) {
        this.light = light;
        this.dark = dark;
    }

    String light() {
        return light;
    }

    String dark() {
        return dark;
    }

    /** Returns the style of a picture: a class sets a fill ({@code f-…}) or a stroke ({@code s-…}) to a colour. */
    static String style() {
        return rules(true) + "@media (prefers-color-scheme:dark){" + rules(false) + "}";
    }

    private static String rules(boolean light) {
        return Arrays.stream(values())
                .map(colour -> {
                    String hex = light ? colour.light : colour.dark;
                    return ".plybook .f-" + colour.css() + "{fill:" + hex + "}.plybook .s-" + colour.css() + "{stroke:"
                            + hex + "}";
                })
                .collect(Collectors.joining());
    }

    /** Returns the class of the shapes and texts that are filled with the colour. */
    String fill() {
        return "f-" + css();
    }

    /** Returns the class of the lines that are drawn with the colour. */
    String stroke() {
        return "s-" + css();
    }

    private String css() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
