package plybook.tournament;

import java.util.ArrayList;
import java.util.List;
import plybook.game.Cell;

/** Who plays whom, and how a game begins: everybody against everybody, each opening twice with colours swapped. */
public final class Schedule {
    private Schedule() {}

    /**
     * The games of one opening: every pair plays it twice. They come before those of the next opening, so that a tournament which is
     * stopped half-way has asked everybody about as much.
     *
     * @param before how many games come before these
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
