package plybook.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;
import plybook.tictactoe.TicTacToe;

/** Methods that are judged while others of the same object answer rightly. */
class HelpedTest {
    private static final Board WON = Board.parse("XXX/OO./...");
    private static final TicTacToe RIGHT = new TicTacToe();

    /** Right but for winner, which never finds one. */
    static class NobodyWins implements TicTacToeTask {
        @Override
        public Board initialState() {
            return RIGHT.initialState();
        }

        @Override
        public Player player(Board board) {
            return RIGHT.player(board);
        }

        @Override
        public List<Cell> actions(Board board) {
            return terminal(board) ? List.of() : board.emptyCells();
        }

        @Override
        public Board result(Board board, Cell cell) {
            Board next = board.copy();
            next.put(cell, player(board));
            return next;
        }

        @Override
        public Optional<Player> winner(Board board) {
            return Optional.empty();
        }

        @Override
        public boolean terminal(Board board) {
            return winner(board).isPresent() || board.isFull();
        }

        @Override
        public int utility(Board board) {
            return winner(board).map(player -> player == Player.X ? 1 : -1).orElse(0);
        }
    }

    /** Asks winner about the states that follow. */
    static final class LooksAhead extends NobodyWins {
        @Override
        public boolean terminal(Board board) {
            return board.emptyCells().stream()
                    .anyMatch(cell -> winner(result(board, cell)).isPresent());
        }
    }

    /** The same, in a class that can be extended. */
    static class LooksAheadToo extends NobodyWins {
        @Override
        public boolean terminal(Board board) {
            Board copy = board.copy();
            copy.put(board.emptyCells().get(0), Player.O);
            return winner(copy).isPresent();
        }
    }

    private static String answer(Object learners, Call call) {
        Reply reply = new Responder(learners, () -> learners).reply(call, leaf -> 0);
        return reply instanceof Reply.Answer answer ? answer.text() : reply.toString();
    }

    private static Call call(String method) {
        return new Call(TicTacToeTask.class, method, List.of(WON.toString()));
    }

    @Test
    void a_right_method_answers_rightly_while_the_one_that_it_calls_is_helped() {
        NobodyWins learners = new NobodyWins();

        assertThat(answer(learners, call("terminal"))).isEqualTo("false");
        assertThat(answer(learners, call("terminal").helpedBy(RIGHT, List.of("winner"))))
                .isEqualTo("true");
        assertThat(answer(learners, call("utility").helpedBy(RIGHT, List.of("winner", "terminal"))))
                .isEqualTo("1");
        assertThat(answer(learners, call("actions").helpedBy(RIGHT, List.of("winner"))))
                .isEmpty();
    }

    @Test
    void help_lasts_for_one_question_only() {
        NobodyWins learners = new NobodyWins();
        Responder responder = new Responder(learners, NobodyWins::new);

        responder.reply(call("terminal").helpedBy(RIGHT, List.of("winner")), leaf -> 0);

        assertThat(responder.reply(call("terminal"), leaf -> 0)).isEqualTo(new Reply.Answer("false", Optional.empty()));
        assertThat(Helped.answer("winner", WON)).isNull();
    }

    @Test
    void about_other_states_the_learners_own_method_answers() {
        assertThat(answer(new LooksAheadToo(), call("terminal").helpedBy(RIGHT, List.of("winner"))))
                .isEqualTo("false");
    }

    @Test
    void a_class_that_cannot_be_extended_is_judged_as_it_is() {
        assertThat(answer(new LooksAhead(), call("terminal").helpedBy(RIGHT, List.of("winner"))))
                .isEqualTo("false");
    }
}
