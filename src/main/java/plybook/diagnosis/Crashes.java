package plybook.diagnosis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The known causes of exceptions, read off what the exception says. */
public final class Crashes {
    /** The first that fits is the cause, so what a game says comes before what Java says. */
    private static final Map<Pattern, Mistake> CAUSES = new LinkedHashMap<>();

    /** The words of the message about a method that ends its process. */
    public static final String ENDED_THE_PROGRAM = "ended the program";

    /** The words of Java's sorting, which no model explains better. */
    private static final String COMPARATOR = "Comparison method violates its general contract";

    /** The exceptions that say what the code did, wherever they are thrown: another class was expected, or a collection may not be changed, or not now. */
    private static final Pattern PLAIN = Pattern.compile(
            " threw (ClassCast|ConcurrentModification|UnsupportedOperation(?=Exception( \\(|\\.)))Exception");

    static {
        cause("nobody is to move at", "player-asked-at-the-end");
        cause("utility is for terminal states only", "utility-asked-too-early");
        cause("there is no (child|legal action)|illegal action", "action-not-legal-here");
        cause("^IllegalStateException: an inner node has no value of its own", "inner-node-asked-for-its-value");
        cause("^IllegalArgumentException: no action \\S+ here", "position-is-another");
        cause("^IllegalArgumentException: cell \\(\\d+,\\d+\\) is taken by", "cell-taken-already");
        cause(
                "^IllegalArgumentException: (cell \\(-?\\d+,-?\\d+\\) is outside the board|no such cell)",
                "cell-outside-asked-for");
        cause("^IllegalStateException: the game is over here: ask utility", "end-evaluated");
        cause(COMPARATOR, "comparator-contradicts-itself");
        cause("^UnsupportedOperationException$", "list-not-to-be-changed");
        cause("^ConcurrentModificationException", "list-changed-while-read");
        cause("IndexOutOfBoundsException", "index-off-the-end");
        cause("^ClassCastException", "type-taken-for-granted");
        cause("^NoSuchElementException", "first-of-nothing");
        cause("^NullPointerException", "null-used");
        cause("^ArithmeticException", "number-too-large");
    }

    private Crashes() {}

    private static void cause(String said, String id) {
        CAUSES.put(Pattern.compile(said), new Mistake(id));
    }

    /** Returns the cause of an exception that says this, such as {@code IndexOutOfBoundsException: Index 3}; empty if it tells none. */
    public static Optional<Mistake> cause(String said) {
        return CAUSES.entrySet().stream()
                .filter(each -> each.getKey().matcher(said).find())
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** Returns whether the message of a crash names the mistake, so that no other cause need be looked for. */
    public static boolean tellsAll(String told) {
        return told.contains(COMPARATOR)
                || PLAIN.matcher(told).find()
                || !told.contains(" threw ") && told.contains(ENDED_THE_PROGRAM);
    }

    /** Returns all causes. */
    public static List<Mistake> all() {
        return List.copyOf(CAUSES.values());
    }
}
