package plybook.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

class TrialStonesTest {
    private static final TrialStones TRIAL =
            new TrialStones(Board.parse("X..../...../..O../...../....."), List.of(new Cell(0, 1), new Cell(4, 4)));

    @Test
    void a_trial_is_the_same_after_it_was_written_and_read() {
        assertThat(Script.parse(TRIAL.toString())).isEqualTo(TRIAL);
    }

    @Test
    void one_board_object_is_evaluated_with_each_stone_alone() {
        Set<Integer> objects = new HashSet<>();
        EvaluationTask evaluation = board -> {
            objects.add(System.identityHashCode(board));
            return 100 * board.stones() + (board.has(Player.X, 0, 1) ? 1 : 0) + (board.has(Player.X, 4, 4) ? 2 : 0);
        };
        assertThat(TRIAL.run(evaluation, () -> evaluation)).isEqualTo("301 302");
        assertThat(objects).hasSize(1);
        assertThat(TRIAL.board().stones()).isEqualTo(2);
    }

    @Test
    void the_board_with_a_stone_is_a_new_one() {
        Board with = TRIAL.with(new Cell(4, 4));
        assertThat(with.has(Player.X, 4, 4)).isTrue();
        assertThat(TRIAL.board().isEmpty(new Cell(4, 4))).isTrue();
    }

    @Test
    void a_cell_that_is_taken_is_refused() {
        TrialStones taken = new TrialStones(TRIAL.board(), List.of(new Cell(0, 0)));
        assertThatThrownBy(() -> taken.run((EvaluationTask) board -> 0, () -> ""))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
