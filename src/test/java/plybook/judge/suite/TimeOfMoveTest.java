package plybook.judge.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.guest.Reply;

class TimeOfMoveTest {
    private static final Duration LIMIT = Duration.ofMillis(200);

    @ParameterizedTest(name = "{4}")
    @CsvSource({
        "150, 150, 0, true, a thread that works until its time is up",
        "1500, 160, 1330, true, the same on a machine that is busy with other things",
        "9000, 160, 8830, true, the same on one that is very busy",
        "400, 400, 0, false, one that works too long",
        "400, 10, 0, false, one that sleeps too long",
        "2000, 10, 300, false, one that sleeps too long on a busy machine",
        "3000, 600, 2300, false, one that works too long on a busy machine",
        "150, 9000, 0, false, one that says that less time has passed than it has worked"
    })
    void a_move_is_in_time_whatever_else_the_machine_does(
            long passed, long work, long delay, boolean inTime, String what) {
        TimeOfMove time = new TimeOfMove(Duration.ofMillis(passed), Duration.ofMillis(work), Duration.ofMillis(delay));
        assertThat(time.isWithin(LIMIT)).as(what).isEqualTo(inTime);
    }

    @Test
    void what_was_measured_from_outside_counts_and_not_what_the_process_says() {
        Reply.Answer answer = new Reply.Answer("7,7", Optional.of("12 1500 160"));
        assertThat(TimeOfMove.of(new Suite.TimedAnswer(
                                answer, Optional.of(Duration.ofMillis(700)), Optional.of(Duration.ofMillis(800))))
                        .isWithin(LIMIT))
                .isFalse();
        assertThat(TimeOfMove.of(new Suite.TimedAnswer(answer, Optional.empty(), Optional.empty()))
                        .isWithin(LIMIT))
                .isTrue();
    }
}
