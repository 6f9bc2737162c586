package plybook.task;

import java.util.Optional;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;

/**
 * Exercise 05: the rules of Gomoku on any board of 5 to 19 rows, five or more in a row win. X is MAX and begins. The order of actions
 * is free; when the game is over there are none.
 */
public interface GomokuTask extends Game<GomokuState, Cell> {
    /** Returns the state before the first move on a board of so many rows: a new board each time, for whoever gets it may put stones on it. */
    GomokuState start(int size);

    /** On the usual board of 15 rows. */
    @Override
    default GomokuState initialState() {
        return start(15);
    }

    /**
     * Returns the player who has five or more in a row, or empty if nobody has. Nobody had before the last move, so only the lines through its cell can
     * have changed that.
     */
    Optional<Player> winner(GomokuState state);
}
