package plybook.engine;

/** A watch on the limits while a player thinks. */
final class Stop {
    /** The number of nodes between two looks at the clock. A look costs about 25 ns, a node a few hundred, so the looks cost nothing. */
    private static final int NODES_BETWEEN_LOOKS = 64;

    /** Thrown to end a search. There is one object without a stack trace, because a stack trace would cost more than the search. */
    static final class Reached extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Reached() {
            super("a limit was reached", null, false, false);
        }
    }

    @SuppressWarnings("StaticAssignmentOfThrowable") // it has no stack trace, so it cannot have a wrong one
    private static final Reached REACHED = new Reached();

    private final Limits limits;
    private final long end;
    private long nodes;
    private long nextLook;

    Stop(Limits limits) {
        this.limits = limits;
        this.nextLook = Math.min(limits.nodes(), NODES_BETWEEN_LOOKS);
        this.end = System.nanoTime() + limits.time().toNanos();
    }

    /** Returns the number of nodes that were counted. */
    long nodes() {
        return nodes;
    }

    /** Counts a node. */
    void node() throws Reached {
        if (++nodes > nextLook) {
            look();
        }
    }

    private void look() {
        if (nodes > limits.nodes() || isTimeUp()) {
            throw REACHED;
        }
        nextLook = Math.min(limits.nodes(), nodes + NODES_BETWEEN_LOOKS);
    }

    /** Returns whether it is time to answer: by the clock, or because the search was cancelled. */
    boolean isTimeUp() {
        return System.nanoTime() - end >= 0
                || limits.cancelled().getAsBoolean()
                || Thread.currentThread().isInterrupted();
    }
}
