package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.tictactoe.TicTacToe;

class RepliesTest {
    private final TicTacToe game = new TicTacToe();
    private int lost;
    private int games;

    @Test
    void every_game_against_a_perfect_program_has_a_reply_to_each_move() {
        Map<String, Integer> replies = ReplyTables.perfect();
        for (Player human : Player.values()) {
            play(game.initialState(), human, replies);
        }
        assertThat(games).isGreaterThan(100);
        assertThat(lost).isZero();
    }

    private void play(Board board, Player human, Map<String, Integer> replies) {
        if (game.terminal(board)) {
            games++;
            lost += game.winner(board).equals(Optional.of(human)) ? 1 : 0;
        } else if (game.player(board) == human) {
            game.actions(board).forEach(cell -> play(game.result(board, cell), human, replies));
        } else {
            int cell = Objects.requireNonNull(replies.get(board.toString()), board::toString);
            play(game.result(board, new Cell(cell / 3, cell % 3)), human, replies);
        }
    }

    @Test
    void a_taken_cell_is_named_with_its_board() {
        assertThatThrownBy(() -> Replies.of(board -> new Cell(0, 0)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("(0,0)")
                .hasMessageContaining("not free");
    }
}
