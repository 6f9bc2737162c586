package plybook.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;

class GivenGomokuTest {
    private final Random random = new Random(31);

    @Test
    void says_after_any_walk_what_a_new_one_on_the_same_board_says() {
        for (int game = 0; game < 40; game++) {
            Board board = Board.empty(5 + random.nextInt(15));
            GivenGomoku walking = new GivenGomoku(board, new Budget());
            Deque<Cell> line = new ArrayDeque<>();
            for (int step = 0; step < 120; step++) {
                if (walking.terminal() || (!line.isEmpty() && random.nextInt(5) < 2)) {
                    walking.undo();
                    board.clear(line.pop());
                } else {
                    Cell cell = oneOf(
                            random.nextInt(4) == 0
                                    ? board.emptyCells()
                                    : new GivenGomoku(board, new Budget()).actions());
                    board.put(cell, walking.player());
                    walking.make(cell);
                    line.push(cell);
                }
                compare(walking, board);
            }
        }
    }

    /** Asks for some of what it knows, in any order: what was not asked for between two moves may be worked out later. */
    private void compare(GivenGomoku walking, Board board) {
        GivenGomoku made = new GivenGomoku(board, new Budget());
        assertThat(walking.terminal()).isEqualTo(made.terminal());
        for (int i = random.nextInt(4); i > 0; i--) {
            if (walking.terminal()) {
                assertThat(walking.utility()).isEqualTo(made.utility());
            } else if (random.nextBoolean()) {
                assertThat(walking.evaluation()).as("%s", board).isEqualTo(made.evaluation());
            } else {
                assertThat(walking.actions()).as("%s", board).isEqualTo(made.actions());
            }
        }
    }

    private Cell oneOf(List<Cell> cells) {
        return cells.get(random.nextInt(cells.size()));
    }
}
