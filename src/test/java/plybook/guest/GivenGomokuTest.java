package plybook.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

class GivenGomokuTest {
    private final Random random = new Random(31);

    /** A position that is walked on, and the board as it should be. */
    private final class Walk {
        private final Board board;
        private final GivenGomoku position;
        private final Deque<Cell> line = new ArrayDeque<>();

        Walk() {
            board = Board.empty(5 + random.nextInt(15));
            for (int stones = random.nextInt(6); stones > 0; stones--) {
                board.put(oneOf(board.emptyCells()), board.stones() % 2 == 0 ? Player.X : Player.O);
            }
            position = new GivenGomoku(board, new Budget());
        }

        void step() {
            if (position.terminal() || (!line.isEmpty() && random.nextInt(5) < 2)) {
                position.undo();
                board.clear(line.pop());
            } else {
                Cell cell = oneOf(random.nextInt(4) == 0 ? board.emptyCells() : anew().actions());
                board.put(cell, position.player());
                position.make(cell);
                line.push(cell);
            }
        }

        private GivenGomoku anew() {
            return new GivenGomoku(board, new Budget());
        }

        /** Makes a move that is refused. */
        void stumble() {
            Cell wrong = random.nextBoolean() || line.isEmpty() ? new Cell(board.size(), 0) : line.element();
            assertThatThrownBy(() -> position.make(wrong)).isInstanceOf(IllegalArgumentException.class);
        }

        /** Asks for some of what it knows, in any order: what was not asked for between two moves may be worked out later. */
        void compare() {
            GivenGomoku made = anew();
            assertThat(position.terminal()).isEqualTo(made.terminal());
            for (int i = random.nextInt(4); i > 0; i--) {
                if (position.terminal()) {
                    assertThat(position.utility()).isEqualTo(made.utility());
                } else if (random.nextBoolean()) {
                    assertThat(position.evaluation()).as("%s", board).isEqualTo(made.evaluation());
                } else {
                    assertThat(position.actions()).as("%s", board).isEqualTo(made.actions());
                }
            }
        }
    }

    @Test
    void says_after_any_walk_what_a_new_one_on_the_same_board_says() {
        for (int game = 0; game < 20; game++) {
            List<Walk> two = Stream.generate(Walk::new).limit(2).toList();
            for (int step = 0; step < 200; step++) {
                Walk walk = oneOf(two);
                if (!walk.position.terminal() || !walk.line.isEmpty()) {
                    walk.step();
                }
                if (random.nextInt(8) == 0) {
                    walk.stumble();
                }
                walk.compare();
            }
        }
    }

    private <T> T oneOf(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }
}
