package plybook.tournament;

import java.util.ArrayList;
import java.util.List;
import plybook.game.Cell;

/** Who plays whom, and how a game begins: everybody against everybody, each opening twice with colours swapped. */
public final class Schedule {
    private Schedule() {}

    /**
     * Every pair plays every opening twice. The games of an opening come before those of the next, so that a tournament which is
     * stopped half-way has asked everybody about as much.
     */
    public static List<Fixture> everybodyAgainstEverybody(List<Contender> contenders, List<List<Cell>> openings) {
        List<Fixture> fixtures = new ArrayList<>();
        for (List<Cell> opening : openings) {
            for (int i = 0; i < contenders.size(); i++) {
                for (int j = i + 1; j < contenders.size(); j++) {
                    Contender first = contenders.get(i);
                    Contender second = contenders.get(j);
                    fixtures.add(new Fixture(fixtures.size() + 1, first, second, opening));
                    fixtures.add(new Fixture(fixtures.size() + 1, second, first, opening));
                }
            }
        }
        return fixtures;
    }
}
