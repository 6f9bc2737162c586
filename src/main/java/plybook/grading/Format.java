package plybook.grading;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What results can be written as. */
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

    /** The format of that name. */
    public static Format named(String name) {
        return Arrays.stream(values())
                .filter(format -> format.inData().equals(name.strip()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no format \"" + name + "\"; there are: "
                        + Arrays.stream(values()).map(Format::inData).collect(Collectors.joining(", "))));
    }

    String inData() {
        return name().toLowerCase(Locale.ROOT);
    }
}
