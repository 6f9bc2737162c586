package plybook.view;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The colours of the pictures as a style sheet's variables, such as {@code --max-line}, light and dark. */
public final class Colours {
    private Colours() {}

    /** Returns the variables, for the whole page. */
    public static String css() {
        return ":root{color-scheme:light dark;" + all(true) + "}\n@media (prefers-color-scheme:dark){:root{"
                + all(false) + "}}\n";
    }

    private static String all(boolean light) {
        return Arrays.stream(Palette.values())
                .map(colour -> "--" + colour.name().toLowerCase(Locale.ROOT).replace('_', '-') + ":"
                        + (light ? colour.light() : colour.dark()))
                .collect(Collectors.joining(";"));
    }
}
