package plybook.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.game.Board;
import plybook.game.Cell;

class CoordinatesTest {
    @Test
    void every_cell_of_every_board_is_found_by_its_name() {
        for (int size = Gomoku.MIN_SIZE; size <= Gomoku.MAX_SIZE; size++) {
            for (Cell cell : Board.empty(size).emptyCells()) {
                assertThat(Coordinates.parse(Coordinates.of(cell), size)).contains(cell);
            }
        }
        assertThat(Coordinates.of(new Cell(7, 7))).isEqualTo("H8");
        assertThat(Coordinates.parse(" h 8 ", 15)).contains(new Cell(7, 7));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "8", "H", "H0", "H16", "P8", "H8H", "8H", "7,7", "H-8", "É8", "H08"})
    void a_text_that_names_no_cell_gives_none(String text) {
        assertThat(Coordinates.parse(text, 15)).isEmpty();
    }

    @Test
    void a_board_is_drawn_with_the_names_of_its_cells() {
        assertThat(Coordinates.drawn(Board.parse("...../.X.../..O../...../....X")))
                .isEqualTo("   A B C D E\n 1 . . . . .\n 2 . X . . .\n 3 . . O . .\n 4 . . . . .\n 5 . . . . X\n");
    }
}
