package plybook.game;

import java.util.Optional;

/** A game on a square board: X is MAX and moves first, and a state is worth +1 if X has won, −1 if O has, 0 for a tie. */
public interface BoardGame extends Game<Board, Cell> {
    /** Returns the player who has won, or empty if nobody has (yet). */
    Optional<Player> winner(Board board);
}
