package plybook.gomocup;

/** What {@code INFO max_memory} leaves for the search. */
final class Memory {
    private static final long MEGABYTE = 1 << 20;

    /** What the Java machine takes by itself, with its code and a heap that is not ours to fill: some 60 MB as measured. */
    private static final long FOR_JAVA = 64 * MEGABYTE;

    private Memory() {}

    /** @throws Refusal if Java alone takes more than the limit; 0 is no limit */
    static void check(long limit) throws Refusal {
        if (limit > 0 && limit < FOR_JAVA) {
            throw new Refusal("max_memory " + limit + " is too little: the Java machine alone takes "
                    + FOR_JAVA / MEGABYTE + " MB, which is " + FOR_JAVA);
        }
    }
}
