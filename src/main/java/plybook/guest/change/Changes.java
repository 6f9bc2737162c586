package plybook.guest.change;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.game.Player;

/**
 * The changes that can be tried in a learner's class which was made changeable. Each has a number, and at most one of them is made at a
 * time; without it the class does what it did. Other classes never come here, so in a judged run this is not even loaded.
 *
 * <p>A place in the class has a first number, and its alternatives count up from there. What they are is said at each method; whoever
 * makes a class changeable counts them by the constants.
 */
public final class Changes {
    /** The alternatives of {@link #holds}: the other comparisons, always, and never. */
    public static final int COMPARISONS = 7;

    /** The alternatives of {@link #same}: the opposite, always, never, equality by content, and its opposite. */
    public static final int IDENTITIES = 5;

    /** The alternatives of {@link #number(int, int, int)}: one more, one less, the opposite sign, 0, infinity, minus infinity, and a tenth. */
    public static final int NUMBERS = 7;

    /** The alternatives of {@link #number(double, int)}: the opposite sign, infinity, and minus infinity. */
    public static final int FRACTIONS = 3;

    /** The alternatives of {@link #result}: the opposite sign, one more, and one less. */
    public static final int RESULTS = 3;

    /** The alternatives of {@link #truth}: the opposite, true, and false. */
    public static final int TRUTHS = 3;

    /** The alternatives of {@link #extreme}: the other extreme, the first number, the second, and their sum. */
    public static final int EXTREMES = 4;

    /**
     * The alternatives of {@link #arithmetic}: the operations, the operands exchanged, the first alone, the second alone, which of the two is
     * larger, and the same operation without an overflow.
     */
    public static final int OPERATIONS = 10;

    /** The alternatives of {@link #halved}: rounded towards 0, and not at all. */
    public static final int HALVES = 2;

    /** The alternatives of {@link #followed}: at least, or at most, what the other variable has become. */
    public static final int FOLLOWING = 2;

    /** The alternatives of all other methods. */
    public static final int ONE = 1;

    private static final int INFINITY = Integer.MAX_VALUE;

    /** The places that an array gets in addition: enough for the longest line of play. */
    public static final int MORE_ROOM = 1_000;

    /** The same for an array in an array: enough for the largest board. */
    public static final int SOME_ROOM = 20;

    /** The contents that were hashed while hash codes were to differ, each with its number. */
    private static final Map<List<?>, Integer> CONTENTS = new HashMap<>();

    private static volatile int now;

    /** The number of methods that can be called from outside and have begun: the first of them was. A class with threads of its own miscounts them. */
    private static int calls;

    private Changes() {}

    /** From now on the change of that number is made and no other; none for 0. */
    public static void make(int number) {
        now = number;
        calls = 0; // whatever was left in the middle of a call before, as by a full stack, is over
        Fields.forget();
        Moves.forget();
    }

    /** A comparison of two numbers. */
    public enum Comparison {
        LESS,
        LESS_OR_EQUAL,
        GREATER,
        GREATER_OR_EQUAL,
        EQUAL,
        NOT_EQUAL,
        ALWAYS,
        NEVER;

        private static final Comparison[] ALL = values();

        /** Returns whether it holds of the two. */
        public boolean of(int a, int b) {
            return switch (this) {
                case LESS -> a < b;
                case LESS_OR_EQUAL -> a <= b;
                case GREATER -> a > b;
                case GREATER_OR_EQUAL -> a >= b;
                case EQUAL -> a == b;
                case NOT_EQUAL -> a != b;
                case ALWAYS -> true;
                case NEVER -> false;
            };
        }

        /** Returns the comparison that says the opposite where the numbers are equal, and the same where they are not. */
        public Comparison atTheEdge() {
            return switch (this) {
                case LESS -> LESS_OR_EQUAL;
                case LESS_OR_EQUAL -> LESS;
                case GREATER -> GREATER_OR_EQUAL;
                case GREATER_OR_EQUAL -> GREATER;
                default -> this;
            };
        }

        /** Returns the comparison that an alternative puts in place of this one, counted from 0: each of the others once. */
        public Comparison alternative(int index) {
            int position = Arrays.asList(ALL).indexOf(this);
            return ALL[(position + 1 + index) % ALL.length];
        }
    }

    static int alternative(int first, int count) {
        int alternative = now - first;
        return alternative >= 0 && alternative < count ? alternative : -1;
    }

    /**
     * Returns whether a comparison holds.
     *
     * @param alike the first change of all comparisons like this one together
     * @param edge the change of all that hold, or do not hold, where the numbers are equal
     */
    public static boolean holds(int a, int b, int comparison, int first, int alike, int edge) {
        Comparison written = Comparison.ALL[comparison];
        if (now == edge) {
            return written.atTheEdge().of(a, b);
        }
        int alternative = Math.max(alternative(first, COMPARISONS), alternative(alike, COMPARISONS));
        return (alternative < 0 ? written : written.alternative(alternative)).of(a, b);
    }

    /** Returns whether two references are, or are not, to the same object. */
    public static boolean same(@Nullable Object a, @Nullable Object b, boolean wanted, int first) {
        boolean equal = a == null ? b == null : a.equals(b);
        return switch (alternative(first, IDENTITIES)) {
            case 0 -> (a == b) != wanted;
            case 1 -> true;
            case 2 -> false;
            case 3 -> equal;
            case 4 -> !equal;
            default -> (a == b) == wanted;
        };
    }

    /**
     * Returns a number that is written in the class.
     *
     * @param everywhere the first change of this number and of its opposite wherever they are written
     */
    public static int number(int value, int first, int everywhere) {
        if (alternative(everywhere, NUMBERS) < 0) {
            return number(value, first);
        }
        return value == Integer.MIN_VALUE
                ? number(value, everywhere)
                : Integer.signum(value) * number(Math.abs(value), everywhere);
    }

    private static int number(int value, int first) {
        return switch (alternative(first, NUMBERS)) {
            case 0 -> value + 1;
            case 1 -> value - 1;
            case 2 -> -value;
            case 3 -> 0;
            case 4 -> INFINITY;
            case 5 -> -INFINITY;
            case 6 -> value / 10;
            default -> value;
        };
    }

    /** Returns a long number that is written in the class and would fit into a short one. */
    public static long number(long value, int first, int everywhere) {
        return number((int) value, first, everywhere);
    }

    /** Returns a fraction that is written in the class. */
    public static double number(double value, int first) {
        return switch (alternative(first, FRACTIONS)) {
            case 0 -> -value;
            case 1 -> Double.POSITIVE_INFINITY;
            case 2 -> Double.NEGATIVE_INFINITY;
            default -> value;
        };
    }

    /** Returns a number that a method returns or is called with, or that a variable holds. */
    public static int result(int value, int first) {
        return switch (alternative(first, RESULTS)) {
            case 0 -> -value;
            case 1 -> value + 1;
            case 2 -> value - 1;
            default -> value;
        };
    }

    /** Returns a truth value that a method returns, or a variable holds. */
    public static boolean truth(boolean value, int first) {
        return switch (alternative(first, TRUTHS)) {
            case 0 -> !value;
            case 1 -> true;
            case 2 -> false;
            default -> value;
        };
    }

    /** Returns the larger of two numbers, or the smaller, or what else can be made of them. */
    public static int extreme(int a, int b, boolean largest, int first) {
        return switch (alternative(first, EXTREMES)) {
            case 0 -> largest ? Math.min(a, b) : Math.max(a, b);
            case 1 -> a;
            case 2 -> b;
            case 3 -> a + b;
            default -> largest ? Math.max(a, b) : Math.min(a, b);
        };
    }

    /**
     * Returns the result of an operation: {@code +}, {@code -}, {@code *}, {@code /} or {@code %}.
     *
     * @param together the change that leaves the first number as it is, here and at others
     * @param bounded the change that ends all differences at the infinities, where they would overflow
     */
    public static int arithmetic(int a, int b, char operation, int first, int together, int bounded) {
        if (now == bounded) {
            return bounded(operated(a, b, operation));
        }
        return now == together ? a : arithmetic(a, b, operation, first);
    }

    private static int arithmetic(int a, int b, char operation, int first) {
        return switch (alternative(first, OPERATIONS)) {
            case 0 -> a + b;
            case 1 -> a - b;
            case 2 -> b - a;
            case 3 -> a * b;
            case 4 -> Math.floorDiv(a, b);
            case 5 -> Math.floorMod(a, b);
            case 6 -> a;
            case 7 -> b;
            case 8 -> Integer.compare(a, b);
            case 9 -> bounded(operated(a, b, operation));
            default -> (int) operated(a, b, operation);
        };
    }

    private static int bounded(long value) {
        return (int) Math.max(-INFINITY, Math.min(INFINITY, value));
    }

    /** The lower half of the result is what Java has for an {@code int}. */
    private static long operated(long a, long b, char operation) {
        return switch (operation) {
            case '+' -> a + b;
            case '-' -> a - b;
            case '*' -> a * b;
            case '/' -> a / b;
            default -> a % b;
        };
    }

    /**
     * Returns a number halved so many times by a shift, which rounds downwards.
     *
     * @param all the change with which no shift copies the sign into the places that become free
     */
    public static int halved(int value, int times, int all, int first) {
        if (now == all) {
            return value >>> times;
        }
        return switch (alternative(first, HALVES)) {
            case 0 -> value / (1 << times);
            case 1 -> value;
            default -> value >> times;
        };
    }

    /** The same for a long number. */
    public static long halved(long value, int times, int all) {
        return now == all ? value >>> times : value >> times;
    }

    /**
     * Returns a number whose bits are moved up by so many places: as Java does it, which begins again at 0 behind the last place, or moved out.
     *
     * @param all the change with which all shifts move out
     */
    public static int shifted(int value, int places, int all, int first) {
        boolean out = (now == all || now == first) && places >= Integer.SIZE;
        return out ? 0 : value << places;
    }

    /** The same for a number that becomes a long one only when its bits have moved: before that, if the change is made. */
    public static long shiftedAsLong(int value, int places, int all, int first) {
        return now == all || now == first ? shifted((long) value, places, all, first) : value << places;
    }

    /** The same for a long number. */
    public static long shifted(long value, int places, int all, int first) {
        boolean out = (now == all || now == first) && places >= Long.SIZE;
        return out ? 0 : value << places;
    }

    /** Returns a number with its sign turned, or as it is. */
    public static int negated(int value, int first) {
        return alternative(first, ONE) < 0 ? -value : value;
    }

    /** Returns the first of two variables, or the second. */
    public static int either(int written, int other, int first) {
        return alternative(first, ONE) < 0 ? written : other;
    }

    /** Returns the first of two variables, or the second. */
    public static @Nullable Object either(@Nullable Object written, @Nullable Object other, int first) {
        return alternative(first, ONE) < 0 ? written : other;
    }

    /** Returns the value of a variable after another one was assigned: as it was, or so that it follows the other one up, or down. */
    public static int followed(int variable, int assigned, int first) {
        return switch (alternative(first, FOLLOWING)) {
            case 0 -> Math.max(variable, assigned);
            case 1 -> Math.min(variable, assigned);
            default -> variable;
        };
    }

    /**
     * Returns how many places an array has: as many as written, or so many that nothing comes after the last of them.
     *
     * @param more how many more it gets
     * @param all the change with which all arrays have more
     */
    public static int room(int length, int more, int all, int first) {
        return length < 0 || now != all && now != first ? length : length + more;
    }

    /** Returns an order, or one that goes by it and takes two things for the same only if they are equal. */
    public static <T> @Nullable Comparator<? super T> apart(@Nullable Comparator<? super T> order, int first) {
        if (order == null || alternative(first, ONE) < 0) {
            return order;
        }
        Map<T, Integer> seen = new HashMap<>();
        return ((Comparator<T>) order::compare).thenComparing(each -> seen.computeIfAbsent(each, key -> seen.size()));
    }

    /** Returns a player, or the opponent. */
    public static @Nullable Player player(@Nullable Player player, int first) {
        return player == null || alternative(first, ONE) < 0 ? player : player.opponent();
    }

    /** Sorts a list, or leaves it as it is. */
    public static <T> void sort(List<T> list, @Nullable Comparator<? super T> order, int first) {
        if (alternative(first, ONE) < 0) {
            list.sort(order);
        }
    }

    /** Returns a stream in order, or as it is. */
    public static <T> Stream<T> sorted(Stream<T> stream, Comparator<? super T> order, int first) {
        return alternative(first, ONE) < 0 ? stream.sorted(order) : stream;
    }

    /**
     * Returns a field's value at the beginning of a call: as the call before left it, or as it was before the first.
     *
     * @param all the change with which all fields begin anew
     */
    public static int fresh(int field, int before, int all, int first) {
        return begins(all, first) ? before : field;
    }

    /** Returns a field's object at the beginning of a call: as the call before left it, or emptied. */
    public static @Nullable Object fresh(@Nullable Object field, int all, int first) {
        if (!begins(all, first)) {
            return field;
        }
        if (field instanceof Map<?, ?> map) {
            map.clear();
        } else if (field instanceof Collection<?> collection) {
            collection.clear();
        } else if (field instanceof int[] numbers) {
            Arrays.fill(numbers, 0);
        } else {
            return null;
        }
        return field;
    }

    /** The same for a field that has no object before the first call. */
    public static @Nullable Object unset(@Nullable Object field, int all, int first) {
        return begins(all, first) ? null : field;
    }

    private static boolean begins(int all, int first) {
        return calls == 0 && (now == all || now == first);
    }

    /** A method that can be called from outside has begun. */
    public static void begun() {
        calls++;
    }

    /** Such a method is left. */
    public static void left() {
        calls--;
    }

    /** Empties a map before it is used, or leaves it as it is. */
    public static void emptied(@Nullable Object map, int first) {
        if (alternative(first, ONE) == 0 && map instanceof Map<?, ?> some) {
            some.clear();
        }
    }

    /**
     * Returns a hash code, or a number that only equal content has.
     *
     * @param of an object, or an array whose content was hashed
     */
    public static int hash(@Nullable Object of, int written, int first) {
        return alternative(first, ONE) < 0
                ? written
                : CONTENTS.computeIfAbsent(Arrays.asList(contentOf(of)), key -> CONTENTS.size());
    }

    /** Returns an array or a list as a list of its own, to all depths, and anything else as it is. */
    private static @Nullable Object contentOf(@Nullable Object of) {
        if (of instanceof List<?> list) {
            return contentOf(list.toArray());
        }
        if (of == null || !of.getClass().isArray()) {
            return of;
        }
        return IntStream.range(0, Array.getLength(of))
                .mapToObj(i -> contentOf(Array.get(of, i)))
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
