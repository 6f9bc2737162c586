package plybook.engine;

import java.util.List;
import plybook.game.Cell;

/**
 * A move, and the search that led to it.
 *
 * @param move the cell to play
 * @param value the player's estimate of the position, in MAX's view
 * @param depth the number of plies that were searched completely
 * @param nodes the number of positions that were searched
 * @param line the line of play that the player expects; the move is first
 * @param considered the moves that the player compared, in the order in which it tried them; empty if it compared none
 */
public record Decision(Cell move, int value, int depth, long nodes, List<Cell> line, List<Weighed> considered) {
    /**
     * A move that a player compared with others.
     *
     * @param value the value of the move on the player's own scale, in MAX's view
     * @param exact false if the search only proved that the move is no better than this for the player to move
     */
    public record Weighed(Cell move, int value, boolean exact) {}

    public Decision {
        line = List.copyOf(line);
        considered = List.copyOf(considered);
        if (line.isEmpty() || !line.get(0).equals(move)) {
            throw new IllegalArgumentException("the line " + line + " does not start with the move " + move);
        }
    }

    /** Makes a decision of a player that does not say what else it considered. */
    public Decision(Cell move, int value, int depth, long nodes, List<Cell> line) {
        this(move, value, depth, nodes, line, List.of());
    }
}
