package plybook.diagnosis;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a mistake, as a teacher writes it in a file of its own:
 *
 * <pre>
 * # the name of the mistake
 *
 * A paragraph that says what such code does and why that is wrong.
 *
 * ## Hint
 *
 * Where to look. This section may be left out.
 * </pre>
 *
 * <p>A mistake that either player can make alone has one file for all three: between braces stands what differs, for both players, for
 * MAX and for MIN, as in {@code {a node looks|MAX looks|MIN looks} at its first child only}. Where the heading has no braces, it is added
 * whose nodes they are.
 * */
record MistakeText(String name, String explanation, String hint) {
    private static final String FOLDER = "/plybook/mistakes/";
    /** Words for both players, for MAX, and for MIN. */
    private static final Pattern CHOICE = Pattern.compile("\\{([^{}|]*)\\|([^{}|]*)\\|([^{}|]*)\\}");

    private static final int BOTH = 1;
    private static final int MAX = 2;
    private static final int MIN = 3;

    private static final Map<String, MistakeText> READ = new ConcurrentHashMap<>();

    /**
     * Returns the text in that language, or in English where it is not translated.
     *
     * @throws IllegalArgumentException if the mistake has no file, or one that cannot be understood
     */
    static MistakeText of(String id, Locale locale) {
        return find(id, locale)
                .or(() -> ofOnePlayer(id, Mistake.FOR_MAX, locale))
                .or(() -> ofOnePlayer(id, Mistake.FOR_MIN, locale))
                .orElseThrow(() -> new IllegalArgumentException(
                        "the mistake " + id + " has no text: expected a file " + FOLDER + id + ".md"));
    }

    private static Optional<MistakeText> find(String id, Locale locale) {
        return written(id, locale).map(text -> text.about(BOTH));
    }

    private static Optional<MistakeText> ofOnePlayer(String id, String ending, Locale locale) {
        if (!id.endsWith(ending)) {
            return Optional.empty();
        }
        boolean max = ending.equals(Mistake.FOR_MAX);
        return written(id.substring(0, id.length() - ending.length()), locale).map(text -> {
            MistakeText own = text.about(max ? MAX : MIN);
            return text.name.contains("{")
                    ? own
                    : new MistakeText(
                            Texts.of(max ? "nameForMax" : "nameForMin", own.name),
                            Texts.of(max ? "explanationForMax" : "explanationForMin", own.explanation),
                            own.hint);
        });
    }

    /** Returns the text of a mistake that is one of several; of the only one as it is. */
    static MistakeText either(List<MistakeText> texts) {
        return texts.stream()
                .reduce((one, other) -> new MistakeText(
                        Texts.of("nameOr", one.name, other.name),
                        Texts.of("explanationOr", one.explanation, other.explanation),
                        one.hint.isEmpty() ? other.hint : one.hint))
                .orElseThrow();
    }

    /** Returns the text with the words that are meant for both players, for MAX or for MIN. */
    private MistakeText about(int player) {
        return new MistakeText(chosen(name, player), chosen(explanation, player), chosen(hint, player));
    }

    private static String chosen(String text, int player) {
        return CHOICE.matcher(text).replaceAll(choice -> Matcher.quoteReplacement(choice.group(player)));
    }

    private static Optional<MistakeText> written(String id, Locale locale) {
        return TranslatedFile.find(FOLDER, id, locale)
                .map(file -> READ.computeIfAbsent(file.path(), path -> parse(path, file.text())));
    }

    /**
     * Returns the text that is written in a file.
     *
     * @throws IllegalArgumentException if it is written otherwise; names the file, the line and what was expected there
     */
    static MistakeText parse(String file, String text) {
        Lines lines = new Lines(file, text.lines().toList());
        String name = lines.heading("# ", "a heading \"# NAME\"");
        String explanation = lines.paragraph("a paragraph that explains the mistake");
        if (lines.atEnd()) {
            return new MistakeText(name, explanation, "");
        }
        lines.heading("## ", "a heading \"## Hint\" or the end of the file");
        String hint = lines.paragraph("a paragraph with the hint");
        if (!lines.atEnd()) {
            throw lines.expected("the end of the file");
        }
        return new MistakeText(name, explanation, hint);
    }

    /** The lines of a file, read from the first to the last. */
    private static final class Lines {
        private final String file;
        private final List<String> lines;
        private int next;

        Lines(String file, List<String> lines) {
            this.file = file;
            this.lines = lines;
        }

        /** Skips empty lines and returns whether nothing else is left. */
        boolean atEnd() {
            while (next < lines.size() && lines.get(next).isBlank()) {
                next++;
            }
            return next == lines.size();
        }

        String heading(String mark, String wanted) {
            if (atEnd() || !lines.get(next).startsWith(mark)) {
                throw expected(wanted);
            }
            String heading = lines.get(next).substring(mark.length()).strip();
            if (heading.isEmpty()) {
                throw expected(wanted);
            }
            next++;
            return heading;
        }

        /** Returns the lines up to an empty one or a heading, joined by spaces. */
        String paragraph(String wanted) {
            if (atEnd()) {
                throw expected(wanted);
            }
            StringBuilder paragraph = new StringBuilder();
            while (next < lines.size()
                    && !lines.get(next).isBlank()
                    && !lines.get(next).startsWith("#")) {
                paragraph
                        .append(paragraph.length() == 0 ? "" : " ")
                        .append(lines.get(next++).strip());
            }
            if (paragraph.length() == 0) {
                throw expected(wanted);
            }
            return paragraph.toString();
        }

        IllegalArgumentException expected(String wanted) {
            String found = next < lines.size() ? "\"" + lines.get(next) + "\"" : "the end of the file";
            return new IllegalArgumentException(
                    file + ", line " + (next + 1) + ": expected " + wanted + ", found " + found);
        }
    }
}
