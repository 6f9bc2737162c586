package plybook.judge.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import plybook.game.Player;
import plybook.game.Position;
import plybook.guest.change.Changes;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/** The change that is made is one for the whole process, so these tests come one after the other. */
@ResourceLock("plybook.guest.change.Changes")
class ChangeableTest {
    private static final String SOURCE = """
            import java.util.*;
            import java.util.function.*;
            public class Learners {
                private final Map<Integer, Integer> known = new HashMap<>();
                private int calls;
                private static int all;
                private List<Integer> firsts;
                private List<Integer> others = null;
                private List<Integer> made;
                public Learners() {
                    make();
                }
                private void make() {
                    made = new ArrayList<>(List.of(1));
                }
                public int firstOfAll(int a) {
                    firsts = firsts == null ? List.of(a) : firsts;
                    return firsts.get(0);
                }
                public int otherFirst(int a) {
                    others = others == null ? List.of(a) : others;
                    return others.get(0);
                }
                public int longer() {
                    made.add(2);
                    return made.size();
                }
                public boolean between(int a, int b, int c) {
                    return a < b && b < c;
                }
                enum Side { LEFT, RIGHT }
                record Choice(int action, int value) {}
                public boolean atMost(int a, int b) {
                    return a <= b;
                }
                public int larger(int a, int b) {
                    return Math.max(a, b);
                }
                public int twenty(int a) {
                    return a + 20;
                }
                public boolean equal(Integer a, Integer b) {
                    return a == b;
                }
                public int second(int a, int b) {
                    return a;
                }
                public int minus(int a, int b) {
                    return take(b, a);
                }
                private static int take(int a, int b) {
                    return a - b;
                }
                public plybook.game.Player x() {
                    return plybook.game.Player.X;
                }
                public int callsOrThirty() {
                    calls = 5;
                    return 30;
                }
                public int count() {
                    calls++;
                    all++;
                    return calls;
                }
                public int countDown(int a) {
                    calls++;
                    all++;
                    return a == 0 ? calls + all : countDown(a - 1);
                }
                private static final boolean YES = new Random(1).nextInt(2) < 2;
                private int radius = 7;
                private boolean isOpen = true;
                public int twiceIf(int a) {
                    return 2 * (YES ? a : 1) + a(3, YES);
                }
                private static int a(int b, boolean c) {
                    return c ? b : 0;
                }
                public int wider() {
                    return radius++;
                }
                public boolean exchanged() {
                    boolean was = isOpen;
                    setOpen(false);
                    return was;
                }
                private void setOpen(boolean open) {
                    isOpen = open;
                }
                public int largest(int a, int b, int c) {
                    boolean isLarger = a > b || a > c;
                    return isLarger ? a : b;
                }
                public int byFunction(int a) {
                    calls++;
                    Function<Integer, Integer> next = this::byFunction;
                    return a == 0 ? calls : next.apply(a - 1);
                }
                public boolean isKnown(int a) {
                    return known.put(a, a) != null;
                }
                public int callsOfCalls(int a) {
                    calls++;
                    if (a < 0) {
                        throw new IllegalArgumentException();
                    }
                    return a == 0 ? calls : callsOfCalls(a - 1);
                }
                public boolean sameHash(Object a, Object b) {
                    return hash(a) == hash(b);
                }
                private static int hash(Object a) {
                    return a.hashCode();
                }
                public boolean sameHashes(int[] a, int[] b) {
                    return hash(a) == hash(b);
                }
                private static int hash(int[] a) {
                    return Arrays.hashCode(a);
                }
                public int playsOn(plybook.game.Position<Integer> position, long limit) {
                    for (int action : position.actions()) {
                        position.make(action);
                        if (limit == 0) {
                            throw new IllegalStateException();
                        }
                        if (!position.terminal()) {
                            return playsOn(position, limit - 1);
                        }
                        position.undo();
                    }
                    return -1;
                }
                public int first(int a, int b) {
                    List<Integer> list = new ArrayList<>(List.of(a, b));
                    list.sort(Comparator.naturalOrder());
                    return list.get(0);
                }
                public int firstOfStream(int a, int b) {
                    return List.of(a, b).stream().sorted(Comparator.naturalOrder()).toList().get(0);
                }
                public int inRow(int at) {
                    int[] row = new int[4];
                    row[at] = 7;
                    return row[at];
                }
                public String inGrid(int row, int column) {
                    String[][] grid = new String[2][3];
                    grid[row][column] = "x";
                    return grid[row][column];
                }
                public int different(int a, int b) {
                    Set<Integer> all = new TreeSet<>(Comparator.comparing((Integer each) -> each % 10));
                    all.addAll(List.of(a, b, b));
                    return all.size();
                }
                public boolean isOutside(int a, int b) {
                    return a < 0 || a >= b;
                }
                private static boolean isOdd(int a) {
                    return a % 2 != 0;
                }
                public int halfUnlessOdd(int a) {
                    if (isOdd(a)) {
                        return 0;
                    }
                    return a / 2;
                }
                public int firstPowerFrom(int a) {
                    int power = 1;
                    do {
                        power *= 2;
                    } while (power < a);
                    return power;
                }
                public int half(int a) {
                    return a >> 1;
                }
                public long longHalf(long a) {
                    return a >> 1;
                }
                public int bit(int place) {
                    return 1 << place;
                }
                public long longBit(int place) {
                    return 1L << place;
                }
                public long lateLongBit(int place) {
                    long none = 0;
                    return none | 3 << place;
                }
                public long atMostSix(long a) {
                    return Math.min(a, 6L);
                }
                public int best(int a, int b) {
                    int best = a;
                    int bound = 0;
                    if (b > best) {
                        best = b;
                    }
                    return bound;
                }
                public int everything(int a, long b, double c, Object o) {
                    int best = 0;
                    int[] four = {1, 2, 3, 4};
                    for (int i = 0; i < 4; i++) {
                        long inner = i;
                        IntUnaryOperator twice = x -> x * 2 + calls;
                        best = Math.max(best, twice.applyAsInt((int) inner)) % 7;
                        best += -four[i] / 2;
                    }
                    do {
                        best--;
                    } while (best > 0 && b > 3L);
                    try {
                        best += c < 0.5 ? 1 : Integer.parseInt(o.toString());
                    } catch (NumberFormatException e) {
                        best += 100;
                    }
                    String text = switch (Side.values()[a % 2]) { case LEFT -> "l"; default -> "right"; };
                    Choice choice = new Choice(a, best);
                    boolean odd = a % 2 != 0;
                    List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
                    list.sort((x, y) -> odd ? x - y : y - x);
                    Object last = o == null ? text : o;
                    return o instanceof String s && s.length() > 1 ? -1 : choice.value() + text.length() + list.get(0);
                }
            }
            """;

    @TempDir
    Path folder;

    @AfterEach
    void makeNoChange() {
        Changes.make(0);
    }

    private Path compiled(String source, String debug) throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path file = Files.writeString(folder.resolve("Learners.java"), source);
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                debug,
                                "-cp",
                                "target/classes",
                                "-d",
                                classes.toString(),
                                file.toString()))
                .isZero();
        return classes;
    }

    private Path to() throws IOException {
        return Files.createDirectories(folder.resolve("copies"));
    }

    private static Object made(Path classes) throws IOException, ReflectiveOperationException {
        URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, ChangeableTest.class.getClassLoader());
        return loader.loadClass("Learners").getConstructor().newInstance();
    }

    private static Object call(Object learners, String name, Object... arguments) throws ReflectiveOperationException {
        for (Method method : learners.getClass().getMethods()) {
            if (method.getName().equals(name)) {
                return method.invoke(learners, arguments);
            }
        }
        throw new NoSuchMethodException(name);
    }

    /** The values of a call with each change of a kind in turn, in a line of the source that contains the text. */
    private List<Object> with(Change.Kind kind, String inLine, String name, Object... arguments) throws Exception {
        List<Change> changes = Changeable.copy(compiled(SOURCE, "-g"), to());
        Object copy = made(to());
        List<String> lines = SOURCE.lines().toList();
        return changes.stream()
                .filter(change ->
                        change.kind() == kind && lines.get(change.line() - 1).contains(inLine))
                .map(change -> {
                    Changes.make(change.number());
                    try {
                        call(copy, name, arguments);
                        return call(copy, name, arguments);
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException(e);
                    }
                })
                .toList();
    }

    /** A copy with the change of a kind and a name in a line of the source that contains the text. */
    private Object withTheOnly(Change.Kind kind, String inLine, String name) throws Exception {
        List<Change> changes = Changeable.copy(compiled(SOURCE, "-g"), to());
        List<String> lines = SOURCE.lines().toList();
        Changes.make(changes.stream()
                .filter(change -> change.kind() == kind
                        && change.name().equals(name)
                        && lines.get(change.line() - 2).contains(inLine))
                .mapToInt(Change::number)
                .reduce((one, other) -> {
                    throw new AssertionError("more than one");
                })
                .orElseThrow());
        return made(to());
    }

    @Test
    void without_a_change_a_copy_does_what_the_original_does_with_any_tables() throws Exception {
        for (String debug : List.of("-g", "-g:none", "-g:lines")) {
            Path classes = compiled(SOURCE, debug);
            Object original = made(classes);
            Changeable.copy(classes, to());
            Object copy = made(to());
            for (int a = 0; a < 5; a++) {
                for (Object o : List.of("x", "17", "")) {
                    assertThat(call(copy, "everything", a, 5L, a / 4.0, o))
                            .as("%s %s %s", debug, a, o)
                            .isEqualTo(call(original, "everything", a, 5L, a / 4.0, o));
                }
                assertThat(call(copy, "count")).isEqualTo(call(original, "count"));
            }
        }
    }

    @Test
    void changes_are_counted_from_one_without_a_gap() throws Exception {
        List<Change> changes = Changeable.copy(compiled(SOURCE, "-g"), to());
        assertThat(changes.stream().map(Change::number).sorted().toList())
                .isEqualTo(IntStream.rangeClosed(1, changes.size()).boxed().toList());
        assertThat(changes).isSorted();
    }

    @Test
    void a_comparison_can_be_each_of_the_others() throws Exception {
        assertThat(with(Change.Kind.COMPARISON, "a <= b", "atMost", 2, 2)).contains(true, false);
        assertThat(with(Change.Kind.EDGE, "a <= b", "atMost", 2, 2)).containsExactly(false);
        assertThat(with(Change.Kind.EDGE, "a <= b", "atMost", 1, 2)).containsExactly(true);
        assertThat(with(Change.Kind.EDGE, "a < b &&", "between", 1, 1, 2)).containsExactlyInAnyOrder(true, false);
        assertThat(with(Change.Kind.ALWAYS, "a <= b", "atMost", 3, 2)).containsOnly(true);
        assertThat(with(Change.Kind.NEVER, "a <= b", "atMost", 1, 2)).containsOnly(false);
    }

    @Test
    void of_a_condition_with_parts_nobody_says_that_it_always_holds() throws Exception {
        assertThat(kinds("a < 0 || a >= b"))
                .contains(Change.Kind.PART)
                .doesNotContain(Change.Kind.ALWAYS, Change.Kind.NEVER);
        assertThat(with(Change.Kind.PART, "a < 0 || a >= b", "isOutside", 1, 2)).contains(true, false);
    }

    @Test
    void a_condition_that_is_no_comparison_can_always_hold_or_never_or_be_turned_round() throws Exception {
        assertThat(kinds("if (isOdd(a)) {")).doesNotContain(Change.Kind.PART);
        assertThat(with(Change.Kind.COMPARISON, "if (isOdd(a)) {", "halfUnlessOdd", 6))
                .as("one that makes no difference")
                .containsExactly(3);
        assertThat(with(Change.Kind.ASKED_ALWAYS, "if (isOdd(a)) {", "halfUnlessOdd", 6))
                .containsOnly(0);
        assertThat(with(Change.Kind.ASKED_NEVER, "if (isOdd(a)) {", "halfUnlessOdd", 6))
                .containsOnly(3);
        assertThat(with(Change.Kind.TURNED, "if (isOdd(a)) {", "halfUnlessOdd", 6))
                .containsOnly(0);
    }

    @Test
    void a_loop_that_is_left_at_its_end_goes_on_where_its_condition_holds() throws Exception {
        assertThat(with(Change.Kind.NEVER, "while (power < a)", "firstPowerFrom", 8))
                .containsOnly(2);
    }

    private Set<Change.Kind> kinds(String inLine) throws Exception {
        List<String> lines = SOURCE.lines().toList();
        return Changeable.copy(compiled(SOURCE, "-g"), to()).stream()
                .filter(change -> lines.get(change.line() - 1).contains(inLine))
                .map(Change::kind)
                .collect(Collectors.toSet());
    }

    @Test
    void the_larger_can_be_the_smaller_or_either_or_the_sum() throws Exception {
        assertThat(with(Change.Kind.EXTREME, "Math.max(a, b)", "larger", 1, 2)).containsExactly(1, 1, 2, 3);
    }

    @Test
    void a_number_can_be_one_more_or_less_and_beyond_all_values() throws Exception {
        assertThat(with(Change.Kind.NUMBER, "a + 20", "twenty", 1)).contains(22, 20, 1, Integer.MIN_VALUE);
        assertThat(with(Change.Kind.NUMBERS, "a + 20", "twenty", 1)).contains(22, 20);
        assertThat(with(Change.Kind.OPERATION, "a + 20", "twenty", 1)).contains(-19, 19, 20, 1);
        assertThat(with(Change.Kind.OPERATION, "a + 20", "twenty", Integer.MAX_VALUE))
                .contains(Integer.MAX_VALUE);
        assertThat(with(Change.Kind.SIGN, "a + 20", "twenty", 1)).contains(-19);
    }

    @Test
    void identity_can_be_equality_by_content() throws Exception {
        assertThat(with(Change.Kind.CONTENT, "a == b", "equal", 1_000, 1_000)).contains(true);
    }

    @Test
    void a_variable_can_be_another_one_of_its_type() throws Exception {
        assertThat(with(Change.Kind.VARIABLE, "return a;", "second", 1, 2)).containsExactly(2);
    }

    @Test
    void a_variable_can_be_one_more_or_one_less_where_it_is_read() throws Exception {
        assertThat(with(Change.Kind.STEP, "Math.max(a, b)", "larger", 4, 2)).contains(5, 3);
    }

    @Test
    void a_half_can_be_rounded_towards_zero_or_whole() throws Exception {
        assertThat(with(Change.Kind.OPERATION, "a >> 1", "half", -3)).containsExactly(-1, -3);
    }

    @Test
    void a_long_number_can_be_another() throws Exception {
        assertThat(with(Change.Kind.NUMBER, "6L", "atMostSix", 10L)).contains(7L, 5L, 10L);
        assertThat(with(Change.Kind.NUMBERS, "6L", "atMostSix", 10L)).contains(10L);
    }

    @Test
    void two_arguments_can_be_exchanged() throws Exception {
        assertThat(with(Change.Kind.EXCHANGED, "take(b, a)", "minus", 5, 2)).containsExactly(3);
    }

    @Test
    void a_player_can_be_the_other_one() throws Exception {
        assertThat(with(Change.Kind.OPPONENT, "return plybook", "x")).containsExactly(Player.O);
    }

    @Test
    void a_field_can_stand_for_a_number() throws Exception {
        assertThat(with(Change.Kind.FIELD, "return 30", "callsOrThirty")).containsExactlyInAnyOrder(5, 7);
    }

    @Test
    void all_sums_of_a_method_can_be_left_out() throws Exception {
        assertThat(with(Change.Kind.NO_SUMS, "a + 20", "twenty", 1)).containsExactly(1);
    }

    @Test
    void what_is_sorted_can_be_left_as_it_is() throws Exception {
        assertThat(with(Change.Kind.UNSORTED, "list.sort(Comp", "first", 2, 1)).containsExactly(2);
        assertThat(with(Change.Kind.UNSORTED, "sorted(Comp", "firstOfStream", 2, 1))
                .containsExactly(2);
    }

    @Test
    void a_field_can_begin_anew_with_each_call() throws Exception {
        assertThat(with(Change.Kind.FRESH, "calls++", "count")).contains(1);
        assertThat(with(Change.Kind.FRESH, "known.put", "isKnown", 7)).contains(false);
    }

    @Test
    void a_field_without_an_object_before_the_first_call_begins_without_one() throws Exception {
        Object first = withTheOnly(Change.Kind.FRESH, "firstOfAll(int a)", "firsts");
        assertThat(call(first, "firstOfAll", 7)).isEqualTo(7);
        assertThat(call(first, "firstOfAll", 8)).isEqualTo(8);
        Object other = withTheOnly(Change.Kind.FRESH, "otherFirst(int a)", "others");
        assertThat(call(other, "otherFirst", 7)).isEqualTo(7);
        assertThat(call(other, "otherFirst", 8)).isEqualTo(8);
        Object made = withTheOnly(Change.Kind.FRESH, "longer()", "made");
        assertThat(call(made, "longer")).isEqualTo(1);
        assertThat(call(made, "longer")).isEqualTo(1);
    }

    @Test
    void all_fields_can_begin_anew() throws Exception {
        assertThat(with(Change.Kind.ALL_FRESH, "calls++", "count")).contains(1);
        assertThat(with(Change.Kind.ALL_FRESH, "known.put", "isKnown", 7)).containsExactly(false);
    }

    @Test
    void a_field_does_not_begin_anew_where_a_method_calls_itself() throws Exception {
        assertThat(with(Change.Kind.FRESH, "calls++;", "callsOfCalls", 3)).contains(4);
    }

    @Test
    void a_field_begins_anew_after_an_exception() throws Exception {
        Object copy = withTheOnly(Change.Kind.FRESH, "callsOfCalls(int a)", "calls");
        assertThatThrownBy(() -> call(copy, "callsOfCalls", -1)).hasRootCauseInstanceOf(IllegalArgumentException.class);
        assertThat(call(copy, "callsOfCalls", 0)).isEqualTo(1);
    }

    @Test
    void nothing_can_be_found_in_a_map() throws Exception {
        assertThat(with(Change.Kind.EMPTIED, "known.put", "isKnown", 7)).containsExactly(false);
    }

    @Test
    void hash_codes_can_differ_wherever_contents_differ() throws Exception {
        List<Integer> some = List.of(0, 31);
        List<Integer> others = List.of(1, 0); // with the same hash code
        assertThat(with(Change.Kind.HASHED, "a.hashCode()", "sameHash", some, others))
                .containsExactly(false);
        assertThat(with(Change.Kind.HASHED, "a.hashCode()", "sameHash", some, List.copyOf(List.of(0, 31))))
                .containsExactly(true);
        assertThat(with(Change.Kind.HASHED, "Arrays.hashCode(a)", "sameHashes", new int[] {0, 31}, new int[] {1, 0}))
                .containsExactly(false);
        assertThat(with(Change.Kind.HASHED, "Arrays.hashCode(a)", "sameHashes", new int[] {0, 31}, new int[] {0, 31}))
                .containsExactly(true);
    }

    @Test
    void a_difference_can_do_without_an_overflow() throws Exception {
        assertThat(with(Change.Kind.UNBOUNDED, "return a - b", "minus", 2, -Integer.MAX_VALUE))
                .containsExactly(-Integer.MAX_VALUE);
    }

    @Test
    void a_shift_can_move_all_bits_out() throws Exception {
        assertThat(with(Change.Kind.SHIFTED_OUT, "1 << place", "bit", 33)).containsOnly(0);
        assertThat(with(Change.Kind.SHIFTED_OUT, "1 << place", "bit", 31)).containsOnly(1 << 31);
        assertThat(with(Change.Kind.SHIFTED_OUT, "1L << place", "longBit", 64)).containsExactly(0L);
        assertThat(with(Change.Kind.SHIFTED_OUT, "1L << place", "longBit", 33)).containsExactly(1L << 33);
        assertThat(with(Change.Kind.SHIFTED_OUT, "none | 3 << place", "lateLongBit", 33))
                .containsOnly(3L << 33);
    }

    @Test
    void a_shift_to_the_right_can_bring_in_0() throws Exception {
        assertThat(with(Change.Kind.UNSIGNED, "a >> 1", "half", -3)).containsExactly(-3 >>> 1);
        assertThat(with(Change.Kind.UNSIGNED, "a >> 1", "longHalf", -3L)).containsExactly(-3L >>> 1);
    }

    @Test
    void moves_can_be_undone_when_a_method_is_left_in_whatever_way() throws Exception {
        TreeGame game = new TreeGame(Tree.parse("(((1 2) 3) 4)"));
        Position<Integer> position = Position.of(game, game.initialState());
        Object copy = withTheOnly(Change.Kind.UNDONE, "int playsOn", "playsOn");
        assertThat(call(copy, "playsOn", position, 9L)).isEqualTo(-1);
        assertThatThrownBy(position::undo).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> call(copy, "playsOn", position, 1L))
                .hasRootCauseInstanceOf(IllegalStateException.class);
        assertThatThrownBy(position::undo).isInstanceOf(IllegalStateException.class);
        Changes.make(0);
        assertThat(call(copy, "playsOn", position, 9L)).isEqualTo(-1);
        position.undo();
    }

    @Test
    void a_field_can_have_its_value_back_when_a_method_is_left_in_whatever_way() throws Exception {
        Object copy = withTheOnly(Change.Kind.RESTORED, "int callsOfCalls", "calls");
        assertThat(call(copy, "callsOfCalls", 2)).isEqualTo(3);
        assertThatThrownBy(() -> call(copy, "callsOfCalls", -1)).hasRootCauseInstanceOf(IllegalArgumentException.class);
        assertThat(call(copy, "callsOfCalls", 2)).isEqualTo(3);
        Changes.make(0);
        assertThat(call(copy, "callsOfCalls", 2)).isEqualTo(3);
        assertThat(call(copy, "callsOfCalls", 2)).isEqualTo(6);
    }

    @Test
    void several_fields_can_have_their_values_back_together() throws Exception {
        Object copy = withTheOnly(Change.Kind.ALL_RESTORED, "int countDown(", "countDown");
        assertThat(call(copy, "countDown", 2)).isEqualTo(6);
        assertThat(call(copy, "countDown", 2)).isEqualTo(6);
    }

    @Test
    void only_where_a_method_may_call_itself_a_field_can_have_its_value_back() throws Exception {
        assertThat(Changeable.copy(compiled(SOURCE, "-g"), to()).stream()
                        .filter(change -> change.kind() == Change.Kind.RESTORED)
                        .map(Change::method)
                        .distinct())
                .contains("callsOfCalls", "countDown", "byFunction")
                .doesNotContain("count", "wider", "setOpen", "callsOrThirty");
    }

    @Test
    void a_number_begins_anew_as_it_is_written() throws Exception {
        Object copy = withTheOnly(Change.Kind.FRESH, "int wider()", "radius");
        assertThat(call(copy, "wider")).isEqualTo(7);
        assertThat(call(copy, "wider")).isEqualTo(7);
        Object open = withTheOnly(Change.Kind.FRESH, "boolean exchanged()", "isOpen");
        assertThat(call(open, "exchanged")).isEqualTo(true);
        assertThat(call(open, "exchanged")).isEqualTo(true);
    }

    @Test
    void a_truth_value_that_is_written_can_be_the_other_one() throws Exception {
        assertThat(with(Change.Kind.LITERAL, "setOpen(false)", "exchanged")).containsExactly(true);
        List<String> lines = SOURCE.lines().toList();
        assertThat(Changeable.copy(compiled(SOURCE, "-g"), to()).stream()
                        .filter(change -> change.kind() == Change.Kind.LITERAL)
                        .filter(change -> lines.get(change.line() - 1).contains("isLarger = a > b")))
                .as("nobody wrote true or false there")
                .isEmpty();
    }

    @Test
    void without_a_change_a_number_beside_a_truth_value_stays_what_it_is() throws Exception {
        Changeable.copy(compiled(SOURCE, "-g"), to());
        Changes.make(0);
        assertThat(call(made(to()), "twiceIf", 10)).isEqualTo(23);
    }

    @Test
    void an_array_can_have_more_places() throws Exception {
        assertThat(with(Change.Kind.ROOMIER, "new int[4]", "inRow", 4)).containsExactly(7);
        assertThat(with(Change.Kind.ROOMIER, "new String[2][3]", "inGrid", 500, 17))
                .containsExactly("x");
        assertThat(with(Change.Kind.ALL_ROOMIER, "", "inRow", 4)).containsExactly(7);
    }

    @Test
    void a_sorted_set_can_take_only_equal_things_for_the_same() throws Exception {
        assertThat(with(Change.Kind.APART, "new TreeSet", "different", 3, 13)).containsExactly(2);
        assertThat(with(Change.Kind.APART, "new TreeSet", "different", 3, 3)).containsExactly(1);
    }

    @Test
    void a_variable_can_follow_another_one_or_stay_as_it_was() throws Exception {
        assertThat(with(Change.Kind.FOLLOWS, "best = b", "best", 1, 2)).contains(2, 0);
        assertThat(with(Change.Kind.KEPT, "best = b", "best", 1, 2)).containsExactly(0);
    }

    @Test
    void a_method_that_would_become_too_large_is_refused() throws IOException {
        String lines = "        if (a > 0) { a++; }\n".repeat(6_000);
        Path classes = compiled(
                "public class Learners {\n    public int run(int a) {\n" + lines + "        return a;\n    }\n}\n",
                "-g");
        assertThatThrownBy(() -> Changeable.copy(classes, to())).isInstanceOf(RuntimeException.class);
    }
}
