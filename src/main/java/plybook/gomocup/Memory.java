package plybook.gomocup;

/**
 * The check that {@code INFO max_memory} leaves enough memory. The search has a table of fixed size, and the launcher limits Java's heap, so
 * the memory of the process does not grow during a game.
 */
final class Memory {
    private static final long MEGABYTE = 1 << 20;

    /** The memory of the process: 40 MB of heap and the rest of Java. In 80 games it took 90 to 110 MB, on Java 17 and 25. */
    private static final long NEEDED = 128 * MEGABYTE;

    private Memory() {}

    /** @throws Refusal if the engine may need more than the limit; 0 means no limit */
    static void check(long limit) throws Refusal {
        if (limit > 0 && limit < NEEDED) {
            throw new Refusal("max_memory " + limit + " is too little: with Java around it the engine needs "
                    + NEEDED / MEGABYTE + " MB, which is " + NEEDED);
        }
    }
}
