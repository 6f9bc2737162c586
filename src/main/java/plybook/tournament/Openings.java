package plybook.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/**
 * Beginnings of games: a few stones at random near the middle, so that no two games are the same although the players may be. Each
 * opening is played twice with colours swapped, so whom it favours does not matter.
 */
public final class Openings {
    /** Of four stones no side has three, so nothing is decided. */
    private static final int STONES = 4;

    /** So many rows and columns around the middle, where games begin. */
    private static final int AREA = 7;

    /** A small board has few openings; then they come again. */
    private static final int TRIES = 100;

    private Openings() {}

    /** So many openings, all different as long as that is possible; the same for the same seed. */
    public static List<List<Cell>> of(Gomoku rules, int count, long seed) {
        Random random = new Random(seed);
        List<Cell> area = area(rules.size());
        Set<List<Cell>> seen = new HashSet<>();
        List<List<Cell>> openings = new ArrayList<>(count);
        while (openings.size() < count) {
            List<Cell> opening = drawn(area, random);
            for (int i = 0; i < TRIES && !seen.add(opening); i++) {
                opening = drawn(area, random);
            }
            openings.add(opening);
        }
        return openings;
    }

    private static List<Cell> area(int size) {
        int side = Math.min(AREA, size);
        int first = (size - side) / 2;
        List<Cell> cells = new ArrayList<>(side * side);
        for (int row = first; row < first + side; row++) {
            for (int column = first; column < first + side; column++) {
                cells.add(new Cell(row, column));
            }
        }
        return cells;
    }

    private static List<Cell> drawn(List<Cell> area, Random random) {
        List<Cell> shuffled = new ArrayList<>(area);
        Collections.shuffle(shuffled, random);
        return List.copyOf(shuffled.subList(0, STONES));
    }
}
