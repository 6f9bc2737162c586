package plybook.guest.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.gomoku.PlainCandidates;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** Gomoku in place on a learner's candidates: their order decides which moves are looked at where one has no choice. */
class OwnGomokuTest {
    private static final Board QUIET = Board.parse("......./......./..XO.../..XO.../......./......./.......");
    private static final Board TWO_FOURS = Board.parse("......./.XXXX../......./......./.OOOO../......./.......");
    private static final Board FOUR_OF_O = Board.parse("......./..X..../X....../......./XOOOO../......./......X");
    private static final Board OPEN_FOUR_OF_O = Board.parse("......./..X..../X....../......./.OOOO../X....../......X");

    private static OwnGomoku game(Board board, PlainCandidates candidates) {
        return new OwnGomoku(board, 3, 1_000, candidates, stones -> stones.count(Player.X));
    }

    @Test
    void all_candidates_are_moves_in_their_order_where_nothing_is_forced() {
        PlainCandidates own = new PlainCandidates();
        OwnGomoku game = game(QUIET, own);
        assertThat(game.actions()).isEqualTo(own.ordered()).hasSizeGreaterThan(10);
    }

    @Test
    void a_five_is_the_only_move_and_ends_the_game() {
        OwnGomoku game = game(TWO_FOURS, new PlainCandidates());
        assertThat(game.player()).isEqualTo(Player.X);
        assertThat(game.actions()).hasSize(1).containsAnyOf(new Cell(1, 0), new Cell(1, 5));
        game.make(game.actions().get(0));
        assertThat(game.terminal()).isTrue();
        assertThat(game.actions()).isEmpty();
        game.undo();
        assertThat(game.terminal()).isFalse();
    }

    @Test
    void blocks_are_the_only_moves_against_a_four() {
        assertThat(game(FOUR_OF_O, new PlainCandidates()).actions()).containsExactly(new Cell(4, 5));
        assertThat(game(OPEN_FOUR_OF_O, new PlainCandidates()).actions())
                .containsExactlyInAnyOrder(new Cell(4, 0), new Cell(4, 5));
    }

    @Test
    void an_order_that_does_not_begin_with_the_block_leaves_all_moves() {
        PlainCandidates upsideDown = new PlainCandidates() {
            @Override
            public List<Cell> ordered() {
                List<Cell> cells = new ArrayList<>(super.ordered());
                Collections.reverse(cells);
                return cells;
            }
        };
        assertThat(game(FOUR_OF_O, upsideDown).actions()).hasSizeGreaterThan(10).contains(new Cell(4, 5));
    }

    @Test
    void a_taken_cell_in_the_order_is_no_block() {
        PlainCandidates wrong = new PlainCandidates() {
            @Override
            public List<Cell> ordered() {
                List<Cell> cells = new ArrayList<>(super.ordered());
                cells.add(0, new Cell(4, 1));
                return cells;
            }
        };
        assertThat(game(FOUR_OF_O, wrong).actions()).startsWith(new Cell(4, 1)).hasSizeGreaterThan(2);
    }
}
