package plybook.tournament;

import java.util.List;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/**
 * A game that was played.
 *
 * @param moves all of them, the opening's first
 */
public record GameRecord(Gomoku rules, Fixture fixture, List<Cell> moves, Outcome outcome) {
    /** Copies the list. */
    public GameRecord {
        moves = List.copyOf(moves);
    }
}
