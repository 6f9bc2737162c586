package plybook.workbook;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;
import plybook.game.Player;
import plybook.game.Window;

/**
 * The meaning of answers as people write them: {@code "549,946"} is a number, {@code "1,1"} a cell, {@code "x"} a player,
 * {@code "-inf 3"} a window, {@code "12 20 22"} a list.
 */
final class Answer {
    private static final Pattern THOUSANDS = Pattern.compile("[-+]?\\d{1,3}([,_' \u00a0\u202f]\\d{3})+");
    private static final Pattern SEPARATORS = Pattern.compile("[\\s,;/()\\[\\]{}]+");

    private static final String PLUS_INFINITY = "+∞";
    private static final String MINUS_INFINITY = "-∞";

    /** Words with the same meaning, each with the word that stands for all of them. */
    private static final Map<String, String> SYNONYMS = Map.ofEntries(
            Map.entry("max", "x"),
            Map.entry("min", "o"),
            Map.entry("yes", "true"),
            Map.entry("no", "false"),
            Map.entry("nobody", "none"),
            Map.entry("empty", "none"),
            Map.entry("∞", PLUS_INFINITY),
            Map.entry("inf", PLUS_INFINITY),
            Map.entry("+inf", PLUS_INFINITY),
            Map.entry("infinity", PLUS_INFINITY),
            Map.entry("+infinity", PLUS_INFINITY),
            Map.entry("-inf", MINUS_INFINITY),
            Map.entry("-infinity", MINUS_INFINITY));

    private Answer() {}

    /** Returns whether both mean the same. The order counts in lists, not in sets. */
    static boolean same(Object expected, Object actual) {
        List<String> said = words(expected, actual instanceof Number);
        List<String> is = words(actual, true);
        if (expected instanceof Set || actual instanceof Set) {
            return said.size() == is.size()
                    && said.stream()
                            .sorted()
                            .toList()
                            .equals(is.stream().sorted().toList());
        }
        return said.equals(is);
    }

    /** Returns the answer as a number, if it is one. */
    static OptionalDouble number(Object answer) {
        List<String> words = words(answer, true);
        try {
            return words.size() == 1 ? OptionalDouble.of(Double.parseDouble(words.get(0))) : OptionalDouble.empty();
        } catch (NumberFormatException e) {
            return OptionalDouble.empty();
        }
    }

    /** Returns the answer as a person writes it. */
    static String text(Object answer) {
        if (answer instanceof Integer bound && Math.abs((long) bound) == Window.INFINITY) {
            return Window.text(bound);
        }
        if (answer instanceof Number number) {
            return Texts.of("number", number).replace('-', '−');
        }
        if (answer instanceof Player player) {
            return player + " (" + player.symbol() + ")";
        }
        if (answer instanceof Optional<?> maybe) {
            return maybe.map(Answer::text).orElseGet(() -> Texts.of("answer.nobody"));
        }
        if (answer instanceof Boolean truth) {
            return truth ? Texts.of("answer.yes") : Texts.of("answer.no");
        }
        if (answer instanceof Collection<?> all) {
            return all.isEmpty()
                    ? Texts.of("answer.none")
                    : String.join(", ", all.stream().map(Answer::text).toList());
        }
        return answer.toString();
    }

    private static List<String> words(Object answer, boolean oneNumber) {
        if (answer instanceof Integer bound && Math.abs((long) bound) == Window.INFINITY) {
            return List.of(bound > 0 ? PLUS_INFINITY : MINUS_INFINITY);
        }
        if (answer instanceof Optional<?> maybe) {
            return maybe.map(content -> words(content, oneNumber)).orElse(List.of("none"));
        }
        if (answer instanceof Collection<?> all) {
            List<String> words = new ArrayList<>();
            all.forEach(each -> words.addAll(words(each, oneNumber)));
            return words.isEmpty() ? List.of("none") : words;
        }
        String text = answer.toString().strip().replace('−', '-').toLowerCase(Locale.ROOT);
        if (oneNumber && THOUSANDS.matcher(text).matches()) {
            text = text.replaceAll("[^-+\\d]", "");
        }
        return Arrays.stream(SEPARATORS.split(text))
                .filter(word -> !word.isEmpty())
                .map(Answer::plain)
                .toList();
    }

    private static String plain(String word) {
        try {
            return new BigDecimal(word).stripTrailingZeros().toPlainString();
        } catch (NumberFormatException e) {
            return SYNONYMS.getOrDefault(word, word);
        }
    }
}
