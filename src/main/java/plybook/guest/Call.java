package plybook.guest;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A call of one of a contract's methods.
 *
 * @param contract the interface that the learner implements
 * @param arguments each as its {@link Codec} writes it
 * @param help the right answers of other methods to the same first argument, by their names: see {@link Helped}
 */
public record Call(Class<?> contract, String method, List<String> arguments, Map<String, String> help)
        implements Question {
    public Call {
        arguments = List.copyOf(arguments);
        help = Map.copyOf(help);
    }

    /** A call without help. */
    public Call(Class<?> contract, String method, List<String> arguments) {
        this(contract, method, arguments, Map.of());
    }

    /**
     * The same call, in which other methods of the learner's object answer rightly about the first argument, so that their mistakes
     * make no difference here.
     *
     * @param right an object of the contract whose answers are right
     */
    public Call helpedBy(Object right, List<String> methods) {
        Map<String, String> answers = new TreeMap<>();
        for (String each : methods) {
            answers.put(
                    each,
                    new Call(contract, each, arguments.subList(0, 1)).ready().on(right));
        }
        return new Call(contract, method, arguments, answers);
    }

    /**
     * The call that the given code makes, which is written down and not made.
     *
     * @param asking calls one method, such as {@code rules -> rules.winner(board)}
     */
    public static <C> Call to(Class<? super C> contract, Function<C, ?> asking) {
        List<Call> made = new ArrayList<>(1);
        var unused = asking.apply(asking(contract, call -> {
            made.add(call);
            return nothing(Contract.of(contract).asking(call.method()).returns().kind());
        }));
        if (made.size() != 1) {
            throw new IllegalArgumentException(
                    "expected one call of " + contract.getSimpleName() + ", found " + made.size());
        }
        return made.get(0);
    }

    private static @Nullable Object nothing(Codec.Kind kind) {
        return switch (kind) {
            case NUMBER -> 0;
            case TRUTH -> false;
            default -> null;
        };
    }

    /**
     * An object of the contract whose calls are answered elsewhere.
     *
     * @param answering from a call to what it returns
     */
    @SuppressWarnings("unchecked") // a contract with type parameters is one for any of them
    public static <C> C asking(Class<? super C> contract, Function<Call, @Nullable Object> answering) {
        InvocationHandler handler = new InvocationHandler() {
            @Override
            public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] given) throws Throwable {
                Object[] arguments = given == null ? new Object[0] : given;
                if (method.getDeclaringClass() == Object.class) {
                    return switch (method.getName()) {
                        case "equals" -> proxy == arguments[0];
                        case "hashCode" -> System.identityHashCode(proxy);
                        default -> contract.getSimpleName() + " of a learner";
                    };
                }
                return answering.apply(of(contract, method.getName(), arguments));
            }
        };
        return (C) Proxy.newProxyInstance(contract.getClassLoader(), new Class<?>[] {contract}, handler);
    }

    private static Call of(Class<?> contract, String method, Object[] arguments) {
        List<Contract.Taken> takes = Contract.of(contract).asking(method).takes();
        List<String> texts = new ArrayList<>(arguments.length);
        for (int i = 0; i < arguments.length; i++) {
            texts.add(takes.get(i).codec().text(arguments[i]));
        }
        return new Call(contract, method, texts);
    }

    /** The method that is called, with its types. */
    public Contract.Asking asking() {
        return Contract.of(contract).asking(method);
    }

    /**
     * Returns the value that an answer's text means.
     *
     * @throws IllegalArgumentException if it is not an answer to this call
     */
    public Object answer(String text) {
        return asking().returns().value(text);
    }

    /** The same question, put once more. */
    public Call again() {
        return new Call(contract, method, arguments, help);
    }

    /** A call whose arguments are values, ready to be made on objects in this process. */
    public record Ready(Call call, List<Object> arguments) {
        /** Calls the method of the object, and returns its result as text. */
        public String on(Object target) {
            Contract.Asking asking = call.asking();
            try {
                return asking.returns().text(asking.call(target, arguments.toArray()));
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** The call with its arguments read, once for many objects. */
    public Ready ready() {
        List<Contract.Taken> takes = asking().takes();
        return new Ready(
                this,
                IntStream.range(0, arguments.size())
                        .mapToObj(i -> takes.get(i).codec().value(arguments.get(i)))
                        .toList());
    }
}
