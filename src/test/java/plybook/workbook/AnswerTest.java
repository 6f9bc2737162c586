package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;

class AnswerTest {
    static Stream<Arguments> same() {
        return Stream.of(
                arguments(15, 15),
                arguments("15", 15),
                arguments(" 15.0 ", 15),
                arguments(15L, 15),
                arguments("−7", -7),
                arguments("549,946", 549_946),
                arguments("549 946", 549_946),
                arguments("549'946", 549_946L),
                arguments(new Cell(1, 1), new Cell(1, 1)),
                arguments("1,1", new Cell(1, 1)),
                arguments("(1, 1)", new Cell(1, 1)),
                arguments("x", Player.X),
                arguments("MAX", Player.X),
                arguments(Player.O, Player.MIN),
                arguments("O", Optional.of(Player.O)),
                arguments("nobody", Optional.empty()),
                arguments("none", List.of()),
                arguments(true, true),
                arguments("no", false),
                arguments("12 20 22", List.of(12, 20, 22)),
                arguments("12, 20 and 22".replace(" and", ","), List.of(12, 20, 22)),
                arguments(List.of(12, 20, 22), List.of(12, 20, 22)),
                arguments("22 12 20", Set.of(12, 20, 22)),
                arguments("(0,0) (2,2)", List.of(new Cell(0, 0), new Cell(2, 2))),
                arguments("-inf 3", new Window(-Window.INFINITY, 3)),
                arguments("(−∞, 3]", new Window(-Window.INFINITY, 3)),
                arguments("+∞", Window.INFINITY),
                arguments("-infinity", -Window.INFINITY),
                arguments("third", "Third"));
    }

    @ParameterizedTest
    @MethodSource("same")
    void several_ways_of_writing_an_answer_mean_the_same(Object expected, Object actual) {
        assertThat(Answer.same(expected, actual)).isTrue();
    }

    static Stream<Arguments> different() {
        return Stream.of(
                arguments(15, 16),
                arguments("7 3", 73),
                arguments("5 4 9946", 549_946),
                arguments("1,0", new Cell(0, 1)),
                arguments("100,200", 100_201),
                arguments("X", Player.O),
                arguments("20 12 22", List.of(12, 20, 22)),
                arguments("12 12 20", Set.of(12, 20)),
                arguments("12", List.of()),
                arguments("nobody", Optional.of(Player.X)),
                arguments("3 +inf", new Window(-Window.INFINITY, 3)),
                arguments("no idea", 15),
                arguments("()", 15));
    }

    @ParameterizedTest
    @MethodSource("different")
    void other_answers_are_different(Object expected, Object actual) {
        assertThat(Answer.same(expected, actual)).isFalse();
    }

    @Test
    void two_numbers_are_not_read_as_one_with_a_thousands_separator() {
        assertThat(Answer.same("100,200", List.of(100, 200))).isTrue();
        assertThat(Answer.same("100,200", 100_200)).isTrue();
    }

    @Test
    void answers_are_written_as_people_write_them() {
        assertThat(Answer.text(549_946)).isEqualTo("549,946");
        assertThat(Answer.text(-7)).isEqualTo("−7");
        assertThat(Answer.text(-Window.INFINITY)).isEqualTo("−∞");
        assertThat(Answer.text(Optional.empty())).isEqualTo("nobody");
        assertThat(Answer.text(Optional.of(Player.X))).isEqualTo("MAX (X)");
        assertThat(Answer.text(List.of(12, 20))).isEqualTo("12, 20");
        assertThat(Answer.text(true)).isEqualTo("yes");
    }
}
