package plybook.tournament;

import plybook.gomoku.Gomoku;

/** Somebody who takes part in a tournament; may sit at several boards at once. */
public interface Contender {
    /** A short name, different from all others in the tournament. */
    String name();

    /**
     * Sits down for one game.
     *
     * @param seed for whatever is left to chance in this game
     * @throws Forfeit if nothing comes of it
     */
    Seat sit(Gomoku rules, Budget budget, long seed) throws Forfeit;
}
