package plybook.conformance;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Prints all fields of an object, recursively, but for transient ones, which only remember what follows from the others. Two prints of one object differ if anything in it has changed, even if its own
 * {@code equals}, {@code toString} and {@code copy} do not show it.
 */
final class DeepPrint {
    private final IdentityHashMap<Object, Integer> seen = new IdentityHashMap<>();

    private DeepPrint() {}

    static String of(Object object) {
        return new DeepPrint().print(object);
    }

    private String print(@Nullable Object object) {
        if (object == null) {
            return "null";
        }
        if (object instanceof Number || object instanceof CharSequence || object instanceof Enum<?>) {
            return object.getClass().getSimpleName() + ":" + object;
        }
        Integer earlier = seen.putIfAbsent(object, seen.size());
        if (earlier != null) {
            return "#" + earlier;
        }
        if (object.getClass().isArray()) {
            return Stream.iterate(0, i -> i < Array.getLength(object), i -> i + 1)
                    .map(i -> print(Array.get(object, i)))
                    .collect(Collectors.joining(",", "[", "]"));
        }
        if (object instanceof Set<?> set) {
            return set.stream().map(this::print).sorted().collect(Collectors.joining(",", "{", "}"));
        }
        if (object instanceof Collection<?> collection) {
            return collection.stream().map(this::print).collect(Collectors.joining(",", "[", "]"));
        }
        if (object instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> print(entry.getKey()) + "=" + print(entry.getValue()))
                    .sorted()
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (object instanceof Optional<?> optional) {
            return "optional " + print(optional.orElse(null));
        }
        return object.getClass().getName().startsWith("java.") ? object.toString() : fields(object);
    }

    private String fields(Object object) {
        StringBuilder text = new StringBuilder(object.getClass().getSimpleName()).append('{');
        for (Class<?> type = object.getClass(); type != null && type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers())) {
                    text.append(field.getName())
                            .append('=')
                            .append(print(read(field, object)))
                            .append(' ');
                }
            }
        }
        return text.append('}').toString();
    }

    private static @Nullable Object read(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
