package plybook.grading;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The formats of results. */
public enum Format {
    /** {@code report.json}, for programs. */
    JSON,
    /** {@code report.html}, one for the learner and one for the instructor. */
    HTML,
    /** {@code junit.xml}, for build servers. */
    JUNIT,
    /** {@code gradescope.json}, Gradescope's results.json. */
    GRADESCOPE,
    /** {@code grades.csv}, for gradebooks: one for the whole run. */
    CSV;

    /** Returns the format of that name. */
    public static Format named(String name) {
        return Arrays.stream(values())
                .filter(format -> format.inData().equals(name.strip()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Texts.of(
                        "no.format",
                        name,
                        Arrays.stream(values()).map(Format::inData).collect(Collectors.joining(", ")))));
    }

    String inData() {
        return name().toLowerCase(Locale.ROOT);
    }
}
