package plybook.diagnosis.symptoms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.symptoms.Condition.Kind;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;

/** Each thing that can be said of a question, on the smallest trees where it does and does not hold. */
class ConditionTest {
    private static final String TABLE = """
        AT_THE_ROOT,        MAX, ,      (1 2),                   v(1 2)
        AT_THE_ROOT,        MIN, ,      v(^(1 2)),               ^(v(1 2))
        MOVES,              MIN, ,      ^(3 v(1 2)),             ^(3 ^(1 2))
        MOVES,              MAX, ,      v(3 ^(1 2)),             v(3 v(1 2))
        DEEP,               ,    2,     (3 (1 2)),               (3 1 2)
        DEEP,               ,    3,     (3 ((1 2))),             (3 (1 2))
        WIDE,               ,    3,     (1 (1 2 3)),             (1 (1 2))
        WIDE,               MIN, 3,     (1 (1 2 3)),             (1 2 3 (1 2))
        WIDE,               MAX, 3,     (1 2 (1 2)),             (1 (1 2 3))
        FIRST_NOT_BEST,     ,    ,      (1 2),                   (2 1)
        FIRST_NOT_BEST,     MIN, ,      (3 (2 1)),               (1 (1 2))
        FIRST_TWO_NOT_BEST, ,    ,      (1 2 3),                 (1 3 2)
        LAST_ALONE_BEST,    ,    ,      (1 2 3),                 (1 3 3)
        LAST_ALONE_BEST,    ,    ,      (1 2),                   (1)
        FIRST_ALONE_BEST,   ,    ,      (3 2 1),                 (3 3 1)
        FIRST_ALONE_BEST,   ,    ,      (2 1),                   (1)
        TIE,                ,    ,      (1 3 3),                 (1 1 3)
        TIE,                MIN, ,      (4 (1 1)),               (4 4 (1 2))
        SINGLE_CHILD,       ,    ,      (1 (2)),                 (1 (2 3))
        SINGLE_CHILD,       MIN, ,      (1 (2)),                 ((2 3))
        ENDS_AND_OTHERS,    ,    ,      (1 (2 3)),               ((1 2) (2 3))
        ENDS_AND_OTHERS,    ,    ,      ((2 3) 1),               (1 2 3)
        MOVES_TWICE,        ,    ,      ^(1 ^(2 3)),             ^(1 v(2 3))
        MOVES_TWICE,        MIN, ,      ^(1 v(2 v(3 4))),        ^(1 ^(2 3))
        WORTH_ZERO,         ,    ,      (0 -1),                  (0 1)
        WORTH_ZERO,         MIN, ,      (5 (0 1)),               (0 (-1 1))
        LOST,               ,    ,      (-1 -2),                 (0 -2)
        LOST,               MIN, ,      (3 (1 2)),               (3 (-1 2))
        WON,                ,    ,      (1 -2),                  (0 -2)
        WON,                MIN, ,      (3 (-1 2)),              (3 (0 2))
        WON,                MAX, ,      (3 (-1 2)),              (0 (-1 2))
        ZERO_LEAF,          ,    ,      (1 (0 2)),               (1 (3 2))
        LARGE_LEAF,         ,    128,   (1 (-128 2)),            (127 (1 2))
        """;

    private static Condition condition(Kind kind, @Nullable String player, @Nullable Integer number) {
        return new Condition(
                kind,
                Optional.ofNullable(player).map(Player::valueOf),
                number == null ? OptionalInt.empty() : OptionalInt.of(number));
    }

    private static Case asked(String tree, Window window) {
        return Case.of(new Observation(Probe.value(Tree.parse(tree), window), List.of(), OptionalInt.of(0)), false);
    }

    private static Case chosen(String tree) {
        return Case.of(new Observation(Probe.choice(Tree.parse(tree)), List.of(), OptionalInt.of(0)), false);
    }

    @ParameterizedTest
    @CsvSource(textBlock = TABLE)
    void a_condition_holds_on_one_tree_and_not_on_another(
            Kind kind, @Nullable String player, @Nullable Integer number, String tree, String other) {
        Condition condition = condition(kind, player, number);
        assertThat(condition.holds(asked(tree, Window.FULL))).as("on %s", tree).isTrue();
        assertThat(condition.holds(asked(other, Window.FULL)))
                .as("on %s", other)
                .isFalse();
        assertThat(Condition.all()).contains(condition);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            BELOW_THE_WINDOW,  (1 3), 3, 9, true
            BELOW_THE_WINDOW,  (1 3), 2, 9, false
            ABOVE_THE_WINDOW,  (1 3), 0, 3, true
            ABOVE_THE_WINDOW,  (1 3), 0, 4, false
            INSIDE_THE_WINDOW, (1 3), 2, 4, true
            INSIDE_THE_WINDOW, (1 3), 3, 4, false
            INSIDE_THE_WINDOW, (1 3), 2, 3, false
            """)
    void a_value_lies_below_above_or_inside_a_window(Kind kind, String tree, int alpha, int beta, boolean holds) {
        assertThat(condition(kind, null, null).holds(asked(tree, new Window(alpha, beta))))
                .isEqualTo(holds);
    }

    @ParameterizedTest
    @EnumSource(names = {"BELOW_THE_WINDOW", "ABOVE_THE_WINDOW", "INSIDE_THE_WINDOW"})
    void nothing_is_said_of_the_full_window(Kind kind) {
        assertThat(condition(kind, null, null).holds(asked("(1 3)", Window.FULL)))
                .isFalse();
    }

    @Test
    void of_a_choice_what_is_said_of_nodes_is_said_of_the_root() {
        Condition wide = condition(Kind.WIDE, null, 3);
        assertThat(wide.holds(asked("(1 (1 2 3))", Window.FULL))).isTrue();
        assertThat(wide.holds(chosen("(1 (1 2 3))"))).isFalse();
        assertThat(wide.holds(chosen("(1 2 3)"))).isTrue();
        Condition moves = condition(Kind.MOVES, "MIN", null);
        assertThat(moves.holds(chosen("(1 (1 2 3))"))).isTrue();
    }

    @Test
    void every_kind_has_its_trees() {
        Set<String> known = Condition.all().stream()
                .map(condition -> condition.kind().name())
                .filter(kind -> !kind.endsWith("_WINDOW"))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> shown = TABLE.lines()
                .map(line -> line.strip().split(",", -1)[0])
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(shown).isEqualTo(known);
        assertThat(Condition.all()).hasSize(7 + 5 + 3 * 14 + 1 + 2 + 3).doesNotHaveDuplicates();
    }

    /** An answer outside the window is wrong only if it lies on the wrong side. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            5, 2, 9, 5, false
            5, 2, 9, 6, true
            5, 6, 9, 6, false
            5, 6, 9, 4, false
            5, 6, 9, 7, true
            5, 5, 9, 5, false
            5, 5, 9, 6, true
            5, 1, 4, 4, false
            5, 1, 4, 9, false
            5, 1, 4, 3, true
            """)
    void an_answer_is_wrong(int value, int alpha, int beta, int answer, boolean wrong) {
        Probe probe = Probe.value(Tree.parse("(" + value + ")"), new Window(alpha, beta));
        assertThat(Case.of(new Observation(probe, List.of(), OptionalInt.of(answer)), false)
                        .isWrong())
                .isEqualTo(wrong);
        assertThat(Case.of(new Observation(probe, List.of(), OptionalInt.empty()), false)
                        .isWrong())
                .isTrue();
    }
}
