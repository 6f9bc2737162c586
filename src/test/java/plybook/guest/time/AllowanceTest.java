package plybook.guest.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AllowanceTest {
    private static final Duration WORK = Duration.ofSeconds(2);

    private Duration busy = Duration.ofSeconds(7);
    private long now = 1_000;

    private Optional<Duration> delay = Optional.of(Duration.ZERO);

    private final Allowance allowance = new Allowance(() -> busy, () -> now, () -> delay);

    @BeforeEach
    void begin() {
        allowance.begin(WORK);
        assertThat(allowance.isUsedUp()).isFalse();
    }

    /** Looks often while time passes, of which the process works a share. */
    private boolean usedUpAfter(Duration time, double share) {
        long steps = time.dividedBy(Allowance.LOOK);
        for (long i = 0; i < steps; i++) {
            now += Allowance.LOOK.toNanos();
            busy = busy.plusNanos((long) (share * Allowance.LOOK.toNanos()));
            if (allowance.isUsedUp()) {
                return true;
            }
        }
        return false;
    }

    @Test
    void code_that_works_all_the_time_may_do_so_for_its_work() {
        assertThat(usedUpAfter(Duration.ofMillis(1_900), 1)).isFalse();
        assertThat(usedUpAfter(Duration.ofMillis(200), 1)).isTrue();
    }

    @Test
    void code_that_gets_a_quarter_of_a_core_still_gets_all_its_work() {
        assertThat(usedUpAfter(Duration.ofMillis(7_600), 0.25)).isFalse();
        assertThat(usedUpAfter(Duration.ofMillis(800), 0.25)).isTrue();
    }

    @Test
    void code_that_sleeps_ends_at_the_bound_of_waiting() {
        assertThat(usedUpAfter(Duration.ofMillis(9_900), 0)).isFalse();
        assertThat(usedUpAfter(Duration.ofMillis(200), 0)).isTrue();
    }

    @Test
    void four_threads_use_it_up_four_times_as_fast() {
        assertThat(usedUpAfter(Duration.ofMillis(600), 4)).isTrue();
    }

    @Test
    void a_pause_of_everything_costs_nothing() {
        assertThat(usedUpAfter(Duration.ofMillis(1_000), 1)).isFalse();
        now += Duration.ofHours(1).toNanos();
        assertThat(allowance.isUsedUp()).isFalse();
        assertThat(usedUpAfter(Duration.ofMillis(900), 1)).isFalse();
        assertThat(usedUpAfter(Duration.ofMillis(200), 1)).isTrue();
    }

    @Test
    void each_answer_has_its_own() {
        for (int i = 0; i < 10; i++) {
            assertThat(usedUpAfter(Duration.ofMillis(1_500), 1)).isFalse();
            allowance.end();
            assertThat(usedUpAfter(Duration.ofHours(1), 1)).isFalse();
            allowance.begin(WORK);
        }
    }

    /** The rest of each step is spent waiting for a processor. */
    private boolean usedUpWhenKeptFromWork(Duration time, double share) {
        delay = Optional.of(Duration.ofNanos((long) ((1 - share) * Allowance.LOOK.toNanos())));
        return usedUpAfter(time, share);
    }

    @Test
    void an_endless_loop_is_late_by_its_work_even_if_it_gets_a_seventh_of_a_core() {
        assertThat(usedUpWhenKeptFromWork(Duration.ofMillis(13_500), 1.0 / 7)).isFalse();
        assertThat(usedUpWhenKeptFromWork(Duration.ofMillis(1_000), 1.0 / 7)).isTrue();
        assertThat(allowance.hasWorked(WORK)).isTrue();
        assertThat(allowance.hasStarved(WORK)).contains(false);
    }

    @Test
    void code_that_hardly_ever_finds_a_processor_has_starved() {
        assertThat(usedUpWhenKeptFromWork(Duration.ofMillis(19_900), 0.05)).isFalse();
        assertThat(usedUpWhenKeptFromWork(Duration.ofMillis(200), 0.05)).isTrue();
        assertThat(allowance.hasStarved(WORK)).contains(true);
    }

    @Test
    void code_that_sleeps_has_not_starved_however_busy_the_machine_is() {
        delay = Optional.of(Allowance.LOOK.dividedBy(10));
        assertThat(usedUpAfter(Duration.ofMillis(12_000), 0)).isTrue();
        assertThat(allowance.hasStarved(WORK)).contains(false);
    }

    /** The process itself may say so: that is no evidence of anything. */
    @Test
    void who_gives_up_early_has_not_starved() {
        assertThat(usedUpWhenKeptFromWork(Duration.ofMillis(3_000), 0.05)).isFalse();
        assertThat(allowance.hasStarved(WORK)).contains(false);
    }

    @Test
    void whether_it_starved_is_unknown_where_the_system_counts_no_delays() {
        delay = Optional.empty();
        assertThat(usedUpAfter(Duration.ofMillis(10_100), 0)).isTrue();
        assertThat(allowance.hasStarved(WORK)).isEmpty();
    }
}
