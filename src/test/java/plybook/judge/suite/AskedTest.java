package plybook.judge.suite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Board;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.task.PlayerTask;

class AskedTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0, a clock that is up from the start",
        "700, 0, a clock of 700 moves",
        Given.ANY_NUMBER + ", 150, 150 ms"
    })
    void a_clock_is_told_as_what_it_is(int nodes, int millis, String words) {
        Call question = Call.<PlayerTask<Object>>to(
                PlayerTask.class,
                player -> player.move(
                        Given.position(Board.parse("...../...../..X../...../.....")), Given.clock(nodes, millis)));
        assertThat(Asked.inFull(question)).contains("with " + words);
    }
}
