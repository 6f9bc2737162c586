package plybook.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Stream;

/** The version of this Plybook, with the commit that it was built from. */
public final class ProgramVersion {
    /** The beginning of a value that the build did not fill in: there was no repository, or no archive was made. */
    private static final String OPEN = "$";

    private ProgramVersion() {}

    /** Returns it as text, such as {@code 1.0 (a1b2c3d)}. */
    public static String get() {
        Properties build = new Properties();
        try (InputStream in = Objects.requireNonNull(ProgramVersion.class.getResourceAsStream("version.properties"))) {
            build.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own version cannot be read", e);
        }
        return text(build);
    }

    static String text(Properties build) {
        String commit = Stream.of("commit", "archived")
                .map(name -> build.getProperty(name, ""))
                .filter(each -> !each.isEmpty() && !each.startsWith(OPEN))
                .findFirst()
                .map(each -> " (" + each + ")")
                .orElse("");
        return build.getProperty("version") + commit;
    }
}
