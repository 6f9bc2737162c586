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
 */
public record Decision(Cell move, int value, int depth, long nodes, List<Cell> line) {
    public Decision {
        line = List.copyOf(line);
        if (line.isEmpty() || !line.get(0).equals(move)) {
            throw new IllegalArgumentException("the line " + line + " does not start with the move " + move);
        }
    }
}
