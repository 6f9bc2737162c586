package plybook.tournament;

import java.util.List;
import plybook.game.Cell;
import plybook.game.Player;

/**
 * A scheduled game.
 *
 * @param number the number of the game, from 1
 * @param opening the moves that are made before the players begin
 */
public record Fixture(int number, Contender x, Contender o, List<Cell> opening) {
    /** Copies the list. */
    public Fixture {
        opening = List.copyOf(opening);
    }

    /** Returns the contender who plays the side. */
    public Contender of(Player side) {
        return side == Player.X ? x : o;
    }
}
