package plybook.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import plybook.engine.EvenOpening;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/**
 * Beginnings of games: a few stones near the middle, so that no two games are the same although the players may be, and neither side has
 * lost before it begins. Each opening is played twice with colours swapped, so what is left of an advantage favours nobody.
 */
final class Openings {
    /** A small board has few openings; then they come again. */
    private static final int TRIES = 10;

    private final Gomoku rules;
    private final Random random;
    private final Set<List<Cell>> seen = new HashSet<>();

    Openings(Gomoku rules, long seed) {
        this.rules = rules;
        this.random = new Random(seed);
    }

    /** One that was not there before, as long as that is possible; the same row of them for the same seed. It takes a moment to find. */
    List<Cell> next() {
        List<Cell> opening = EvenOpening.drawn(rules, random).moves();
        for (int i = 0; i < TRIES && !seen.add(opening); i++) {
            opening = EvenOpening.drawn(rules, random).moves();
        }
        return opening;
    }
}
