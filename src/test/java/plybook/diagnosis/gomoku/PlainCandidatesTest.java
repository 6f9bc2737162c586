package plybook.diagnosis.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** The oracle of exercise 07 on boards whose candidates a reader can list. */
class PlainCandidatesTest {
    @Test
    void candidates_are_the_empty_cells_near_a_stone_row_by_row() {
        Board board = Board.empty(3);
        board.put(new Cell(0, 0), Player.X);
        assertThat(PlainCandidates.near(board, 1)).containsExactly(new Cell(0, 1), new Cell(1, 0), new Cell(1, 1));
        assertThat(PlainCandidates.near(board, 2)).hasSize(8);
        assertThat(PlainCandidates.near(Board.empty(3), 2)).containsExactly(new Cell(1, 1));
    }

    @Test
    void threats_come_first_and_all_else_stays_row_by_row() {
        Board board = Board.empty(6);
        List.of(1, 2, 3, 4).forEach(column -> board.put(new Cell(5, column), Player.O));
        PlainCandidates position = new PlainCandidates();
        position.start(board, 1);
        List<Cell> ordered = position.ordered();
        assertThat(ordered.subList(0, 2)).containsExactly(new Cell(5, 0), new Cell(5, 5));
        assertThat(ordered.subList(2, ordered.size()))
                .isEqualTo(position.candidates().subList(0, ordered.size() - 2));
    }
}
