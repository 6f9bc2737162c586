package plybook.judge.repair;

import java.util.Locale;
import java.util.Optional;
import plybook.diagnosis.Mistake;

/**
 * A single change that can be tried in a learner's class.
 *
 * @param number as {@link plybook.guest.change.Changes} counts
 * @param line the line of the file
 * @param method the name of the method that it is in, or of the one around its lambda expression
 * @param name what it is about: a variable, a method, a field or a number; may be empty
 */
record Change(int number, int line, String method, Kind kind, String name) implements Comparable<Change> {
    /** A kind of change. They are tried in this order: first those that prove a mistake, then those of which a class has few, or that are often the one. */
    enum Kind {
        /** Equality by content instead of identity. */
        CONTENT("compared-by-identity"),
        /** Hash codes that differ wherever what they are of differs. */
        HASHED("told-apart-by-hash"),
        /** A sorted set or map in which only what is equal is the same. */
        APART("same-for-a-sorted-set"),
        /** More places in an array. */
        ROOMIER("array-too-small"),
        /** More places in all arrays. */
        ALL_ROOMIER("array-too-small"),
        /** A field begins anew with each call. */
        FRESH("kept-between-calls"),
        /** All fields begin anew with each call. */
        ALL_FRESH("kept-between-calls"),
        /** A map in which nothing is ever found. */
        EMPTIED("remembered-where-it-does-not-hold"),
        /** Moves that a method has made are undone where it is left. */
        UNDONE("left-with-a-move-made"),
        /** A field that a method has assigned has its value back where the method is left. */
        RESTORED("field-not-restored"),
        /** The same for all fields that it has assigned. */
        ALL_RESTORED("field-not-restored"),
        /** Another list. */
        LIST("another-list"),
        /** Minus infinity for {@link Integer#MIN_VALUE}, whose opposite it is itself. */
        SMALLEST("sentinel-overflows"),
        /** A shift that moves all bits out, and does not begin again at 0. */
        SHIFTED_OUT("shift-begins-again"),
        /** Zeros in the places that a shift makes free, and not the sign. */
        UNSIGNED("shift-copies-the-sign"),
        /** A difference without an overflow. */
        UNBOUNDED("difference-overflows"),
        /** The larger for the smaller, or one of the two alone. */
        EXTREME,
        /** A comparison that comes out otherwise where its numbers are equal, and nowhere else. */
        EDGE,
        /** Another comparison. */
        COMPARISON,
        /** A condition without a comparison that never holds. */
        ASKED_NEVER,
        /** A condition without a comparison that always holds. */
        ASKED_ALWAYS,
        /** A condition without a comparison that holds where it does not. */
        TURNED,
        /** A part of a condition that always holds, or never, or where it does not. */
        PART,
        /** The opponent instead of a player. */
        OPPONENT,
        /** No sorting. */
        UNSORTED,
        /** A condition that never holds. */
        NEVER,
        /** A condition that always holds. */
        ALWAYS,
        /** Another number. */
        NUMBER,
        /** One more, or one less, for a number that is assigned, returned, or handed to a method. */
        STEP,
        /** The opposite sign. */
        SIGN,
        /** Another operation. */
        OPERATION,
        /** Two numbers that a method is called with, exchanged. */
        EXCHANGED,
        /** Other comparisons, alike in several places. */
        COMPARISONS,
        /** Another number, wherever it is written. */
        NUMBERS,
        /** A field for a number, wherever it is written in a method. */
        FIELD,
        /** Nothing added and nothing taken away in a method. */
        NO_SUMS,
        /** Another truth value than a method returns, or a variable holds. */
        TRUTH,
        /** The other truth value than is written. */
        LITERAL,
        /** Another variable. */
        VARIABLE,
        /** A variable follows another one, up or down. */
        FOLLOWS,
        /** An assignment that is not made. */
        KEPT;

        private final Optional<Mistake> proves;

        Kind() {
            proves = Optional.empty();
        }

        Kind(String mistake) {
            proves = Optional.of(new Mistake(mistake));
        }

        /** Returns the mistake that was made if such a change makes every check pass; empty if it says only where. */
        Optional<Mistake> proves() {
            return proves;
        }
    }

    private static final int LONGEST_NAME = 40;

    /** Returns the key of its text among those of changes. */
    String key() {
        String said = kind.name().replaceFirst("^ASKED_", ""); // whatever is asked, the line has a condition
        return said.toLowerCase(Locale.ROOT).replace('_', '.');
    }

    /** Returns the name as it may be shown: a learner can give a variable a name of any length. */
    String shownName() {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "…";
    }

    @Override
    public int compareTo(Change other) {
        int byKind = kind.compareTo(other.kind);
        return byKind != 0 ? byKind : Integer.compare(number, other.number);
    }
}
