package plybook.judge;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Order;
import plybook.judge.suite.Check;
import plybook.judge.suite.CheckTexts;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Verdict;
import plybook.task.Exercise.Part;

/** Finds the suite that judges a part of the course: {@code NimSumTask} is judged by the class {@code NimSumSuite} in one of the rooms. */
public final class Suites {
    /** The rooms in which suites are. */
    private static final List<String> ROOMS = List.of("search", "hunt", "rules", "gomoku", "player", "evaluation");

    private Suites() {}

    /**
     * Returns the suite that judges a part of the course.
     *
     * @throws IllegalStateException if there is none; the message says which class to write
     */
    public static Class<?> of(Part part) {
        String name = part.contract().getSimpleName().replaceFirst("Task$", "") + "Suite";
        return ROOMS.stream()
                .flatMap(room -> found(packageOf(room) + "." + name).stream())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("nothing judges "
                        + part.contract().getSimpleName() + " yet: write the class " + name + " in one of "
                        + String.join(
                                ", ", ROOMS.stream().map(Suites::packageOf).toList())));
    }

    private static String packageOf(String room) {
        return Suites.class.getPackageName() + "." + room;
    }

    private static Optional<Class<?>> found(String name) {
        try {
            return Optional.of(Class.forName(name));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }

    /** Returns the same verdict for every check of the part, if none could be run. */
    public static List<CheckResult> allOf(Part part, Verdict verdict) {
        Class<?> suite = of(part);
        return Arrays.stream(suite.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Check.class))
                .sorted(Comparator.comparingInt(Suites::order))
                .map(method -> CheckTexts.result(method, verdict))
                .toList();
    }

    private static int order(Method method) {
        Order order = method.getAnnotation(Order.class);
        return order == null ? Integer.MAX_VALUE : order.value();
    }
}
