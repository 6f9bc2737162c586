package plybook.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;

class EvenOpeningTest {
    private static final Gomoku RULES = Gomoku.standard();

    /** Returns the engine's estimate at the budget that the documentation names. */
    private static int value(Board board) {
        return Level.judgeOfOpenings().move(RULES, board, Limits.nodes(10_000)).value();
    }

    @Test
    void the_engine_finds_the_opening_even_and_the_seed_determines_it() {
        Random random = new Random(3);
        for (int i = 0; i < 2; i++) {
            EvenOpening opening = EvenOpening.drawn(RULES, random);
            assertThat(value(opening.board(RULES))).isBetween(-60, 60).isEqualTo(opening.value());
            assertThat(opening.isEven()).isTrue();
        }
        assertThat(EvenOpening.drawn(RULES, new Random(3))).isEqualTo(EvenOpening.drawn(RULES, new Random(3)));
    }

    @Test
    void it_draws_again_if_one_side_is_better() {
        int seed = 0;
        while (EvenOpening.judged(RULES, new Random(seed)).isEven()) {
            seed++;
        }
        EvenOpening first = EvenOpening.judged(RULES, new Random(seed));
        assertThat(Math.abs(value(first.board(RULES)))).isGreaterThan(60);
        assertThat(EvenOpening.drawn(RULES, new Random(seed))).isNotEqualTo(first);
    }

    @Test
    void two_stones_of_each_side_are_near_the_middle_of_any_board() {
        for (int size : new int[] {5, 8, 20}) {
            Gomoku rules = new Gomoku(size, Rule.EXACTLY_FIVE);
            EvenOpening opening = EvenOpening.drawn(rules, new Random(1));
            assertThat(opening.moves()).hasSize(4).doesNotHaveDuplicates();
            for (Cell cell : opening.moves()) {
                assertThat(2 * Math.abs(cell.row() - size / 2)).isLessThanOrEqualTo(8);
                assertThat(2 * Math.abs(cell.column() - size / 2)).isLessThanOrEqualTo(8);
            }
            Board board = opening.board(rules);
            assertThat(board.count(Player.X)).isEqualTo(2);
            assertThat(board.count(Player.O)).isEqualTo(2);
            assertThat(board.at(opening.moves().get(0))).contains(Player.X);
            assertThat(board.at(opening.moves().get(3))).contains(Player.O);
        }
    }
}
