package plybook.diagnosis;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import plybook.text.Messages;

/**
 * More help with a check that fails, one rung at a time, and never the solution. It is written in {@code plybook/ladders/SUITE.md}: under
 * the name of the check's method a question, a small tree or board, what to do with that, and a question about it.
 *
 * @param question a question about the learner's own code
 * @param picture the notation of the smallest tree or board to look at
 * @param steps what to do with it
 * @param about a question about it
 */
public record Ladder(String question, String picture, String steps, String about) {
    private static final String FOLDER = "/plybook/ladders/";
    private static final Pattern SECTION = Pattern.compile("(?m)^# ");
    private static final Pattern EMPTY_LINE = Pattern.compile("\\n\\s*\\n");
    private static final int PARTS = 4;

    /**
     * Returns the ladder of a check; empty if it has none.
     *
     * @param check the check's id, such as {@code MinimaxSuite.once}
     * @throws IllegalArgumentException if its section has other parts than those four
     */
    public static Optional<Ladder> of(String check) {
        String suite = check.substring(0, Math.max(0, check.indexOf('.')));
        String method = check.substring(check.indexOf('.') + 1);
        return TranslatedFile.find(FOLDER, suite, Messages.language())
                .flatMap(file -> SECTION.splitAsStream(file.text())
                        .filter(section -> section.startsWith(method + "\n"))
                        .findFirst()
                        .map(section -> parsed(file.path(), section)));
    }

    private static Ladder parsed(String path, String section) {
        List<String> parts = Stream.of(EMPTY_LINE.split(section.strip()))
                .map(part -> part.strip().replaceAll("\\s*\\n\\s*", " "))
                .toList();
        if (parts.size() != PARTS + 1) {
            throw new IllegalArgumentException(path + ", " + parts.get(0)
                    + ": expected a question, a tree or board, what to do with it, and a question about it");
        }
        return new Ladder(parts.get(1), parts.get(2), parts.get(3), parts.get(4));
    }

    /** Returns whether the picture is a board, and not a tree. */
    public boolean hasBoard() {
        return picture.contains("/");
    }
}
