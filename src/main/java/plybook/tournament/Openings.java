package plybook.tournament;

import java.util.ArrayList;
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
public final class Openings {
    /** A small board has few openings; then they come again. */
    private static final int TRIES = 10;

    private Openings() {}

    /** So many openings, all different as long as that is possible; the same for the same seed. */
    public static List<List<Cell>> of(Gomoku rules, int count, long seed) {
        Random random = new Random(seed);
        Set<List<Cell>> seen = new HashSet<>();
        List<List<Cell>> openings = new ArrayList<>(count);
        while (openings.size() < count) {
            List<Cell> opening = EvenOpening.drawn(rules, random).moves();
            for (int i = 0; i < TRIES && !seen.add(opening); i++) {
                opening = EvenOpening.drawn(rules, random).moves();
            }
            openings.add(opening);
        }
        return openings;
    }
}
