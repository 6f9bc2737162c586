package plybook.tournament;

import plybook.gomoku.Gomoku;

/** A player in a tournament, who may play several games at once. */
public interface Contender {
    /** Returns a short name, different from all others in the tournament. */
    String name();

    /**
     * Starts one game.
     *
     * @param seed the seed for all random choices in this game
     * @throws Forfeit if the player cannot start
     */
    Seat sit(Gomoku rules, Budget budget, long seed) throws Forfeit;
}
