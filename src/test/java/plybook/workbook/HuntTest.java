package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.AlphaBeta;
import plybook.search.SearchResult;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;

class HuntTest {
    private static <S, A> int right(Game<S, A> game, S state, int alpha, int beta) {
        return new AlphaBeta<>(game).search(state, new Window(alpha, beta)).value();
    }

    private static <S, A> int everything(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        var values = game.actions(state).stream()
                .mapToInt(action -> everything(game, game.result(state, action), alpha, beta));
        return game.player(state) == Player.MAX
                ? values.max().orElseThrow()
                : values.min().orElseThrow();
    }

    private static <S, A> int firstChild(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state)
                ? game.utility(state)
                : firstChild(game, game.result(state, game.actions(state).get(0)), alpha, beta);
    }

    @Test
    void a_right_version_is_caught_nowhere() {
        assertThat(Hunt.toldEverywhere(HuntTest::right))
                .isEqualTo("tried on 23,832 trees: a wrong value on 0; leaves wasted on 0 more");
    }

    @Test
    void a_wasteful_version_is_caught_on_the_smallest_tree() {
        assertThat(Hunt.toldEverywhere(HuntTest::everything))
                .contains("a wrong value on 0;")
                .contains("(-1 (-1 -1))");
    }

    @Test
    void a_wrong_value_is_shown_beside_the_right_one() {
        assertThat(Hunt.told(HuntTest::firstChild, "(1 2)"))
                .isEqualTo("(1 2)\n   CAUGHT: it says 1, the value is 2\n   it asks for 1 leaf: 1");
    }

    @Test
    void leaves_are_listed_in_the_order_of_asking() {
        assertThat(Hunt.leavesAsked(HuntTest::right, Tree.parse("((7 3) (15) (1 12 20 22))")))
                .isEqualTo(List.of(7, 3, 15, 1));
    }

    @Test
    void counts_from_outside_equal_those_of_the_search_itself() {
        TicTacToe game = new TicTacToe();
        Board board = Board.parse("X../.O./...");
        SearchResult<Cell> outside = Hunt.<Board, Cell>asSearch(game, (g, state, a, b) -> inPlace(g, state, a, b))
                .search(board);
        SearchResult<Cell> itself = new AlphaBeta<>(game).search(board);
        assertThat(outside.value()).isEqualTo(itself.value());
        assertThat(outside.counters()).isEqualTo(itself.counters());
    }

    private static <S, A> int inPlace(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean max = game.player(state) == Player.MAX;
        int a = alpha;
        int b = beta;
        for (A action : game.actions(state)) {
            int value = inPlace(game, game.result(state, action), a, b);
            a = max ? Math.max(a, value) : a;
            b = max ? b : Math.min(b, value);
            if (a >= b) {
                break;
            }
        }
        return max ? a : b;
    }

    @Test
    void a_text_that_is_no_tree_is_refused_with_the_position() {
        assertThatThrownBy(() -> Hunt.hunt(HuntTest::right, "((7 3)")).hasMessageContaining("position 6");
    }

    @Test
    void an_anonymous_version_is_named_by_its_letter() {
        assertThatThrownBy(() -> Hunt.hunt("AB", "(1)")).hasMessageContaining("[A, B, C, D, E]");
        assertThatThrownBy(() -> Hunt.hunt("f", "(1)")).hasMessageContaining("[A, B, C, D, E]");
    }

    @Test
    void waste_counts_as_caught_but_not_as_a_wrong_value() {
        assertThat(Hunt.wrongValues(HuntTest::everything)).isZero();
        assertThat(Hunt.wrongValues(HuntTest::firstChild)).isPositive();
        assertThat(Hunt.caught(HuntTest::everything, "(-1 (-1 -1))")).isTrue();
        assertThat(Hunt.caught(HuntTest::right, "(-1 (-1 -1))")).isFalse();
    }
}
