package plybook.workbook;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** The time that work takes on this machine. It is repeated, because a single run on a fresh Java machine says little. */
final class Stopwatch {
    private static final long SECOND = 1_000_000_000L;

    /** The duration of the runs that only make Java compile the code. */
    private static final long WARM_UP = SECOND / 2;

    private static final int FEWEST_RUNS = 5;
    private static final int MOST_RUNS = 101;

    private Stopwatch() {}

    /** Returns a row for each work: the median, the fastest and the slowest of its runs, in milliseconds. */
    static Table measure(List<? extends Map.Entry<String, ? extends Runnable>> works) {
        return measure(works, Stopwatch::processorTime);
    }

    /** Returns the processor time of this thread, which a busy machine does not lengthen; the wall's clock where there is none. */
    private static long processorTime() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : System.nanoTime();
    }

    static Table measure(List<? extends Map.Entry<String, ? extends Runnable>> works, LongSupplier clock) {
        StringColumn names = StringColumn.create("work");
        DoubleColumn median = DoubleColumn.create("median ms");
        DoubleColumn fastest = DoubleColumn.create("fastest ms");
        DoubleColumn slowest = DoubleColumn.create("slowest ms");
        IntColumn runs = IntColumn.create("runs");
        for (Map.Entry<String, ? extends Runnable> each : works) {
            long[] times = times(each.getValue(), clock);
            names.append(each.getKey());
            median.append(milliseconds(median(times)));
            fastest.append(milliseconds(times[0]));
            slowest.append(milliseconds(times[times.length - 1]));
            runs.append(times.length);
        }
        return Table.create(Texts.of("measured.title"), names, median, fastest, slowest, runs);
    }

    /** Returns the times of all runs in nanoseconds, the fastest first. */
    private static long[] times(Runnable work, LongSupplier clock) {
        long start = clock.getAsLong();
        do {
            work.run();
        } while (clock.getAsLong() - start < WARM_UP);
        long[] times = new long[MOST_RUNS];
        int runs = 0;
        start = clock.getAsLong();
        while (runs < FEWEST_RUNS || (runs < MOST_RUNS && clock.getAsLong() - start < SECOND)) {
            long before = clock.getAsLong();
            work.run();
            times[runs++] = clock.getAsLong() - before;
        }
        long[] sorted = Arrays.copyOf(times, runs);
        Arrays.sort(sorted);
        return sorted;
    }

    private static long median(long[] sorted) {
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    private static double milliseconds(long nanoseconds) {
        return Math.round(nanoseconds / 1_000.0) / 1_000.0;
    }
}
