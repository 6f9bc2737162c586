package plybook.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

class CandidatesTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 20})
    void candidates_are_the_empty_cells_near_a_stone_after_every_make_and_undo(int radius) {
        RandomGames.play(radius, 4, rules -> {
            Candidates candidates = new Candidates(rules.size(), radius);
            return new RandomGames.Follower() {
                @Override
                public void make(int cell, Player player) {
                    candidates.make(cell);
                }

                @Override
                public void undo() {
                    candidates.undo();
                }

                @Override
                public void check(Board board) {
                    assertThat(candidates.cells()).as("%s", board).isEqualTo(near(board, radius));
                    assertThat(Candidates.of(board, radius).cells()).isEqualTo(candidates.cells());
                }
            };
        });
    }

    private static List<Cell> near(Board board, int radius) {
        List<Cell> stones = new ArrayList<>(Board.empty(board.size()).emptyCells());
        stones.removeIf(board::isEmpty);
        List<Cell> near = board.emptyCells();
        near.removeIf(cell -> stones.stream()
                .noneMatch(stone -> Math.abs(stone.row() - cell.row()) <= radius
                        && Math.abs(stone.column() - cell.column()) <= radius));
        return near;
    }

    @Test
    void undo_without_a_move_and_a_radius_of_zero_are_refused() {
        assertThatIllegalStateException().isThrownBy(() -> new Candidates(15, 2).undo());
        assertThatIllegalArgumentException().isThrownBy(() -> new Candidates(15, 0));
    }
}
