package plybook.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;

class MatchTest {
    private final Match<Board, Cell> match = new Match<>(new TicTacToe());

    private static Mover<Board, Cell, RuntimeException> playing(int... numbers) {
        Deque<Integer> left = new ArrayDeque<>();
        for (int number : numbers) {
            left.add(number);
        }
        return each -> cell(left.remove());
    }

    private static Cell cell(int number) {
        return new Cell(number / 3, number % 3);
    }

    @Test
    void both_sides_move_in_turn_until_the_game_is_over() {
        match.run(playing(0, 1, 2), playing(3, 4));
        assertThat(match.actions()).containsExactly(cell(0), cell(3), cell(1), cell(4), cell(2));
        assertThat(match.over()).isTrue();
        assertThat(match.winner()).contains(Player.X);
    }

    @Test
    void without_a_board_the_winner_follows_from_the_utility() {
        for (int value : new int[] {-3, 0, 3}) {
            Match<TreeState, Integer> tree = new Match<>(new TreeGame(Tree.parse("(" + value + " 1)")));
            assertThat(tree.winner()).as("before the end").isEmpty();
            tree.play(0);
            assertThat(tree.winner().map(Player::name).orElse("tie"))
                    .isEqualTo(value > 0 ? "MAX" : value < 0 ? "MIN" : "tie");
        }
    }

    @Test
    void an_illegal_action_is_refused_and_changes_nothing() {
        match.play(cell(4));
        assertThatThrownBy(() -> match.play(cell(4))).isInstanceOf(IllegalArgumentException.class);
        assertThat(match.actions()).containsExactly(cell(4));
        assertThat(match.last()).contains(cell(4));
    }

    @Test
    void what_a_mover_throws_comes_through_and_the_match_stays_as_it_was() {
        class Resigned extends Exception {
            private static final long serialVersionUID = 1;
        }
        Mover<Board, Cell, Resigned> first = each -> each.legal().get(0);
        Mover<Board, Cell, Resigned> resigning = each -> {
            throw new Resigned();
        };
        assertThatThrownBy(() -> match.run(first, resigning)).isInstanceOf(Resigned.class);
        assertThat(match.toMove()).isEqualTo(Player.O);
        assertThat(match.actions()).hasSize(1);
    }

    @Test
    void taking_back_removes_a_sides_last_action_and_the_answer_to_it() {
        assertThat(match.takeBackTo(Player.X)).isFalse();
        Stream.of(0, 1, 2, 3).map(MatchTest::cell).forEach(match::play);
        assertThat(match.takeBackTo(Player.X)).isTrue();
        assertThat(match.actions()).isEqualTo(List.of(cell(0), cell(1)));
        assertThat(match.takeBackTo(Player.O)).isTrue();
        assertThat(match.state()).isEqualTo(Board.parse("X../.../..."));
        assertThat(match.takeBackTo(Player.O)).isFalse();
    }
}
