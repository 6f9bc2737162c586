package plybook.engine;

import java.util.List;
import plybook.game.Cell;

/**
 * A move, and what led to it.
 *
 * @param move the cell to play
 * @param value what the player thinks that the position is worth, in MAX's view
 * @param depth how many plies were searched to the end
 * @param nodes how many positions were looked at
 * @param line how the player thinks that the game goes on, the move first
 */
public record Decision(Cell move, int value, int depth, long nodes, List<Cell> line) {
    public Decision {
        line = List.copyOf(line);
        if (line.isEmpty() || !line.get(0).equals(move)) {
            throw new IllegalArgumentException("the line " + line + " does not start with the move " + move);
        }
    }
}
