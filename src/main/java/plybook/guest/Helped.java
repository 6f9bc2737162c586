package plybook.guest;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.guest.change.SubclassWriter;

/**
 * A learner's object some of whose methods answer rightly about the state in question, so that one method can be judged although
 * another, which it calls, is wrong.
 *
 * <p>The object is of a subclass of the learner's, made here, that overrides these methods. The judge sends the answers with the
 * question, and about that state only: there is no oracle in this process. About any other state the learner's own methods answer.
 */
public final class Helped {
    private static final ThreadLocal<Optional<Helped>> NOW = ThreadLocal.withInitial(Optional::empty);

    private static final ClassValue<Map<Set<String>, Class<?>>> SUBCLASSES = new ClassValue<>() {
        @Override
        protected Map<Set<String>, Class<?>> computeValue(Class<?> type) {
            return new ConcurrentHashMap<>();
        }
    };

    private final Object state;
    private final Map<String, Object> answers;

    private Helped(Object state, Map<String, Object> answers) {
        this.state = state;
        this.answers = answers;
    }

    /** A call of a method of a learner's. */
    interface Asking {
        @Nullable
        Object answer() throws Throwable;
    }

    /** Makes a call while the other methods answer as the question says. */
    static @Nullable Object during(Call call, Object state, Asking asking) throws Throwable {
        Contract contract = Contract.of(call.contract());
        Map<String, Object> answers = call.help().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        each -> contract.asking(each.getKey()).returns().value(each.getValue())));
        NOW.set(Optional.of(new Helped(state, answers)));
        try {
            return asking.answer();
        } finally {
            NOW.remove();
        }
    }

    /**
     * Called by the overriding methods: the right answer of the method about a state, or null if it was not given.
     *
     * @param asked the state that the learner's code asks about
     */
    public static @Nullable Object answer(String method, Object asked) {
        return NOW.get()
                .filter(each -> each.state.equals(asked))
                .map(each -> each.answers.get(method))
                .orElse(null);
    }

    /** An object like the learner's whose methods of these names can be helped; the learner's own if its class cannot be extended. */
    static Object object(Object learners, Set<String> methods) {
        Class<?> type = learners.getClass();
        if (Modifier.isFinal(type.getModifiers())) {
            return learners;
        }
        try {
            Class<?> subclass = SUBCLASSES.get(type).computeIfAbsent(methods, each -> subclass(type, each));
            Constructor<?> constructor = subclass.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException | LinkageError e) {
            return learners; // judged without help then, as it is
        }
    }

    private static Class<?> subclass(Class<?> type, Set<String> methods) {
        String suffix = methods.stream().sorted().collect(Collectors.joining("$", "$Helped$", ""));
        byte[] code = new SubclassWriter(type, suffix, Helped.class).overriding(overridden(type, methods));
        try {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup()).defineClass(code);
        } catch (IllegalAccessException e) {
            throw (LinkageError) new IllegalAccessError(e.getMessage()).initCause(e);
        }
    }

    private static Stream<Method> overridden(Class<?> type, Set<String> methods) {
        return Stream.of(type.getMethods())
                .filter(method -> methods.contains(method.getName()) && method.getParameterCount() == 1)
                .filter(method -> !method.isBridge() && !Modifier.isFinal(method.getModifiers()))
                .filter(method -> !method.getDeclaringClass().isInterface());
    }
}
