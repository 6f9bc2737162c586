package plybook.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import plybook.engine.EvenOpening;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/**
 * Openings of games: a few stones near the middle. They make games different even if the players are the same, and are fair to both sides.
 * Each opening is played twice with colours swapped, so that any advantage that remains favours nobody.
 */
final class Openings {
    /** The number of tries to find a new opening. A small board has few, so that they repeat. */
    private static final int TRIES = 10;

    private final Gomoku rules;
    private final Random random;
    private final Set<List<Cell>> seen = new HashSet<>();

    Openings(Gomoku rules, long seed) {
        this.rules = rules;
        this.random = new Random(seed);
    }

    /** Returns an opening that was not used before, if possible. The same seed gives the same sequence. Finding one takes a moment. */
    List<Cell> next() {
        List<Cell> opening = EvenOpening.drawn(rules, random).moves();
        for (int i = 0; i < TRIES && !seen.add(opening); i++) {
            opening = EvenOpening.drawn(rules, random).moves();
        }
        return opening;
    }
}
