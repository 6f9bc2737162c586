package plybook.tournament;

import java.util.List;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/**
 * A finished game.
 *
 * @param moves all moves, starting with those of the opening
 */
public record GameRecord(Gomoku rules, Fixture fixture, List<Cell> moves, Outcome outcome) {
    /** Copies the list. */
    public GameRecord {
        moves = List.copyOf(moves);
    }
}
