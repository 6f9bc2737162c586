package plybook.guest.change;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The change with which a field that a method assigns has its value back when the method is left. The method says what the field is when it begins,
 * and asks what it is to be when it is left.
 */
public final class Fields {
    /** The values of fields in the calls that are not left yet, the last in front, by the number of its own change. */
    private static final Map<Integer, Deque<Optional<Object>>> CALLS = new HashMap<>();

    private Fields() {}

    /** Forgets the calls that are not left yet. */
    static void forget() {
        CALLS.clear();
    }

    /**
     * A method has begun.
     *
     * @param all the change with which all fields that the method assigns have their values back
     * @param own the change of this field alone
     */
    public static void begun(@Nullable Object field, int all, int own) {
        if (isMade(all, own)) {
            values(own).push(Optional.ofNullable(field));
        }
    }

    /** The same for a number or a truth value. */
    public static void begun(int field, int all, int own) {
        begun((Integer) field, all, own);
    }

    /** Returns what the field is to be when the method is left: what it is, or what it was when the method began. */
    public static @Nullable Object left(@Nullable Object field, int all, int own) {
        return isMade(all, own) ? values(own).pop().orElse(null) : field;
    }

    /** The same for a number or a truth value. */
    public static int left(int field, int all, int own) {
        return isMade(all, own) ? (int) values(own).pop().orElseThrow() : field;
    }

    private static Deque<Optional<Object>> values(int own) {
        return CALLS.computeIfAbsent(own, key -> new ArrayDeque<>());
    }

    private static boolean isMade(int all, int own) {
        return Changes.alternative(all, Changes.ONE) == 0 || Changes.alternative(own, Changes.ONE) == 0;
    }
}
