package plybook.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

class WalkTest {
    @Test
    void the_second_position_has_the_same_stones_on_a_larger_board() {
        Board board = Board.empty(5);
        board.put(new Cell(4, 1), Player.X);
        Board second = new Walk(board, 2, List.of()).boardOfSecond();
        assertThat(second.size()).isEqualTo(6);
        assertThat(second.stones()).isEqualTo(1);
        assertThat(second.at(4, 1)).contains(Player.X);
    }

    @Test
    void on_the_largest_board_it_is_a_copy() {
        Board board = Board.empty(19);
        Board second = new Walk(board, 2, List.of()).boardOfSecond();
        second.put(new Cell(0, 0), Player.X);
        assertThat(second.size()).isEqualTo(19);
        assertThat(board.stones()).isZero();
    }
}
