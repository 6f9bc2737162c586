package plybook.guest;

import java.util.concurrent.TimeUnit;
import plybook.task.Clock;

/** The clock of one move: moves that are made on the position count, and so does the time. */
final class Budget implements Clock {
    private final long nodes;
    private final long deadline;
    private long made;
    private boolean up;

    /**
     * @param nodes how many moves may be made; 0 for any number
     * @param millis how long it may take; 0 for any time
     */
    Budget(int nodes, int millis) {
        this.nodes = nodes == 0 ? Long.MAX_VALUE : nodes;
        this.deadline = millis == 0 ? Long.MAX_VALUE : System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    /** A move was made. */
    void count() {
        made++;
    }

    @Override
    public boolean isUp() {
        up = up || made >= nodes || (deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0);
        return up;
    }

    /** How many moves were made. */
    long made() {
        return made;
    }
}
