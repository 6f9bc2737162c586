package plybook.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a person said of the verdicts: the name is right, or the name is wrong, or there is none.
 *
 * <p>A file with a line for each verdict: the program, what the verdict says first, and one of the {@linkplain Quality qualities} in small letters, with
 * tabs between them. A verdict that says something else than it did is not judged yet.
 */
final class NameJudgements {
    /** How well a verdict tells what is wrong. */
    enum Quality {
        /** It names what is wrong. */
        RIGHT,
        /** It names nothing, and says at which place one change makes all pass: there, and of that kind, is the mistake. */
        PLACE,
        /** It names nothing, and says what is wrong all the same: in which situations, or what is taken for what. */
        DESCRIBED,
        /** It names nothing, and shows what was answered and what would have been right. */
        PLAIN,
        /** It names what is not there, or says what is not true. */
        WRONG
    }

    /** The file's name, in the folder of the corpus. */
    static final String FILE = "names.tsv";

    private static final int COLUMNS = 3;

    private final Map<List<String>, Quality> qualities =
            new TreeMap<>((a, b) -> String.join("\t", a).compareTo(String.join("\t", b)));

    /**
     * Returns what a file says; nothing if there is none.
     *
     * @throws IllegalArgumentException if a line of it is something else; the message gives its number
     */
    static NameJudgements in(Path file) {
        if (!Files.exists(file)) {
            return new NameJudgements();
        }
        try {
            return read(Files.readAllLines(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static NameJudgements read(List<String> lines) {
        NameJudgements judgements = new NameJudgements();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isBlank()) {
                continue;
            }
            String[] columns = lines.get(i).split("\t", -1);
            try {
                if (columns.length != COLUMNS) {
                    throw new IllegalArgumentException(columns.length + " columns");
                }
                judgements.qualities.put(
                        List.of(columns[0], columns[1]), Quality.valueOf(columns[2].toUpperCase(Locale.ROOT)));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        "line " + (i + 1) + " of " + FILE + ": expected a program, what the verdict says first, and"
                                + " right, place, described, plain or wrong, with tabs between them; found \""
                                + lines.get(i)
                                + "\"",
                        e);
            }
        }
        return judgements;
    }

    /** Returns what was said of this verdict, if anybody has looked at it. */
    Optional<Quality> of(Judged judged) {
        return Optional.ofNullable(qualities.get(List.of(judged.program().name(), judged.told())));
    }

    /** Returns the line to fill in for a verdict that nobody has judged. */
    static String toFillIn(Judged judged) {
        return judged.program().name() + "\t" + judged.told() + "\t?";
    }
}
