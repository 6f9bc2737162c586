package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Board;
import plybook.guest.Call;
import plybook.guest.Contract;
import plybook.guest.Question;
import plybook.guest.Walk;
import plybook.task.TicTacToeTask;

/** Each method has its share of the time, in work and in waiting. */
class TimeOfMethodsTest {
    private static final Board EMPTY = Board.empty(3);
    private static final Call WINNER = Call.<TicTacToeTask>to(TicTacToeTask.class, rules -> rules.winner(EMPTY));
    private static final Call PLAYER = Call.<TicTacToeTask>to(TicTacToeTask.class, rules -> rules.player(EMPTY));
    private static final Duration SHARE = Duration.ofSeconds(10);
    private static final Duration ANY = Duration.ofHours(1);

    private final TimeOfMethods time = new TimeOfMethods(
            TicTacToeTask.class,
            SHARE.multipliedBy(Contract.of(TicTacToeTask.class).size()));

    private void count(Question call, Duration waited, Duration most) {
        time.count(call, waited.toNanos(), most, () -> Duration.ZERO, () -> Optional.of(Duration.ZERO));
    }

    @Test
    void waiting_is_over_after_five_shares_and_only_for_the_method_that_waited() {
        count(WINNER, SHARE.multipliedBy(5), ANY);
        assertThat(time.isUsedUp(WINNER)).isFalse();
        count(WINNER, Duration.ofMillis(1), ANY);
        assertThat(time.isUsedUp(WINNER)).isTrue();
        assertThat(time.wasMostlyWaiting(WINNER)).isTrue();
        assertThat(time.isUsedUp(PLAYER)).isFalse();
    }

    @Test
    void a_script_calls_all_methods_and_has_all_their_shares() {
        Walk script = new Walk(EMPTY, 1, List.of());
        count(script, SHARE.multipliedBy(5L * Contract.of(TicTacToeTask.class).size()), ANY);
        assertThat(time.isUsedUp(script)).isFalse();
        count(script, Duration.ofMillis(1), ANY);
        assertThat(time.isUsedUp(script)).isTrue();
    }

    @Test
    void a_pause_of_the_machine_counts_no_more_than_an_answer_may_take() {
        count(WINNER, Duration.ofDays(1), Duration.ofSeconds(50));
        assertThat(time.isUsedUp(WINNER)).isFalse();
    }

    @Test
    void work_is_divided_by_how_long_each_method_took() throws InterruptedException {
        time.count(PLAYER, Duration.ofSeconds(1).toNanos(), ANY, () -> Duration.ZERO, Optional::empty);
        TimeUnit.MILLISECONDS.sleep(300); // the process's time is read every quarter of a second
        time.count(WINNER, Duration.ofSeconds(9).toNanos(), ANY, () -> Duration.ofSeconds(12), Optional::empty);
        assertThat(time.isUsedUp(WINNER)).isTrue();
        assertThat(time.wasMostlyWaiting(WINNER)).isFalse();
        assertThat(time.isUsedUp(PLAYER)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"15, true", "5, false"})
    void other_programs_are_the_reason_if_they_had_the_processor_meanwhile(int delayed, boolean starved)
            throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(300);
        time.count(
                WINNER,
                SHARE.multipliedBy(5).plusMillis(1).toNanos(),
                ANY,
                () -> Duration.ZERO,
                () -> Optional.of(Duration.ofSeconds(delayed)));
        assertThat(time.isUsedUp(WINNER)).isTrue();
        assertThat(time.hasStarved(WINNER)).contains(starved);
    }

    @Test
    void a_system_that_does_not_count_delays_leaves_it_to_the_judge_to_find_the_reason() {
        time.count(WINNER, SHARE.multipliedBy(6).toNanos(), ANY, () -> Duration.ZERO, Optional::empty);
        assertThat(time.hasStarved(WINNER)).isEmpty();
    }
}
