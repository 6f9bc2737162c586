package plybook.tournament;

import java.util.ArrayList;
import java.util.List;
import plybook.game.Cell;

/** The schedule of a tournament: each contender plays each other one, and each opening twice with colours swapped. */
public final class Schedule {
    private Schedule() {}

    /**
     * Returns the games of one opening, which every pair plays twice. They come before those of the next opening, so that in a tournament
     * that is stopped half-way all contenders have played about the same number of games.
     *
     * @param before the number of games before these
     */
    public static List<Fixture> round(List<Contender> contenders, List<Cell> opening, int before) {
        List<Fixture> fixtures = new ArrayList<>();
        for (int i = 0; i < contenders.size(); i++) {
            for (int j = i + 1; j < contenders.size(); j++) {
                Contender first = contenders.get(i);
                Contender second = contenders.get(j);
                fixtures.add(new Fixture(before + fixtures.size() + 1, first, second, opening));
                fixtures.add(new Fixture(before + fixtures.size() + 1, second, first, opening));
            }
        }
        return fixtures;
    }
}
