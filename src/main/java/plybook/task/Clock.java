package plybook.task;

/** The clock of a player while it thinks. Asking it costs next to nothing: ask at every node. */
@FunctionalInterface
public interface Clock {
    /** Returns whether the time for this move is over: a number of moves made on the position, or a wall time. Once true, it stays true. */
    boolean isUp();
}
