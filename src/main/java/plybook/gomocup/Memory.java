package plybook.gomocup;

/**
 * Whether {@code INFO max_memory} leaves enough. The search has a table of fixed size, and the launcher limits Java's heap, so what the whole
 * process takes does not grow with a game.
 */
final class Memory {
    private static final long MEGABYTE = 1 << 20;

    /** The heap's 40 MB and what Java takes beside it: over 80 games the process took 90 to 110 MB, on Java 17 and 25. */
    private static final long NEEDED = 128 * MEGABYTE;

    private Memory() {}

    /** @throws Refusal if the engine may take more than the limit; 0 is no limit */
    static void check(long limit) throws Refusal {
        if (limit > 0 && limit < NEEDED) {
            throw new Refusal("max_memory " + limit + " is too little: with Java around it the engine needs "
                    + NEEDED / MEGABYTE + " MB, which is " + NEEDED);
        }
    }
}
