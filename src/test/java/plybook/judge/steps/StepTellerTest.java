package plybook.judge.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StepTellerTest {
    private static final List<String> HEARD = new ArrayList<>();
    private static List<Place> places = List.of();

    /** Called by the copied classes. */
    public static final class Listener {
        private Listener() {}

        public static void tell(int place, @Nullable Object[] values) {
            Place at = places.get(place);
            List<String> told = new ArrayList<>();
            for (int i = 0; i < values.length; i++) {
                told.add(at.names().get(i) + "=" + values[i]);
            }
            HEARD.add(at.kind() + " " + at.method() + ":" + at.line() + " " + String.join(" ", told));
        }

        public static void tell(@Nullable Object value, int place) {
            tell(place, new @Nullable Object[] {value});
        }
    }

    @TempDir
    Path folder;

    @BeforeEach
    void forget() {
        HEARD.clear();
        places = List.of();
    }

    /** Everything that a stack, a frame or a table of variables may trip over. */
    private static final String SOURCE = """
            import java.util.*;
            import java.util.function.*;
            public class Learners {
                int kept = 4;
                static long all;
                record Choice(int action, int value) {
                    Choice { if (action < 0) throw new IllegalArgumentException("no"); }
                }
                enum Side { LEFT, RIGHT }
                public Learners() { kept++; }
                static int loop(int from) {
                    do {
                        from--;
                    } while (from > 0);
                    return from;
                }
                public int run(int a, long b, double c, Object o) {
                    int best;
                    if (a > 2) {
                        best = a;
                    } else {
                        best = (int) (b > 3L ? b : c);
                    }
                    IntUnaryOperator twice = x -> x * 2 + kept;
                    for (int i = 0; i < 2; i++) {
                        long inner = i;
                        best = Math.max(best, twice.applyAsInt((int) inner));
                    }
                    try {
                        throwing(a);
                    } catch (IllegalStateException e) {
                        best += 100;
                    } finally {
                        all++;
                    }
                    String text = switch (Side.values()[a % 2]) { case LEFT -> "l"; default -> "r"; };
                    Choice choice = new Choice(a, best);
                    return o instanceof String s && s.length() > 1 ? -1 : choice.value() + text.length() + loop(3);
                }
                void throwing(int a) {
                    if (a > 0) {
                        throw new IllegalStateException("a");
                    }
                }
                public int deep(int n) { return n == 0 ? 1 : n * deep(n - 1); }
            }
            """;

    private static final StepTeller.Read READ = new StepTeller.Read(Set.of("java/lang/StringBuilder"), "length");

    private Path compiled(String source, String debug) throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path file = Files.writeString(folder.resolve("Learners.java"), source);
        int code = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, debug, "-d", classes.toString(), file.toString());
        assertThat(code).isZero();
        return classes;
    }

    private Object copied(Path classes) throws IOException, ReflectiveOperationException {
        Path to = Files.createDirectories(folder.resolve("copies"));
        places = StepTeller.copy(classes, to, Listener.class.getName().replace('.', '/'), READ);
        return made(to);
    }

    private static Object made(Path classes) throws IOException, ReflectiveOperationException {
        URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, StepTellerTest.class.getClassLoader());
        return loader.loadClass("Learners").getConstructor().newInstance();
    }

    private static Object run(Object learners, int a) throws ReflectiveOperationException {
        return learners.getClass()
                .getMethod("run", int.class, long.class, double.class, Object.class)
                .invoke(learners, a, 5L, 7.5, "x");
    }

    @Test
    void a_copy_does_what_the_original_does_with_any_tables() throws Exception {
        for (String debug : List.of("-g", "-g:none", "-g:lines")) {
            Path classes = compiled(SOURCE, debug);
            Object original = made(classes);
            Object copy = copied(classes);
            for (int a = 0; a < 5; a++) {
                assertThat(run(copy, a)).as("%s %s", debug, a).isEqualTo(run(original, a));
            }
        }
    }

    @Test
    void it_tells_lines_variables_fields_values_and_exceptions() throws Exception {
        run(copied(compiled(SOURCE, "-g")), 3);
        assertThat(HEARD)
                .containsSubsequence(
                        "ENTER run:19 a=3 b=5 c=7.5 o=x",
                        "LINE run:19 a=3 b=5 c=7.5 o=x this.kept=5 Learners.all=0",
                        "LINE run:20 a=3 b=5 c=7.5 o=x this.kept=5 Learners.all=0",
                        "LINE run:24 a=3 b=5 c=7.5 o=x best=3 this.kept=5 Learners.all=0")
                .contains(
                        "ENTER run:24 x=1", "RETURN run:24 =7", "THROW throwing:0 =java.lang.IllegalStateException: a")
                .containsSubsequence("ENTER loop:13 from=3", "RETURN loop:15 =0");
        assertThat(HEARD.get(HEARD.size() - 1)).matches("RETURN run:\\d+ =108");
        assertThat(String.join("\n", HEARD)).doesNotContain("<init>", "values:", "ENTER value:");
    }

    @Test
    void a_class_without_lines_tells_nothing() throws Exception {
        run(copied(compiled(SOURCE, "-g:none")), 3);
        assertThat(HEARD).isEmpty();
    }

    @Test
    void a_class_without_variables_tells_lines_all_the_same() throws Exception {
        run(copied(compiled(SOURCE, "-g:lines")), 3);
        assertThat(HEARD).contains("LINE run:19 this.kept=5 Learners.all=0");
    }

    @Test
    void an_endless_recursion_still_ends_by_its_own_error() throws Exception {
        Object learners = copied(compiled(SOURCE, "-g"));
        assertThatThrownBy(
                        () -> learners.getClass().getMethod("deep", int.class).invoke(learners, -1))
                .isInstanceOf(InvocationTargetException.class)
                .hasCauseInstanceOf(StackOverflowError.class);
    }

    @Test
    void a_method_that_would_become_too_large_is_refused() throws IOException {
        String lines = "        if (a > 0) { a++; }\n".repeat(3_000);
        Path classes = compiled(
                "public class Learners {\n    public int run(int a) {\n" + lines + "        return a;\n    }\n}\n",
                "-g");
        assertThatThrownBy(() -> StepTeller.copy(classes, Files.createDirectories(folder.resolve("c")), "x/Y", READ))
                .isInstanceOf(RuntimeException.class);
    }

    @Test
    void what_is_no_class_is_refused() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Files.write(classes.resolve("Learners.class"), Arrays.copyOf(new byte[] {(byte) 0xCA, (byte) 0xFE}, 40));
        assertThatThrownBy(() -> StepTeller.copy(classes, Files.createDirectories(folder.resolve("c")), "x/Y", READ))
                .isInstanceOf(RuntimeException.class);
    }
}
