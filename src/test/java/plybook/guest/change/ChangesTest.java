package plybook.guest.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.change.Changes.Comparison;

/** The change that is made is one for the whole process, so these tests come one after the other. */
@ResourceLock("plybook.guest.change.Changes")
class ChangesTest {
    private static final int FIRST = 100;
    private static final int ALIKE = 200;
    private static final int ALL = 400;
    private static final int EDGE = 300;

    @AfterEach
    void makeNoChange() {
        Changes.make(0);
    }

    /** The values without a change, with each of so many in turn, and with the numbers before and behind. */
    private static <T> List<T> all(int first, int count, Supplier<T> value) {
        List<T> all = new ArrayList<>();
        for (int number : Stream.of(IntStream.of(0), IntStream.range(first - 1, first + count + 1))
                .flatMapToInt(each -> each)
                .toArray()) {
            Changes.make(number);
            all.add(value.get());
        }
        return all;
    }

    private static boolean holds(int a, int b, Comparison written) {
        return Changes.holds(a, b, List.of(Comparison.values()).indexOf(written), FIRST, ALIKE, EDGE);
    }

    @Test
    void a_comparison_has_each_of_the_others_as_an_alternative() {
        for (Comparison written : Comparison.values()) {
            List<Comparison> alternatives = IntStream.range(0, Changes.COMPARISONS)
                    .mapToObj(written::alternative)
                    .toList();
            assertThat(alternatives).doesNotHaveDuplicates().doesNotContain(written);
            for (int a = 0; a < 3; a++) {
                int left = a;
                boolean asWritten = holds(left, 1, written);
                for (int first : List.of(FIRST, ALIKE)) {
                    List<Boolean> all = all(first, Changes.COMPARISONS, () -> holds(left, 1, written));
                    assertThat(all.subList(2, 2 + Changes.COMPARISONS))
                            .isEqualTo(alternatives.stream()
                                    .map(each -> each.of(left, 1))
                                    .toList());
                    assertThat(List.of(all.get(0), all.get(1), all.get(2 + Changes.COMPARISONS)))
                            .containsOnly(asWritten);
                }
            }
        }
    }

    @Test
    void at_the_edge_only_equality_counts_otherwise() {
        for (Comparison written :
                List.of(Comparison.LESS, Comparison.LESS_OR_EQUAL, Comparison.GREATER, Comparison.GREATER_OR_EQUAL)) {
            for (int a = 0; a < 3; a++) {
                Changes.make(0);
                boolean before = holds(a, 1, written);
                Changes.make(EDGE);
                assertThat(holds(a, 1, written)).as("%s %s", written, a).isEqualTo((a == 1) != before);
            }
        }
        Changes.make(EDGE);
        assertThat(holds(1, 1, Comparison.EQUAL)).isTrue();
        assertThat(holds(1, 1, Comparison.NOT_EQUAL)).isFalse();
    }

    @Test
    void identity_can_be_turned_round_or_be_equality() {
        Integer one = Integer.valueOf(1_000);
        Integer other = Integer.valueOf(1_000);
        assertThat(all(FIRST, Changes.IDENTITIES, () -> Changes.same(one, other, true, FIRST)))
                .containsExactly(false, false, true, true, false, true, false, false);
        assertThat(all(FIRST, Changes.IDENTITIES, () -> Changes.same(null, other, false, FIRST)))
                .containsExactly(true, true, false, true, false, false, true, true);
        assertThat(all(FIRST, Changes.IDENTITIES, () -> Changes.same(null, null, true, FIRST)))
                .containsExactly(true, true, false, true, false, true, false, true);
    }

    @Test
    void a_number_has_seven_alternatives_here_or_everywhere() {
        assertThat(all(FIRST, Changes.NUMBERS, () -> Changes.number(70, FIRST, ALIKE)))
                .containsExactly(70, 70, 71, 69, -70, 0, Window.INFINITY, -Window.INFINITY, 7, 70);
        assertThat(all(ALIKE, Changes.NUMBERS, () -> Changes.number(70, FIRST, ALIKE)))
                .containsExactly(70, 70, 71, 69, -70, 0, Window.INFINITY, -Window.INFINITY, 7, 70);
        // Everywhere the opposite of a number changes with it, the other way round.
        assertThat(all(ALIKE, Changes.NUMBERS, () -> Changes.number(-70, FIRST, ALIKE)))
                .containsExactly(-70, -70, -71, -69, 70, 0, -Window.INFINITY, Window.INFINITY, -7, -70);
        assertThat(all(ALIKE, Changes.NUMBERS, () -> Changes.number(Integer.MIN_VALUE, FIRST, ALIKE)))
                .contains(-Window.INFINITY, Integer.MIN_VALUE + 1);
        assertThat(all(FIRST, Changes.FRACTIONS, () -> Changes.number(0.5, FIRST)))
                .containsExactly(0.5, 0.5, -0.5, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.5);
    }

    @Test
    void a_long_number_has_the_alternatives_of_a_short_one() {
        assertThat(all(FIRST, Changes.NUMBERS, () -> Changes.number(70L, FIRST, ALIKE)))
                .containsExactly(
                        70L, 70L, 71L, 69L, -70L, 0L, (long) Window.INFINITY, (long) -Window.INFINITY, 7L, 70L);
    }

    @Test
    void an_array_gets_more_places_alone_or_with_all_others() {
        assertThat(all(FIRST, Changes.ONE, () -> Changes.room(15, 4, ALIKE, FIRST)))
                .containsExactly(15, 15, 19, 15);
        assertThat(all(ALIKE, Changes.ONE, () -> Changes.room(15, 4, ALIKE, FIRST)))
                .containsExactly(15, 15, 19, 15);
        assertThat(all(FIRST, Changes.ONE, () -> Changes.room(-1, 4, ALIKE, FIRST)))
                .containsOnly(-1);
    }

    @Test
    void a_shift_moves_all_bits_out_or_begins_again() {
        assertThat(all(FIRST, Changes.ONE, () -> Changes.shifted(3, 33, ALIKE, FIRST)))
                .containsExactly(6, 6, 0, 6);
        assertThat(all(ALIKE, Changes.ONE, () -> Changes.shifted(3L, 65, ALIKE, FIRST)))
                .containsExactly(6L, 6L, 0L, 6L);
        assertThat(all(ALIKE, Changes.ONE, () -> Changes.shifted(3L, 33, ALIKE, FIRST)))
                .containsOnly(3L << 33);
        assertThat(all(ALIKE, Changes.ONE, () -> Changes.shiftedAsLong(3, 33, ALIKE, FIRST)))
                .containsExactly(6L, 6L, 3L << 33, 6L);
    }

    @Test
    void a_half_is_rounded_downwards_or_towards_zero_or_whole() {
        assertThat(all(FIRST, Changes.HALVES, () -> Changes.halved(-7, 1, ALIKE, FIRST)))
                .containsExactly(-4, -4, -3, -7, -4);
        assertThat(all(FIRST, Changes.HALVES, () -> Changes.halved(9, 2, ALIKE, FIRST)))
                .containsExactly(2, 2, 2, 9, 2);
    }

    @Test
    void a_shift_to_the_right_brings_in_the_sign_or_0() {
        assertThat(all(ALIKE, Changes.ONE, () -> Changes.halved(-7, 28, ALIKE, FIRST)))
                .containsExactly(-1, -1, 15, -1);
        assertThat(all(ALIKE, Changes.ONE, () -> Changes.halved(-7L, 60, ALIKE)))
                .containsExactly(-1L, -1L, 15L, -1L);
    }

    @Test
    void results_signs_truths_and_extremes_have_their_alternatives() {
        assertThat(all(FIRST, Changes.RESULTS, () -> Changes.result(7, FIRST))).containsExactly(7, 7, -7, 8, 6, 7);
        assertThat(all(FIRST, Changes.ONE, () -> Changes.negated(7, FIRST))).containsExactly(-7, -7, 7, -7);
        assertThat(all(FIRST, Changes.TRUTHS, () -> Changes.truth(true, FIRST)))
                .containsExactly(true, true, false, true, false, true);
        assertThat(all(FIRST, Changes.EXTREMES, () -> Changes.extreme(3, 5, true, FIRST)))
                .containsExactly(5, 5, 3, 3, 5, 8, 5);
        assertThat(all(FIRST, Changes.EXTREMES, () -> Changes.extreme(3, 5, false, FIRST)))
                .containsExactly(3, 3, 5, 3, 5, 8, 3);
    }

    @Test
    void an_operation_can_be_each_other_one() {
        Map<Character, Integer> written = Map.of('+', -4, '-', -10, '*', -21, '/', -2, '%', -1);
        written.forEach((operation, result) -> {
            assertThat(all(FIRST, Changes.OPERATIONS, () -> Changes.arithmetic(-7, 3, operation, FIRST, ALIKE, ALL)))
                    .as("%s", operation)
                    .containsExactly(result, result, -4, -10, 10, -21, -3, 2, -7, 3, -1, result, result);
            Changes.make(ALIKE);
            assertThat(Changes.arithmetic(-7, 3, operation, FIRST, ALIKE, ALL)).isEqualTo(-7);
        });
    }

    @Test
    void an_operation_can_end_at_infinity_instead_of_overflowing() {
        int beyond = Window.INFINITY;
        assertThat(Changes.arithmetic(beyond, 1, '+', FIRST, ALIKE, ALL)).isEqualTo(Integer.MIN_VALUE);
        Changes.make(FIRST + Changes.OPERATIONS - 1);
        assertThat(Changes.arithmetic(beyond, 1, '+', FIRST, ALIKE, ALL)).isEqualTo(Window.INFINITY);
        assertThat(Changes.arithmetic(-beyond, 2, '-', FIRST, ALIKE, ALL)).isEqualTo(-Window.INFINITY);
        assertThat(Changes.arithmetic(beyond, -2, '*', FIRST, ALIKE, ALL)).isEqualTo(-Window.INFINITY);
        Changes.make(ALL);
        assertThat(Changes.arithmetic(-beyond, 2, '-', FIRST, ALIKE, ALL)).isEqualTo(-Window.INFINITY);
    }

    @Test
    void another_variable_player_or_bound_can_be_taken() {
        assertThat(all(FIRST, Changes.ONE, () -> Changes.either(1, 2, FIRST))).containsExactly(1, 1, 2, 1);
        assertThat(all(FIRST, Changes.ONE, () -> Changes.either("a", "b", FIRST)))
                .containsExactly("a", "a", "b", "a");
        assertThat(all(FIRST, Changes.FOLLOWING, () -> Changes.followed(3, 5, FIRST)))
                .containsExactly(3, 3, 5, 3, 3);
        assertThat(all(FIRST, Changes.FOLLOWING, () -> Changes.followed(3, 1, FIRST)))
                .containsExactly(3, 3, 3, 1, 3);
        assertThat(all(FIRST, Changes.ONE, () -> Changes.player(Player.X, FIRST)))
                .containsExactly(Player.X, Player.X, Player.O, Player.X);
        Changes.make(FIRST);
        assertThat(Changes.player(null, FIRST)).isNull();
    }

    @Test
    void a_field_can_begin_anew() {
        assertThat(all(FIRST, Changes.ONE, () -> Changes.fresh(3, 7, ALL, FIRST)))
                .containsExactly(3, 3, 7, 3);
        Changes.make(ALL);
        assertThat(Changes.fresh(3, 7, ALL, FIRST)).isEqualTo(7);
        Changes.begun();
        assertThat(Changes.fresh(3, 7, ALL, FIRST)).as("called from within").isEqualTo(3);
        Changes.left();
        Changes.make(0);
        Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
        List<Integer> list = new ArrayList<>(List.of(1));
        int[] numbers = {1, 2};
        assertThat(Changes.fresh(map, ALL, FIRST)).isSameAs(map).isEqualTo(Map.of("a", 1));
        Changes.make(FIRST);
        assertThat(Changes.fresh(map, ALL, FIRST)).isSameAs(map).isEqualTo(Map.of());
        assertThat(Changes.fresh(list, ALL, FIRST)).isSameAs(list).isEqualTo(List.of());
        assertThat(Changes.fresh(numbers, ALL, FIRST)).isSameAs(numbers);
        assertThat(numbers).containsOnly(0);
        assertThat(Changes.fresh("text", ALL, FIRST)).isNull();
    }

    @Test
    void what_is_sorted_can_stay_as_it_is() {
        List<Integer> list = new ArrayList<>(List.of(2, 1));
        Changes.make(FIRST);
        Changes.sort(list, Comparator.naturalOrder(), FIRST);
        assertThat(list).containsExactly(2, 1);
        assertThat(Changes.sorted(Stream.of(2, 1), Comparator.naturalOrder(), FIRST))
                .containsExactly(2, 1);
        Changes.make(0);
        Changes.sort(list, Comparator.naturalOrder(), FIRST);
        assertThat(list).containsExactly(1, 2);
        assertThat(Changes.sorted(Stream.of(2, 1), Comparator.naturalOrder(), FIRST))
                .containsExactly(1, 2);
    }
}
