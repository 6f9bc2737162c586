package plybook.task;

/** What a player may ask while it thinks. Asking costs next to nothing: ask at every node. */
@FunctionalInterface
public interface Clock {
    /** Whether the time for this move is over: a number of moves made on the position, or a time on the wall. Once true, it stays so. */
    boolean isUp();
}
