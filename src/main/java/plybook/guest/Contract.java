package plybook.guest;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A contract as the questions that its methods are: each method has a name of its own, and a codec for each of its types. */
public final class Contract {
    private static final ClassValue<Contract> KNOWN = new ClassValue<>() {
        @Override
        protected Contract computeValue(Class<?> type) {
            return new Contract(type);
        }
    };

    private final Class<?> type;
    private final Map<String, Method> byName = new TreeMap<>();
    private final Map<TypeVariable<?>, Type> bound = new HashMap<>();
    private final Map<String, Asking> askings = new ConcurrentHashMap<>();

    private Contract(Class<?> type) {
        this.type = type;
        for (Method method : type.getMethods()) {
            if (!method.isBridge() && !Modifier.isStatic(method.getModifiers())) {
                Method other = byName.put(method.getName(), method);
                if (other != null && other.getParameterCount() != method.getParameterCount()) {
                    throw new IllegalArgumentException(type.getSimpleName() + " has two methods called "
                            + method.getName() + ": in a contract each has a name of its own");
                }
            }
        }
        bind(type);
    }

    private void bind(Class<?> each) {
        for (Type parent : each.getGenericInterfaces()) {
            Class<?> raw = (Class<?>) (parent instanceof ParameterizedType given ? given.getRawType() : parent);
            if (parent instanceof ParameterizedType given) {
                for (int i = 0; i < raw.getTypeParameters().length; i++) {
                    bound.put(raw.getTypeParameters()[i], given.getActualTypeArguments()[i]);
                }
            }
            bind(raw);
        }
    }

    /** The contract that an interface is. */
    public static Contract of(Class<?> type) {
        return KNOWN.get(type);
    }

    /**
     * A parameter of a method.
     *
     * @param name as it is said to a learner
     */
    public record Taken(String name, Codec codec) {}

    /** A method as something to ask. */
    public record Asking(Method calls, List<Taken> takes, Codec returns) {
        /**
         * Calls the method.
         *
         * @throws Throwable what the method throws
         */
        @Nullable
        Object call(Object target, Object[] arguments) throws Throwable {
            try {
                return calls.invoke(target, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause() == null ? e : e.getCause();
            }
        }
    }

    /** Returns the number of methods. */
    public int size() {
        return byName.size();
    }

    /**
     * The method of that name.
     *
     * @throws IllegalArgumentException if there is none, or one of its types cannot cross
     */
    public Asking asking(String name) {
        Asking known = askings.get(name);
        if (known == null) {
            known = make(name);
            askings.put(name, known);
        }
        return known;
    }

    private Asking make(String name) {
        Method method = byName.get(name);
        if (method == null) {
            throw new IllegalArgumentException(type.getSimpleName() + " has no method " + name + "; it has: "
                    + String.join(", ", byName.keySet()));
        }
        List<Taken> takes = new ArrayList<>();
        for (Parameter parameter : method.getParameters()) {
            Codec codec = Codec.of(parameter.getParameterizedType(), bound, false);
            takes.add(new Taken(name(parameter, codec), codec));
        }
        return new Asking(method, List.copyOf(takes), Codec.of(method.getGenericReturnType(), bound, true));
    }

    /** Its own name, unless it is one that a more general interface gave it: a board is not called a state then. */
    private static String name(Parameter parameter, Codec codec) {
        return parameter.isNamePresent() && !(parameter.getParameterizedType() instanceof TypeVariable<?>)
                ? parameter.getName()
                : codec.kind().said().replaceFirst("^an? ", "");
    }
}
