package plybook.judge.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import plybook.engine.GomokuPlayer;
import plybook.engine.Limits;
import plybook.engine.Opponents;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.judge.suite.NoAnswer;
import plybook.judge.suite.Suite;
import plybook.task.PlayerTask;

/** Matches of exercise 08 with a player that fails now and then. */
class GamesTest {
    private static final GomokuPlayer GREEDY = Opponents.greedy();
    private static final Board OPENING = Openings.even(new Random(1));

    private static Cell sound(Board board) {
        return GREEDY.move(Gomoku.standard(), board, Limits.none()).move();
    }

    private static Games against(Function<Board, Cell> learner) {
        return new Games(Opponents.random(1), learner);
    }

    private static NoAnswer fault(Reply.Kind kind, String message, Board board) {
        return new NoAnswer(
                Call.<PlayerTask<Object>>to(
                        PlayerTask.class, player -> player.move(Given.position(board), Given.clock(100, 0))),
                new Reply.Fault(kind, message, "MyPlayer.java:7"),
                "MyPlayer");
    }

    @Test
    void a_player_without_a_fault_wins_and_forfeits_nothing() {
        Games games = against(GamesTest::sound);
        assertThat(games.pair(OPENING)).isEqualTo(2);
        assertThat(games.score()).isEqualTo("2 of 2 games won, 0 lost");
        assertThat(games.forfeits()).isEmpty();
    }

    @Test
    void an_exception_loses_its_game_and_the_match_goes_on() {
        Games games = against(board -> {
            if (board.stones() == 6) { // as X alone
                throw fault(Reply.Kind.THREW, "IllegalStateException: no idea", board);
            }
            return sound(board);
        });
        assertThat(games.pair(OPENING)).isEqualTo(1);
        assertThat(games.pair(OPENING)).isEqualTo(1);
        assertThat(games.score()).isEqualTo("2 of 4 games won, 2 lost, 2 of them forfeited");
        assertThat(games.tooOftenLate()).isFalse();
        Games.Forfeit first = games.forfeits().get(0);
        assertThat(first.why()).isEqualTo("move threw IllegalStateException: no idea (MyPlayer.java:7)");
        assertThat(first.bare())
                .as("without what the code said")
                .doesNotContain("no idea")
                .contains("move threw");
    }

    @Test
    void an_illegal_move_and_null_lose_a_game_too() {
        Games games = against(board -> {
            if (board.stones() == 4) {
                throw Suite.wrong("an empty cell", "(7,7)", "it matters", "");
            }
            throw fault(Reply.Kind.RETURNED_NULL, "", board);
        });
        assertThat(games.pair(OPENING)).isZero();
        assertThat(games.forfeits().get(0).why()).isEqualTo("it played (7,7), which is not legal");
        assertThat(games.forfeits().get(0).bare()).isEqualTo("an illegal move");
        assertThat(games.forfeits().get(1).why()).isEqualTo("move returned null");
    }

    @Test
    void after_two_games_lost_on_time_nobody_waits_for_a_third() {
        Games games = against(board -> {
            throw fault(Reply.Kind.TOO_LATE, "", board);
        });
        assertThat(games.tooOftenLate()).isFalse();
        games.pair(OPENING);
        assertThat(games.tooOftenLate()).isTrue();
        assertThat(games.forfeits()).hasSize(2).allSatisfy(forfeit -> assertThat(forfeit.why())
                .contains("still busy when its time was over"));
    }

    @Test
    void code_that_is_not_written_is_not_a_lost_game() {
        Games games = against(board -> {
            throw fault(Reply.Kind.NOT_ATTEMPTED, "TODO: write it", board);
        });
        assertThatThrownBy(() -> games.pair(OPENING)).isInstanceOf(NoAnswer.class);
    }
}
