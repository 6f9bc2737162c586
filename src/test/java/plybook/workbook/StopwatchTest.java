package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.Table;

class StopwatchTest {
    private long now;
    private int runs;

    /** Work that takes these milliseconds, one run after the other, and the last amount from then on. */
    private Table measured(int... milliseconds) {
        Runnable work = () -> now += 1_000_000L * milliseconds[Math.min(runs++, milliseconds.length - 1)];
        return Stopwatch.measure(List.of(Map.entry("work", work)), () -> now);
    }

    @Test
    void the_median_excludes_the_warm_up() {
        Table table = measured(600, 10, 400, 300, 20, 500);

        assertThat(table.row(0).getDouble("median ms")).isEqualTo(300);
        assertThat(table.row(0).getDouble("fastest ms")).isEqualTo(10);
        assertThat(table.row(0).getDouble("slowest ms")).isEqualTo(500);
        assertThat(table.row(0).getInt("runs")).isEqualTo(5);
    }

    @Test
    void quick_work_is_repeated_but_not_endlessly() {
        assertThat(measured(1).row(0).getInt("runs")).isEqualTo(101);
    }

    @Test
    void slow_work_is_run_five_times_and_once_to_warm_up() {
        assertThat(measured(3_000).row(0).getInt("runs")).isEqualTo(5);
        assertThat(runs).isEqualTo(6);
    }
}
