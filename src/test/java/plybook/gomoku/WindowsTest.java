package plybook.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku.Rule;

class WindowsTest {
    @Test
    void fifteen_rows_have_572_windows_of_five_cells_in_a_row() {
        Windows windows = new Windows(15);
        assertThat(windows.count()).isEqualTo(572);
        Gomoku rules = Gomoku.standard();
        int throughAll = 0;
        for (int window = 0; window < windows.count(); window++) {
            Board board = rules.initialState();
            for (int cell : windows.cells(window)) {
                board.put(new Cell(cell / 15, cell % 15), Player.X);
                assertThat(windows.through(cell)).contains(window);
            }
            assertThat(rules.winner(board)).as("%s", board).contains(Player.X);
        }
        for (int cell = 0; cell < 225; cell++) {
            throughAll += windows.through(cell).length;
        }
        assertThat(throughAll).isEqualTo(5 * 572);
        assertThat(windows.through(7 * 15 + 7)).hasSize(20);
        assertThat(windows.through(0)).hasSize(3);
    }

    @Test
    void the_incremental_sum_equals_the_recomputed_one_after_make_and_undo() {
        RandomGames.play(2, 1, rules -> {
            WindowSum sum = new WindowSum(rules.size());
            WindowEvaluation fromScratch = new WindowEvaluation(rules.size());
            return new RandomGames.Follower() {
                @Override
                public void make(int cell, Player player) {
                    int gain = sum.gain(cell, player);
                    int before = sum.value();
                    sum.make(cell, player);
                    assertThat(sum.value() - before).isEqualTo(gain);
                }

                @Override
                public void undo() {
                    sum.undo();
                }

                @Override
                public void check(Board board) {
                    assertThat(sum.value()).as("%s", board).isEqualTo(fromScratch.value(board));
                }
            };
        });
        assertThatIllegalStateException().isThrownBy(() -> new WindowSum(15).undo());
    }

    @Test
    void make_reports_that_a_stone_fills_a_window() {
        WindowSum sum = new WindowSum(15);
        for (int column = 3; column < 7; column++) {
            assertThat(sum.make(7 * 15 + column, Player.O)).isFalse();
        }
        assertThat(sum.value()).isLessThan(-1_000);
        assertThat(sum.make(7 * 15 + 8, Player.O)).isFalse();
        assertThat(sum.make(7 * 15 + 7, Player.O)).isTrue();
    }

    @Test
    void the_evaluation_keeps_the_symmetries_and_changes_sign_with_the_colours() {
        Symmetries.checkEvaluation(new WindowEvaluation(15), 31);
        Symmetries.checkEvaluation(new PatternEvaluation(Gomoku.standard()), 32);
        Symmetries.checkEvaluation(new PatternEvaluation(new Gomoku(15, Rule.EXACTLY_FIVE)), 33);
    }
}
