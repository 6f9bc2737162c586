package plybook.engine;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/**
 * A victory by continuous fours: each move makes a four, which leaves the opponent one answer, until one move makes two ways to five.
 *
 * @param line the moves of both sides, as far as they are forced; empty if there is no such victory
 * @param plies the number of plies until the five, or 0
 * @param nodes the number of positions that were searched
 */
public record ContinuousFours(List<Cell> line, int plies, long nodes) {
    private static final int MOST_FOURS = 20;

    /** Copies the line. */
    public ContinuousFours {
        line = List.copyOf(line);
    }

    /** Searches for the shortest victory of the player to move. */
    public static ContinuousFours from(Gomoku rules, Board board) {
        return from(rules, board, new Stop(Limits.none()), Long.MAX_VALUE);
    }

    static ContinuousFours from(Gomoku rules, Board board, Stop stop, long mostNodes) {
        Situation situation = new Situation(rules, board);
        FourSearch fours = new FourSearch(situation, stop);
        long before = stop.nodes();
        int plies = fours.shortest(MOST_FOURS, mostNodes);
        List<Cell> line = fours.line(plies).stream().map(situation::cell).toList();
        return new ContinuousFours(line, plies, stop.nodes() - before);
    }
}
