package plybook.corpus;

import java.util.Locale;

/**
 * So many of so many, and how far the true share may lie from that.
 *
 * <p>The interval is Wilson's (1927), which holds for few cases and for shares of 0 and 1 too.
 */
record Share(int hits, int of) {
    /** Of a normal distribution 95 % lie within so many standard deviations. */
    private static final double Z = 1.959964;

    private static final double PERCENT = 100;

    Share {
        if (hits < 0 || hits > of) {
            throw new IllegalArgumentException(hits + " of " + of);
        }
    }

    /** Returns the lower end of the interval, from 0 to 1. */
    double low() {
        return of == 0 ? 0 : Math.max(0, middle() - half());
    }

    /** Returns the upper end of the interval, from 0 to 1. */
    double high() {
        return of == 0 ? 1 : Math.min(1, middle() + half());
    }

    private double middle() {
        return (hits + Z * Z / 2) / (of + Z * Z);
    }

    private double half() {
        double share = (double) hits / of;
        return Z * Math.sqrt(share * (1 - share) / of + Z * Z / (4.0 * of * of)) / (1 + Z * Z / of);
    }

    /** Returns the cells of a table's row: so many of so many, the share, the interval. */
    String cells() {
        if (of == 0) {
            return "0 of 0 | — | —";
        }
        return String.format(
                Locale.ROOT,
                "%d of %d | %.1f %% | %.1f–%.1f %%",
                hits,
                of,
                PERCENT * hits / of,
                PERCENT * low(),
                PERCENT * high());
    }
}
